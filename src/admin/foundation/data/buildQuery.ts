/** Maps each of react-admin's requests to a GraphQL operation and its response. */
import type { Identifier } from 'react-admin'
import { type ResourceName, RESOURCES } from '#api/resources.ts'
import { toInputNames } from '#domain/forms/inputNames.ts'
import { type ListRequest, listVariables } from './listVariables.ts'

/** GraphQL documents of an entity, generated from its row in RESOURCES. */
const resourceDocuments = {
  /** Selects rows as `rows` and their number as `total`, in one request. `complete`: with every part of each row. */
  list: (name: ResourceName, complete = false) => {
    const { list, total, isTotalBounded, types, listArguments, wholeListArguments, listFields } =
      RESOURCES[name]
    const extra = complete ? (wholeListArguments ?? listArguments) : listArguments
    const taken = {
      ...(types.filter ? { filter: types.filter } : {}),
      input: types.listInput,
      ...(types.where ? { where: types.where } : {}),
    }
    const variables = [
      ...Object.entries(taken).map(([argument, type]) => `$${argument}: ${type}`),
      ...(isTotalBounded ? ['$upTo: Int'] : []),
    ]
    const pass = Object.keys(taken)
      .map((argument) => `${argument}: $${argument}`)
      .join(', ')
    const rows = extra ? `${pass}, ${extra}` : pass
    return `query List(${variables.join(', ')}) {
      rows: ${list}(${rows}) { ${listFields} }
      total: ${total}(${pass}${isTotalBounded ? ', upTo: $upTo' : ''})
    }`
  },

  one: (name: ResourceName) => {
    const { one, recordFields } = RESOURCES[name]
    return `query One($id: ID!) { record: ${one}(id: $id) { ${recordFields} } }`
  },

  /** Selects the records as r0, r1, …, for the variables id0, id1, … */
  many: (name: ResourceName, count: number) => {
    const { one, listFields } = RESOURCES[name]
    const at = Array.from({ length: count }, (_, index) => index)
    return `query Many(${at.map((index) => `$id${index}: ID!`).join(', ')}) {
      ${at.map((index) => `r${index}: ${one}(id: $id${index}) { ${listFields} }`).join('\n')}
    }`
  },

  create: (name: ResourceName, idempotencyKey?: string) => {
    const { create, types, recordFields } = RESOURCES[name]
    const [variable, argument] = idempotencyKey
      ? [', $idempotencyKey: String', ', idempotencyKey: $idempotencyKey']
      : ['', '']
    return `mutation Create($input: ${types.create}!${variable}) {
      record: ${create}(input: $input${argument}) { ${recordFields} }
    }`
  },

  update: (name: ResourceName) => {
    const { update, types, recordFields } = RESOURCES[name]
    return `mutation Update($id: ID!, $input: ${types.update}!, $expectedUpdatedAt: DateTime) {
      record: ${update}(id: $id, input: $input, expectedUpdatedAt: $expectedUpdatedAt) { ${recordFields} }
    }`
  },

  delete: (name: ResourceName) =>
    `mutation Delete($id: ID!) { record: ${RESOURCES[name].delete}(id: $id) { id } }`,

  bulkDelete: (name: ResourceName) => {
    const { bulkDelete } = RESOURCES[name]
    if (!bulkDelete) throw new Error(`${name} has no bulk delete.`)
    return `mutation BulkDelete($ids: [ID!]!) { ids: ${bulkDelete}(ids: $ids) }`
  },
}

/** Document that restores one or many records, as `answer`. */
export const restoreDocument = (name: ResourceName): string =>
  `mutation Restore($ids: [ID!]!) {
    answer: ${RESOURCES[name].restore}(ids: $ids) { deleted_references { name } }
  }`

export interface RestoreAnswer {
  /** Deleted records that the restored ones point to. */
  answer: { deleted_references: { name: string }[] }
}

/** clientId: the current client, for which lists are requested and records created. */
export const buildQuery =
  (clientId: string | null) =>
  (request: RequestName, resource: string, params: RequestParams): BuiltQuery => {
    if (!Object.hasOwn(RESOURCES, resource)) throw new Error(`${resource} is no resource.`)
    if (!Object.hasOwn(BUILDERS, request)) throw new Error(`${request} is not offered.`)
    return BUILDERS[request](resource as ResourceName, params, clientId)
  }

interface RequestParams extends ListRequest {
  id?: Identifier
  ids?: Identifier[]
  target?: string
  data?: Record<string, unknown>
  previousData?: Record<string, unknown>
  signal?: AbortSignal
}

export interface BuiltQuery {
  query: string
  variables: Record<string, unknown>
  /** Converts the response's data to react-admin's result. */
  read: (data: Data) => object
}

type Data = Record<string, unknown>

type Build = (name: ResourceName, params: RequestParams, clientId: string | null) => BuiltQuery

const list: Build = (name, params, clientId) => {
  const variables = listVariables(name, params, clientId)
  return {
    query: resourceDocuments.list(name, params.meta?.complete),
    variables,
    read: ({ rows, total }) => ({ data: rows, ...readTotal(total as number, variables['upTo']) }),
  }
}

/** Above `upTo` the total is not known: there are more. */
function readTotal(total: number, upTo: unknown): { total: number; meta?: ListMeta } {
  if (typeof upTo !== 'number' || total <= upTo) return { total }
  return { total: upTo + 1, meta: { moreThan: upTo } }
}

/** `meta` of a list's answer. */
export interface ListMeta {
  /** There are more than this many records, and `total` is one more. */
  moreThan?: number
}

/** The record's field names become those of the contract's input. */
const inputOf = (name: ResourceName, data: RequestParams['data'] = {}) =>
  toInputNames(RESOURCES[name].inputNames, data)

const record: BuiltQuery['read'] = ({ record }) => ({ data: record })

/** By ra-data-graphql's names of react-admin's requests. */
const BUILDERS = {
  GET_LIST: list,

  GET_MANY_REFERENCE: (name, { target = '', id, ...params }, clientId) =>
    list(name, { ...params, filter: { ...params.filter, [target]: [id] } }, clientId),

  GET_ONE: (name, { id }) => ({
    query: resourceDocuments.one(name),
    variables: { id },
    read: record,
  }),

  GET_MANY: (name, { ids = [] }) => ({
    query: resourceDocuments.many(name, ids.length),
    variables: Object.fromEntries(ids.map((id, index) => [`id${index}`, id])),
    read: (data) => ({ data: ids.map((_, index) => data[`r${index}`]) }),
  }),

  CREATE: (name, { data, meta: { idempotencyKey, input } = {} }, clientId) => ({
    query: resourceDocuments.create(name, idempotencyKey),
    variables: {
      input: {
        ...(RESOURCES[name].takesClient ? { clientId } : {}),
        ...inputOf(name, data),
        ...input,
      },
      idempotencyKey,
    },
    read: record,
  }),

  UPDATE: (name, { id, data, previousData }) => ({
    query: resourceDocuments.update(name),
    variables: {
      id,
      input: inputOf(name, data),
      expectedUpdatedAt: previousData?.['updated_at'] ?? null,
    },
    read: record,
  }),

  DELETE: (name, { id }) => ({
    query: resourceDocuments.delete(name),
    variables: { id },
    read: record,
  }),

  DELETE_MANY: (name, { ids }) => ({
    query: resourceDocuments.bulkDelete(name),
    variables: { ids },
    read: ({ ids: deleted }) => ({ data: deleted }),
  }),
} satisfies Record<string, Build>

export type RequestName = keyof typeof BUILDERS
