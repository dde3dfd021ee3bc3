import {
  buildSchema,
  getVariableValues,
  parse,
  validate,
  type OperationDefinitionNode,
} from 'graphql'
import { describe, expect, it } from 'vitest'
import { typeDefs } from '#api/generated/typeDefs.ts'
import { RESOURCES, type ResourceName } from '#api/resources.ts'
import { buildQuery, type BuiltQuery, type RequestName } from './buildQuery.ts'

const schema = buildSchema(typeDefs)
const names = Object.keys(RESOURCES) as ResourceName[]
const build = buildQuery('c1')

const list = {
  pagination: { page: 3, perPage: 10 },
  sort: { field: 'deleted_at', order: 'ASC' as const },
  filter: { search: 'ann', showDeleted: true },
}

describe.each(names)('the requests for %s', (name) => {
  const requests: [RequestName, object][] = [
    ['GET_LIST', list],
    ['GET_ONE', { id: '1' }],
    ['GET_MANY', { ids: ['1', '2', '3'] }],
    ['DELETE', { id: '1' }],
    ...(RESOURCES[name].bulkDelete
      ? [['DELETE_MANY', { ids: ['1'] }] as [RequestName, object]]
      : []),
  ]

  it.each(requests)('[12.12] %s is an operation of the contract', (request, params) => {
    expectValid(build(request, name, params))
  })

  it.each(['CREATE', 'UPDATE'] as const)('[12.12] %s is a document of the contract', (request) => {
    const { query } = build(request, name, { id: '1', data: {} })
    expect(validate(schema, parse(query))).toEqual([])
  })
})

it('[12.12] asks list and total in one document, with skip, take, the sort column and the client', () => {
  const { query, variables } = build('GET_LIST', 'allobservations', {
    ...list,
    sort: { field: 'task.name', order: 'DESC' },
  })
  expect(parse(query).definitions).toHaveLength(1)
  expect(variables).toEqual({
    filter: {
      search: 'ann',
      showDeleted: true,
      skip: 20,
      take: 10,
      sort: { column: 'task_name', order: 'DESC' },
    },
    input: { clientId: 'c1' },
    upTo: 1_000,
  })
})

it('[46.16] counts a searched list beyond its page, and says when there are more than that', () => {
  const lastCounted = { ...list, pagination: { page: 100, perPage: 10 } }
  const { variables, read } = build('GET_LIST', 'allobservations', lastCounted)
  expect(variables).toMatchObject({ upTo: 2_000 })
  expect(read({ rows: [], total: 2_000 })).toEqual({ data: [], total: 2_000 })
  expect(read({ rows: [], total: 3_002 })).toEqual({
    data: [],
    total: 2_001,
    meta: { moreThan: 2_000 },
  })
  const whole = build('GET_LIST', 'allobservations', { ...list, filter: {} })
  expect(whole.variables).not.toHaveProperty('upTo')
  expect(whole.read({ rows: [], total: 3_002 })).toEqual({ data: [], total: 3_002 })
})

it('[12.12] a list that takes `where` says it in the rows and in the total', () => {
  const { query, variables } = build('GET_LIST', 'users', {
    ...list,
    meta: { where: { type: 'CLIENT_USER' } },
  })
  expect(variables?.['where']).toEqual({ type: 'CLIENT_USER' })
  expect(query.match(/where: \$where/gu)).toHaveLength(2)
  expect(query).toContain('$where: UserWhere')
})

it('[12.12] clients take all in input', () => {
  const { variables } = build('GET_LIST', 'clients', list)
  expect(variables).toEqual({
    input: {
      search: 'ann',
      showDeleted: true,
      skip: 20,
      take: 10,
      sort: { column: 'deleted_at', order: 'ASC' },
    },
  })
})

it('[7.13] an update carries the updated_at that was read', () => {
  const { variables } = build('UPDATE', 'tasks', {
    id: '7',
    data: { name: 'Lift' },
    previousData: { id: '7', updated_at: '2026-01-01T00:00:00.000Z' },
  })
  expect(variables).toEqual({
    id: '7',
    input: { name: 'Lift' },
    expectedUpdatedAt: '2026-01-01T00:00:00.000Z',
  })
})

it('[12.12] a new record is made in the client on the screen', () => {
  const made = build('CREATE', 'locations', { data: { name: 'Dock' } })
  expect(made.variables).toEqual({ input: { clientId: 'c1', name: 'Dock' } })
  const client = build('CREATE', 'clients', { data: { company_name: 'Acme' } })
  expect(client.variables).toEqual({ input: { companyName: 'Acme' } })
})

it('[4.31] an observation is created with the idempotency key of its submission', () => {
  const meta = { idempotencyKey: 'k1' }
  const { query, variables } = build('CREATE', 'allobservations', { data: { notes: '' }, meta })
  expect(query).toContain('createObservation(input: $input, idempotencyKey: $idempotencyKey)')
  expect(variables).toEqual({ input: { notes: '' }, idempotencyKey: 'k1' })
  expect(build('CREATE', 'locations', { data: {} }).query).not.toContain('idempotencyKey')
})

function expectValid({ query, variables }: BuiltQuery) {
  const document = parse(query)
  expect(validate(schema, document)).toEqual([])
  const [operation] = document.definitions as [OperationDefinitionNode]
  const values = getVariableValues(schema, operation.variableDefinitions ?? [], { ...variables })
  expect(values.errors ?? []).toEqual([])
}
