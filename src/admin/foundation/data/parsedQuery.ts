/** What ra-data-graphql sends for each of react-admin's requests, and how it reads the answer. */
import type { BuildQuery } from 'ra-data-graphql'
import { buildQuery } from './buildQuery.ts'
import type { RequestName } from './buildQuery.ts'
import { parseDocument } from './parsed.ts'

export const buildApolloQuery = (clientId: string | null): BuildQuery => {
  const build = buildQuery(clientId)
  return (request, resource, params) => {
    const name = REQUEST_NAMES[request]
    if (!name) throw new Error(`${request} is not offered.`)
    const { query, variables, read } = build(name, resource, params)
    return { query: parseDocument(query), variables, parseResponse: ({ data }) => read(data) }
  }
}

const REQUEST_NAMES: Record<string, RequestName> = {
  GET_LIST: 'getList',
  GET_ONE: 'getOne',
  GET_MANY: 'getMany',
  GET_MANY_REFERENCE: 'getManyReference',
  CREATE: 'create',
  UPDATE: 'update',
  UPDATE_MANY: 'updateMany',
  DELETE: 'delete',
  DELETE_MANY: 'deleteMany',
}
