/** Questions to the server over Apollo, ra-data-graphql among them: code that nothing asked ahead has to wait for. */
import buildGraphqlProvider from 'ra-data-graphql'
import { type DocumentNode, Kind, OperationTypeNode } from 'graphql'
import { HttpError } from 'react-admin'
import type { DataProvider } from 'react-admin'
import { graphqlClient } from './graphqlClient.ts'
import { parseDocument } from './parsed.ts'
import { buildApolloQuery } from './parsedQuery.ts'

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
