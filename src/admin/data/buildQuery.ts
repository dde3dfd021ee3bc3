/** What ra-data-graphql sends for each of react-admin's requests, and how it reads the answer. */
import type { BuildQuery, BuildQueryResult } from 'ra-data-graphql'
import { RESOURCES } from '#api/resources.ts'
import type { ResourceName } from '#api/resources.ts'
import { listVariables } from './listVariables.ts'
import type { ListRequest } from './listVariables.ts'
import { resourceDocuments } from './resourceDocuments.ts'

/** clientId: the client on the screen, in whose name lists are asked and records made. */
export const buildQuery =
  (clientId: string | null): BuildQuery =>
  (request, resource, params: Params) => {
    if (!Object.hasOwn(RESOURCES, resource)) throw new Error(`${resource} is no resource.`)
    const build = BUILDERS[request]
    if (!build) throw new Error(`${request} is not offered.`)
    return build(resource as ResourceName, params, clientId)
  }

interface Params extends ListRequest {
  id?: string
  ids?: string[]
  target?: string
  data?: Record<string, unknown>
  previousData?: { updated_at?: string }
}

type Build = (name: ResourceName, params: Params, clientId: string | null) => BuildQueryResult

/** Their inputs have no clientId: a client is nobody's, an observation is always one's own client's. */
const WITHOUT_CLIENT = new Set<ResourceName>(['clients', 'allobservations'])

const list: Build = (name, params, clientId) => ({
  query: resourceDocuments.list(name, params.meta?.whole),
  variables: listVariables(name, params, clientId),
  parseResponse: ({ data }) => ({ data: data.rows, total: data.total }),
})

const record: BuildQueryResult['parseResponse'] = ({ data }) => ({ data: data.record })

const BUILDERS: Record<string, Build> = {
  GET_LIST: list,

  GET_MANY_REFERENCE: (name, { target = '', id, ...params }, clientId) =>
    list(name, { ...params, filter: { ...params.filter, [target]: [id] } }, clientId),

  GET_ONE: (name, { id }) => ({
    query: resourceDocuments.one(name),
    variables: { id },
    parseResponse: record,
  }),

  GET_MANY: (name, { ids = [] }) => ({
    query: resourceDocuments.many(name, ids.length),
    variables: Object.fromEntries(ids.map((id, index) => [`id${index}`, id])),
    parseResponse: ({ data }) => ({ data: ids.map((_, index) => data[`r${index}`]) }),
  }),

  CREATE: (name, { data }, clientId) => ({
    query: resourceDocuments.create(name),
    variables: { input: WITHOUT_CLIENT.has(name) ? data : { clientId, ...data } },
    parseResponse: record,
  }),

  UPDATE: (name, { id, data, previousData }) => ({
    query: resourceDocuments.update(name),
    variables: { id, input: data, expectedUpdatedAt: previousData?.updated_at ?? null },
    parseResponse: record,
  }),

  DELETE: (name, { id }) => ({
    query: resourceDocuments.delete(name),
    variables: { id },
    parseResponse: record,
  }),

  DELETE_MANY: (name, { ids }) => ({
    query: resourceDocuments.bulkDelete(name),
    variables: { ids },
    parseResponse: ({ data }) => ({ data: data.ids }),
  }),
}
