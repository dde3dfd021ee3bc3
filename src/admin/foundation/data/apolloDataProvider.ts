/** Questions to the server over Apollo, ra-data-graphql among them: code that nothing asked ahead has to wait for. */
import { type DocumentNode, Kind, OperationTypeNode, parse } from 'graphql'
import buildGraphqlProvider from 'ra-data-graphql'
import type { BuildQuery } from 'ra-data-graphql'
import { type DataProvider, HttpError } from 'react-admin'
import { graphqlClient } from './apolloClient.ts'
import { buildQuery, type RequestName } from './buildQuery.ts'

/** Throws an HttpError that firstErrorMessage reads. */
export async function sendDocument(
  document: string,
  variables: Record<string, unknown>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const node = parseDocument(document)
  const context = { fetchOptions: { signal } }
  try {
    const { data } = isMutation(node)
      ? await graphqlClient.mutate<unknown>({ mutation: node, variables, context })
      : await graphqlClient.query<unknown>({ query: node, variables, context })
    return data
  } catch (error) {
    throw new HttpError(error instanceof Error ? error.message : String(error), 200, error)
  }
}

/** Without introspection: the contract is known. */
export const apolloDataProvider = (clientId: string | null): DataProvider =>
  buildGraphqlProvider({
    client: graphqlClient,
    introspection: false,
    buildQuery: () => buildApolloQuery(clientId),
    query: () => ({ fetchPolicy: 'no-cache' }),
    mutation: () => ({ fetchPolicy: 'no-cache' }),
  })

const isMutation = ({ definitions }: DocumentNode) =>
  definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.MUTATION,
  )

/** What ra-data-graphql sends for each of react-admin's requests, and how it reads the answer. */
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

/**
 * A document for Apollo, parsed once.
 * The operation is the first definition, as ra-data-graphql asks.
 */
export function parseDocument(document: string): DocumentNode {
  const cached = parsedDocuments.get(document)
  if (cached) return cached
  const node = parse(document)
  parsedDocuments.set(document, node)
  return node
}

const parsedDocuments = new Map<string, DocumentNode>()
