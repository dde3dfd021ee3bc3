/** react-admin's data provider for one client: ra-data-graphql over the contract, without introspection. */
import buildGraphqlProvider from 'ra-data-graphql'
import type { DataProvider } from 'react-admin'
import { graphqlClient } from './graphqlClient.ts'
import { lastPageInstead } from './lastPageInstead.ts'
import { parsedQuery } from './parsedQuery.ts'

/** clientId: the client on the screen; null for people whose client the server knows anyway. */
export function dataProvider(clientId: string | null): DataProvider {
  const provider = buildGraphqlProvider({
    client: graphqlClient,
    introspection: false,
    buildQuery: () => parsedQuery(clientId),
    query: () => ({ fetchPolicy: 'no-cache' }),
    mutation: () => ({ fetchPolicy: 'no-cache' }),
  })
  return {
    ...provider,
    supportAbortSignal: true,
    getList: (resource, params) =>
      quietly(
        params,
        lastPageInstead(params, (asked) => provider.getList(resource, asked)),
      ),
    getOne: (resource, params) => quietly(params, provider.getOne(resource, params)),
    getMany: async (resource, params) =>
      params.ids.length === 0 ? { data: [] } : quietly(params, provider.getMany(resource, params)),
  }
}

/** react-admin knows an abandoned request by the browser's own error only. */
const quietly = <T>({ signal }: { signal?: AbortSignal }, answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw signal?.aborted ? new DOMException('The request was abandoned.', 'AbortError') : error
  })
