/** An example of a call, made from its schema: what it needs, and the first fields of its answer. */
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLOutputType,
} from 'graphql'

const ID = '01a21b2e-6729-7526-832d-31f1ddaf3b61'

/** By the type's name, where the name of the field says nothing. */
const VALUES: Record<string, unknown> = {
  ID,
  String: 'text',
  Int: 10,
  Float: 1.5,
  Boolean: true,
  Date: '2026-11-21',
  DateTime: '2026-11-21T08:30:00.000Z',
  JSON: [],
}

/** By the field's name. */
const KNOWN: Record<string, unknown> = {
  email: 'jo@example.com',
  password: 'a long password',
  firstname: 'Jo',
  lastname: 'Bell',
  search: 'jo',
  name: 'High Bay',
  reason: 'The feet were apart.',
  code: '123456',
  token: 'a-token',
  idempotencyKey: '6f1c1f0e-5d5e-4f53-9a53-3c6d4c2c7b11',
  color: '#1f6feb',
  timeZone: 'Europe/Amsterdam',
  filename: 'lift.webm',
  mimeType: 'video/webm',
  videoFolderType: 'OBSERVATION_VIDEO',
  query: { filter: { showResult: 'incorrect' }, sort: 'date', order: 'DESC' },
  review_type: 'MANUAL_TASK',
  skip: 0,
}

/** Given though they may be left out: pages, and what makes a call safe to repeat. */
const SHOWN = new Set(['take', 'skip', 'filter', 'idempotencyKey'])

/** Likewise, of one type: without them the call is refused. */
const NEEDED: Record<string, readonly string[]> = {
  GbsVideoInput: ['fileLocation'],
  NewTaskActionInput: ['taskId'],
  CreateObservationInput: ['observee_id'],
}

/** Fields of an answer at most, before its nested ones. */
const MOST_FIELDS = 6

export function exampleOf(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) {
  const given = field.args.filter((one) => isRequiredArgument(one) || SHOWN.has(one.name))
  const declared = given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const selection = selectionOf(field.type, 1)
  const call = `${field.name}${passed && `(${passed})`}${selection}`
  const variables = given.map(({ name, type }) => [name, valueOf(name, type)] as const)
  return {
    query: `${kind}${declared && ` (${declared})`} { ${call} }`,
    variables: Object.fromEntries(variables),
  }
}

/** Returns '' for what has no fields. */
function selectionOf(type: GraphQLOutputType, deeper: number): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(
    ({ args }) => !args.some(isRequiredArgument),
  )
  const plain = fields.filter((field) => !isObjectType(getNamedType(field.type)))
  const nested = deeper > 0 ? fields.filter((field) => isObjectType(getNamedType(field.type))) : []
  const shown = [
    ...plain.slice(0, MOST_FIELDS).map(({ name }) => name),
    ...nested.slice(0, plain.length > 0 ? 1 : 2).flatMap((field) => {
      const inner = selectionOf(field.type, deeper - 1)
      return inner ? [`${field.name}${inner}`] : []
    }),
  ]
  return shown.length > 0 ? ` { ${shown.join(' ')} }` : ''
}

function valueOf(name: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(name, type.ofType)
  if (isListType(type)) return [valueOf(name, type.ofType)]
  if (isEnumType(type)) return KNOWN[name] ?? type.getValues()[0]?.name
  if (name === 'fileLocation') return ID
  if (!isInputObjectType(type)) return KNOWN[name] ?? VALUES[type.name]
  const fields = Object.values(type.getFields())
  return Object.fromEntries(
    fields
      .filter(
        (field) =>
          isRequiredInputField(field) ||
          SHOWN.has(field.name) ||
          NEEDED[type.name]?.includes(field.name),
      )
      .map((field) => [field.name, valueOf(field.name, field.type)]),
  )
}
