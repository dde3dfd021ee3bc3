/** Writes a document that selects every field of an operation of the SDL, with pages of a given size. */
import { typeDefs } from '#api/generated/typeDefs.ts'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

const schema = buildSchema(typeDefs)

export interface FullCallOptions {
  take: number
  /** Values of arguments: of `id` by the type that is returned, of others by their name. */
  given: Record<string, string>
}

export function fullCall(operation: string, whole: FullCallOptions): string {
  const field = schema.getQueryType()?.getFields()[operation]
  if (!field) throw new Error(`The SDL has no query ${operation}.`)
  const type = getNamedType(field.type).name
  return `{ answer: ${operation}${argumentsOf(field.args, type, whole)} ${selectionOf(field.type, whole, [])} }`
}

/** Selects every field of an operation's answer; '' of a scalar. */
export function fullSelection(operation: string, whole: FullCallOptions): string {
  const types = [schema.getQueryType(), schema.getMutationType()]
  const field = types.map((type) => type?.getFields()[operation]).find(Boolean)
  if (!field) throw new Error(`The SDL has no operation ${operation}.`)
  return selectionOf(field.type, whole, [])
}

export const QUERIES: readonly string[] = Object.keys(schema.getQueryType()?.getFields() ?? {})

function argumentsOf(
  args: readonly GraphQLArgument[],
  type: string,
  { take, given }: FullCallOptions,
) {
  const written = args.flatMap((argument) => {
    if (argument.name in given) return [`${argument.name}: ${given[argument.name]}`]
    if (argument.name === 'take') return [`take: ${take}`]
    if (takes(argument)) return [`${argument.name}: { take: ${take} }`]
    const named = getNamedType(argument.type)
    if (isRequiredArgument(argument) && isEnumType(named))
      return [`${argument.name}: ${named.getValues()[0]?.name}`]
    if (isRequiredArgument(argument)) return [`${argument.name}: "${given[type]}"`]
    return []
  })
  return written.length > 0 ? `(${written.join(', ')})` : ''
}

function takes({ name, type }: GraphQLArgument): boolean {
  const named = getNamedType(type)
  return name === 'take' || (isInputObjectType(named) && 'take' in named.getFields())
}

/** Stops at a record inside one of its own type, which would recurse endlessly. */
function selectionOf(
  type: GraphQLOutputType,
  whole: FullCallOptions,
  inside: readonly string[],
): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const path = [...inside, named.name]
  const fields = Object.values(named.getFields())
    .filter((field) => !path.includes(getNamedType(field.type).name))
    .map(
      (field) =>
        `${field.name}${argumentsOf(field.args, named.name, whole)} ${selectionOf(field.type, whole, path)}`,
    )
  return `{ ${fields.join(' ')} }`
}
