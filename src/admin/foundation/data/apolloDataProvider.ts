/** react-admin's data provider over ra-data-graphql and Apollo. Loaded on demand: prefetched lists do not need it. */
import { type DocumentNode, parse } from 'graphql'
import buildGraphqlProvider from 'ra-data-graphql'
import type { BuildQuery } from 'ra-data-graphql'
import type { DataProvider } from 'react-admin'
import { memoize } from '#domain/memoize.ts'
import { graphqlClient } from './apolloClient.ts'
import { buildQuery, type RequestName } from './buildQuery.ts'

/** Without introspection, because buildQuery knows the API. */
export const apolloDataProvider = (clientId: string | null): DataProvider =>
  buildGraphqlProvider({
    client: graphqlClient,
    introspection: false,
    buildQuery: () => buildApolloQuery(clientId),
    query: () => ({ fetchPolicy: 'no-cache' }),
    mutation: () => ({ fetchPolicy: 'no-cache' }),
  })

/** Maps react-admin's requests to GraphQL operations and their responses back. */
export const buildApolloQuery = (clientId: string | null): BuildQuery => {
  const build = buildQuery(clientId)
  return (request, resource, params) => {
    const name = REQUEST_NAMES[request]
    if (!name) throw new Error(`${request} is not supported.`)
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

/** Parses each document once. */
const parseDocument = memoize((document: string): DocumentNode => parse(document), 500)
