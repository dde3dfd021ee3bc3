/** GraphQL operations other than react-admin's records and lists. */
import type { TypedDocument } from '#api/graphql.ts'
import { isSessionRejected } from './graphqlError.ts'
import { type GraphqlRequest, postGraphql } from './postGraphql.ts'
import { takePrefetched } from './prefetch.ts'
import { renewTokens } from './renewTokens.ts'
import { tokenStore } from './tokenStore.ts'

/** Resolves to the response's data. Throws an error that graphqlErrorOf reads. */
export async function request<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  { signal }: { signal?: AbortSignal | undefined } = {},
): Promise<Data> {
  const operation = { query: document, variables }
  const prefetched = await takePrefetched(operation)
  return (prefetched ?? (await postWithRenewal(operation, signal))) as Data
}

/** When the access token is rejected, renews both tokens and sends the request once more. */
async function postWithRenewal(operation: GraphqlRequest, signal?: AbortSignal): Promise<unknown> {
  const accessToken = tokenStore.accessToken()
  try {
    return await postGraphql(operation, { accessToken, signal })
  } catch (error) {
    if (!accessToken || !isSessionRejected(error) || !(await renewTokens(accessToken))) throw error
    return postGraphql(operation, { accessToken: tokenStore.accessToken(), signal })
  }
}
