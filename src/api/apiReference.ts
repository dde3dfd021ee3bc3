/** What the API's reference page says, read off the schema and the access table. */
import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  getNamedType,
  type GraphQLSchema,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { CALLS, type CallAccess, type Operation } from '../domain/access.ts'
import { exampleOf } from './apiExample.ts'

export interface ApiReference {
  operations: readonly ApiOperation[]
  types: readonly ApiType[]
  /** What holds for every query, and for every mutation. */
  queries: string
  mutations: string
}

export interface ApiOperation {
  name: string
  kind: 'query' | 'mutation'
  description: string
  access: CallAccess
  arguments: readonly ApiField[]
  /** As the schema writes it: `[Location!]!`. */
  answer: string
  example: ApiExample
}

export interface ApiExample {
  query: string
  variables: Record<string, unknown>
}

export interface ApiField {
  name: string
  type: string
  description: string
  isRequired: boolean
}

/** A type that an operation takes or answers. */
export interface ApiType {
  name: string
  kind: 'input' | 'object' | 'enum' | 'scalar'
  description: string
  /** Or the values of an enumeration. */
  fields: readonly ApiField[]
}

export function apiReference(schema: GraphQLSchema): ApiReference {
  const [queries, mutations] = [schema.getQueryType(), schema.getMutationType()]
  if (!queries || !mutations) throw new Error('The schema has no queries or no mutations.')
  const of = (kind: ApiOperation['kind'], fields: Record<string, GraphQLField<unknown, unknown>>) =>
    Object.values(fields).map((field) => operationOf(kind, field))
  return {
    operations: [
      ...of('query', queries.getFields()),
      ...of('mutation', mutations.getFields()),
    ].toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    types: usedTypes([queries, mutations]).map(typeOf),
    queries: queries.description ?? '',
    mutations: mutations.description ?? '',
  }
}

function operationOf(
  kind: ApiOperation['kind'],
  field: GraphQLField<unknown, unknown>,
): ApiOperation {
  return {
    name: field.name,
    kind,
    description: field.description ?? '',
    access: CALLS[field.name as Operation],
    arguments: field.args.map((one) => fieldOf(one, isRequiredArgument(one))),
    answer: String(field.type),
    example: exampleOf(kind, field),
  }
}

const fieldOf = (
  { name, type, description }: GraphQLArgument | GraphQLInputField | GraphQLField<unknown, unknown>,
  isRequired: boolean,
): ApiField => ({ name, type: String(type), description: description ?? '', isRequired })

/** Every type that can be reached from these, by name, but the scalars that every GraphQL has. */
function usedTypes(roots: readonly GraphQLNamedType[]): GraphQLNamedType[] {
  const found = new Set<GraphQLNamedType>(roots)
  // The loop reaches what it adds.
  for (const type of found)
    if (isObjectType(type) || isInputObjectType(type))
      for (const field of Object.values(type.getFields())) {
        found.add(nameableOf(field.type))
        if ('args' in field) for (const { type } of field.args) found.add(nameableOf(type))
      }
  return [...found]
    .filter((type) => !roots.includes(type) && !BUILT_IN.has(type.name))
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** Types of arguments and of answers alike. */
const nameableOf = (type: GraphQLType): GraphQLNamedType => getNamedType(type)

const BUILT_IN = new Set(['ID', 'String', 'Int', 'Float', 'Boolean'])

function typeOf(type: GraphQLNamedType): ApiType {
  const named = { name: type.name, description: type.description ?? '' }
  if (isEnumType(type)) return { ...named, kind: 'enum', fields: valuesOf(type) }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    return {
      ...named,
      kind: 'input',
      fields: fields.map((field) => fieldOf(field, isRequiredInputField(field))),
    }
  }
  if (!isObjectType(type)) return { ...named, kind: 'scalar', fields: [] }
  const fields = Object.values(type.getFields())
  return { ...named, kind: 'object', fields: fields.map((field) => fieldOf(field, false)) }
}

const valuesOf = (type: GraphQLEnumType): ApiField[] =>
  type.getValues().map(({ name, description }) => ({
    name,
    type: '',
    description: description ?? '',
    isRequired: false,
  }))
