/** When the access token is refused: renew both tokens, then send the same request once more (spec 7). */
import { ApolloLink, fromPromise, Observable } from '@apollo/client/core/index.js'
import type { FetchResult } from '@apollo/client/core/index.js'
import { onError } from '@apollo/client/link/error/index.js'
import { tokenStore } from './tokenStore.ts'
import { graphqlErrorOf } from './graphqlError.ts'
import { renewTokens } from './renewTokens.ts'

/** Before the HTTP link. A request of somebody who was not signed in is never repeated. */
export const refreshLink = ApolloLink.from([
  onError(({ graphQLErrors, networkError, response, operation, forward }) => {
    const context = operation.getContext() as LinkContext
    const { code } = graphqlErrorOf({ graphQLErrors, networkError })
    if (code !== 'TOKEN_EXPIRED' && code !== 'UNAUTHENTICATED') return undefined
    const { accessToken, retried } = context
    if (retried || !accessToken) return undefined
    operation.setContext({ retried: true })
    return fromPromise(renewTokens(accessToken)).flatMap((renewed) =>
      renewed ? forward(operation) : originalResponse(response, networkError),
    )
  }),
  new ApolloLink((operation, forward) => {
    const accessToken = tokenStore.accessToken()
    operation.setContext((before: LinkContext) => ({
      accessToken,
      headers: {
        ...before.headers,
        ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      },
    }))
    return forward(operation)
  }),
])

interface LinkContext {
  /** The token that this request was sent with. */
  accessToken?: string | null
  retried?: boolean
  headers?: Record<string, string>
}

/** The refused answer itself, so that the caller sees the error that the server gave. */
const originalResponse = (response: FetchResult | undefined, networkError: unknown) =>
  new Observable<FetchResult>((observer) => {
    if (networkError) return observer.error(networkError)
    observer.next(response ?? {})
    observer.complete()
  })
