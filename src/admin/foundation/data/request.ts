/** GraphQL operations other than react-admin's records and lists. */
import type { TypedDocument } from '#api/graphql.ts'
import { MESSAGES } from '#domain/messages.ts'
import { isSessionRejected } from './graphqlError.ts'
import { type GraphqlRequest, postGraphql } from './postGraphql.ts'
import { takePrefetched } from './prefetch.ts'
import { renewTokens } from './renewTokens.ts'
import { tokenStore, userIdFromToken } from './tokenStore.ts'

/** Resolves to the response's data. Throws an error that graphqlErrorOf reads. */
export async function request<Data, Variables extends object>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Data> {
  const operation = { query: document, variables }
  const prefetched = await takePrefetched(operation)
  return (prefetched ?? (await postWithRenewal(operation, options))) as Data
}

export interface RequestOptions {
  signal?: AbortSignal | undefined
  /** Whose request it is: it is not sent once somebody else is signed in. Absent: of whoever is signed in. */
  userId?: string
}

/** When the access token is rejected, renews both tokens and sends the request once more. */
async function postWithRenewal(
  operation: GraphqlRequest,
  { signal, userId }: RequestOptions,
): Promise<unknown> {
  const accessToken = accessTokenOf(userId)
  try {
    return await postGraphql(operation, { accessToken, signal })
  } catch (error) {
    if (!accessToken || !isSessionRejected(error) || !(await renewTokens(accessToken))) throw error
    return postGraphql(operation, { accessToken: accessTokenOf(userId), signal })
  }
}

function accessTokenOf(userId: string | undefined): string | null {
  const accessToken = tokenStore.accessToken()
  if (userId === undefined || (accessToken && userIdFromToken(accessToken) === userId))
    return accessToken
  const errors = [{ message: MESSAGES.unauthenticated, extensions: { code: 'UNAUTHENTICATED' } }]
  throw Object.assign(new Error(MESSAGES.unauthenticated), { errors })
}
