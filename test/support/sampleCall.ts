/** Writes a valid document for any operation of the SDL: the required arguments and the simplest selection. */
import { typeDefs } from '#api/generated/typeDefs.ts'
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

const schema = buildSchema(typeDefs)

/** Every ID in the arguments is `id`; `optionalIds` includes the optional ones. */
export function sampleCall(operation: string, id: string, optionalIds = true): string {
  const query = schema.getQueryType()?.getFields()[operation]
  const field = query ?? schema.getMutationType()?.getFields()[operation]
  if (!field) throw new Error(`The SDL has no operation ${operation}.`)
  const given = argumentsOf(field, id, optionalIds)
  return `${query ? 'query' : 'mutation'} { ${operation}${given && `(${given})`} ${selectionOf(field.type)} }`
}

/** A document with one id among its arguments. */
export interface CallWithId {
  /** Name of the argument's innermost field. */
  name: string
  document: (id: string) => string
}

export interface CallOptions {
  /** Values for arguments and fields by name, also optional ones, in the call with an id at `name`. */
  given: (name: string) => Readonly<Record<string, string>>
  /** The id of a required argument of this name. */
  otherId: (name: string) => string
  /** Instead of the simplest. */
  selection?: string
}

/** For each argument, or field of one, that names records: the call with its id. */
export function callsWithOneId(operation: string, options: CallOptions): CallWithId[] {
  const query = schema.getQueryType()?.getFields()[operation]
  const field = query ?? schema.getMutationType()?.getFields()[operation]
  if (!field) throw new Error(`The SDL has no operation ${operation}.`)
  const { selection = selectionOf(field.type) } = options
  return field.args.flatMap((chosen) =>
    idPaths(chosen.type, [chosen.name]).map((path) => ({
      name: path.at(-1) ?? '',
      document: (id) => {
        const given = fieldsOf(field.args, path, {
          otherId: options.otherId,
          given: options.given(path.at(-1) ?? ''),
          id,
        })
        return `${query ? 'query' : 'mutation'} { answer: ${operation}(${given}) ${selection} }`
      },
    })),
  )
}

function idPaths(type: GraphQLInputType, path: string[]): string[][] {
  const named = getNamedType(type)
  if (named.name === 'ID') return [path]
  if (!isInputObjectType(named)) return []
  return Object.values(named.getFields()).flatMap((field) =>
    idPaths(field.type, [...path, field.name]),
  )
}

interface Filling {
  id: string
  otherId: CallOptions['otherId']
  given: Readonly<Record<string, string>>
}

/** Writes the field at the path, those that are given, and those that are required. */
function fieldsOf(
  fields: readonly (GraphQLArgument | GraphQLInputField)[],
  [chosen, ...path]: readonly string[],
  filling: Filling,
): string {
  return fields
    .flatMap(({ name, type }) => {
      if (name === chosen) return `${name}: ${valueAt(type, { name, path }, filling)}`
      const given = filling.given[name]
      if (given === undefined && !isNonNullType(type)) return []
      return `${name}: ${given ?? valueAt(type, { name, path: null }, filling)}`
    })
    .join(', ')
}

/** `path` leads to the id; null: it is elsewhere. */
function valueAt(
  type: GraphQLInputType,
  { name, path }: { name: string; path: readonly string[] | null },
  filling: Filling,
): string {
  if (isNonNullType(type)) return valueAt(type.ofType, { name, path }, filling)
  if (isListType(type)) return `[${valueAt(type.ofType, { name, path }, filling)}]`
  if (isInputObjectType(type))
    return `{${fieldsOf(Object.values(type.getFields()), path ?? [], filling)}}`
  if (getNamedType(type).name !== 'ID') return sampleOf(type, '', false)
  return JSON.stringify(path ? filling.id : filling.otherId(name))
}

/** True if an argument of the operation names a record. */
export function takesId(operation: string): boolean {
  return sampleCall(operation, 'the id').includes('the id')
}

function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  id: string,
  optionalIds: boolean,
): string {
  return field.args
    .filter(
      (argument) => isRequiredArgument(argument) || (optionalIds && namesRecord(argument.type)),
    )
    .map((argument) => `${argument.name}: ${sampleOf(argument.type, id, optionalIds)}`)
    .join(', ')
}

function sampleOf(type: GraphQLInputType, id: string, optionalIds: boolean): string {
  if (isNonNullType(type)) return sampleOf(type.ofType, id, optionalIds)
  if (isListType(type)) return `[${sampleOf(type.ofType, id, optionalIds)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type))
    return `{${Object.values(type.getFields())
      .filter((field) => isNonNullType(field.type) || (optionalIds && namesRecord(field.type)))
      .map((field) => `${field.name}: ${sampleOf(field.type, id, optionalIds)}`)
      .join(', ')}}`
  return SCALARS[type.name] ?? JSON.stringify(id)
}

const SCALARS: Record<string, string> = {
  String: '"sample text"',
  Int: '1',
  Float: '1',
  Boolean: 'true',
  DateTime: '"2026-01-05T10:00:00.000Z"',
  Date: '"2026-01-05"',
  JSON: '{}',
}

function namesRecord(type: GraphQLInputType): boolean {
  const named = getNamedType(type)
  if (isInputObjectType(named))
    return Object.values(named.getFields()).some((field) => namesRecord(field.type))
  return named.name === 'ID'
}

function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  return isObjectType(named) ? '{ __typename }' : ''
}
