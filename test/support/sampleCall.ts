/** Writes a valid document for any operation of the SDL: the required arguments and the simplest selection. */
import { typeDefs } from '#api/generated/typeDefs.ts'
import {
  buildSchema,
  type GraphQLField,
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

/** For each argument, or field of one, that names records: the call with its id; others that are required are `other`. */
export function callsWithOneId(operation: string, other: string, selection: string): CallWithId[] {
  const query = schema.getQueryType()?.getFields()[operation]
  const field = query ?? schema.getMutationType()?.getFields()[operation]
  if (!field) throw new Error(`The SDL has no operation ${operation}.`)
  return field.args.flatMap((chosen) =>
    idPaths(chosen.type, [chosen.name]).map((path) => ({
      name: path.at(-1) ?? '',
      document: (id) => {
        const given = field.args
          .filter((argument) => argument === chosen || isRequiredArgument(argument))
          .map((argument) => {
            const inner = argument === chosen ? path.slice(1) : null
            return `${argument.name}: ${inner ? valueAt(argument.type, inner, { id, other }) : sampleOf(argument.type, other, false)}`
          })
          .join(', ')
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

function valueAt(
  type: GraphQLInputType,
  [name, ...path]: string[],
  ids: { id: string; other: string },
): string {
  if (isNonNullType(type)) return valueAt(type.ofType, name ? [name, ...path] : [], ids)
  if (isListType(type)) return `[${valueAt(type.ofType, name ? [name, ...path] : [], ids)}]`
  if (!isInputObjectType(type)) return JSON.stringify(ids.id)
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.name === name) return [`${field.name}: ${valueAt(field.type, path, ids)}`]
    return isNonNullType(field.type)
      ? [`${field.name}: ${sampleOf(field.type, ids.other, false)}`]
      : []
  })
  return `{${fields.join(', ')}}`
}

/** Whether an argument of the operation names a record. */
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
