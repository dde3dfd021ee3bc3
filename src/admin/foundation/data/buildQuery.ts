/** What each of react-admin's requests asks of the server, and how the answer is read. */
import { RESOURCES } from '#api/resources.ts'
import type { ResourceName } from '#api/resources.ts'
import type { Identifier } from 'react-admin'
import { listVariables } from './listVariables.ts'
import type { ListRequest } from './listVariables.ts'
import { resourceDocuments } from './resourceDocuments.ts'

/** clientId: the client on the screen, in whose name lists are asked and records made. */
export const buildQuery =
  (clientId: string | null) =>
  (request: RequestName, resource: string, params: RequestParams): BuiltQuery => {
    if (!Object.hasOwn(RESOURCES, resource)) throw new Error(`${resource} is no resource.`)
    const build = BUILDERS[request]
    if (!build) throw new Error(`${request} is not offered.`)
    return build(resource as ResourceName, params, clientId)
  }

/** As react-admin's data provider calls them. */
export type RequestName =
  | 'getList'
  | 'getOne'
  | 'getMany'
  | 'getManyReference'
  | 'create'
  | 'update'
  | 'updateMany'
  | 'delete'
  | 'deleteMany'

export interface RequestParams extends ListRequest {
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
  /** From the answer's data to what react-admin takes. */
  read: (data: Data) => object
}

type Data = Record<string, unknown>

type Build = (name: ResourceName, params: RequestParams, clientId: string | null) => BuiltQuery

/** Their inputs have no clientId: a client is nobody's, an observation is always one's own client's. */
const WITHOUT_CLIENT = new Set<ResourceName>(['clients', 'allobservations'])

const list: Build = (name, params, clientId) => ({
  query: resourceDocuments.list(name, params.meta?.whole),
  variables: listVariables(name, params, clientId),
  read: ({ rows, total }) => ({ data: rows, total }),
})

const record: BuiltQuery['read'] = ({ record }) => ({ data: record })

const BUILDERS: Partial<Record<RequestName, Build>> = {
  getList: list,

  getManyReference: (name, { target = '', id, ...params }, clientId) =>
    list(name, { ...params, filter: { ...params.filter, [target]: [id] } }, clientId),

  getOne: (name, { id }) => ({
    query: resourceDocuments.one(name),
    variables: { id },
    read: record,
  }),

  getMany: (name, { ids = [] }) => ({
    query: resourceDocuments.many(name, ids.length),
    variables: Object.fromEntries(ids.map((id, index) => [`id${index}`, id])),
    read: (data) => ({ data: ids.map((_, index) => data[`r${index}`]) }),
  }),

  create: (name, { data }, clientId) => ({
    query: resourceDocuments.create(name),
    variables: { input: WITHOUT_CLIENT.has(name) ? data : { clientId, ...data } },
    read: record,
  }),

  update: (name, { id, data, previousData }) => ({
    query: resourceDocuments.update(name),
    variables: { id, input: data, expectedUpdatedAt: previousData?.['updated_at'] ?? null },
    read: record,
  }),

  delete: (name, { id }) => ({
    query: resourceDocuments.delete(name),
    variables: { id },
    read: record,
  }),

  deleteMany: (name, { ids }) => ({
    query: resourceDocuments.bulkDelete(name),
    variables: { ids },
    read: ({ ids: deleted }) => ({ data: deleted }),
  }),
}
