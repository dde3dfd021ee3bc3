/** When the access token is refused: renew both tokens, then send the same request once more (spec 7). */
import {
  ApolloClient,
  ApolloLink,
  type FetchResult,
  fromPromise,
  HttpLink,
  InMemoryCache,
  Observable,
} from '@apollo/client/core/index.js'
import { onError } from '@apollo/client/link/error/index.js'
import { graphqlErrorOf } from './graphqlError.ts'
import { GRAPHQL_ENDPOINT } from './postGraphql.ts'
import { renewTokens } from './renewTokens.ts'
import { tokenStore } from './tokenStore.ts'

/** Before the HTTP link. A request of somebody who was not signed in is never repeated. */
const refreshLink = ApolloLink.from([
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

/** Documents go out as written: no __typename to take out again before a record is sent back. */
const cache = new InMemoryCache()
cache.transformDocument = (document) => document

/** The Apollo client: a transport only. Its cache stays off, because react-query is the cache. */
export const graphqlClient = new ApolloClient({
  link: ApolloLink.from([
    refreshLink,
    new HttpLink({ uri: GRAPHQL_ENDPOINT, fetch: (...request) => fetch(...request) }),
  ]),
  cache,
  // Aborting one caller would reject another's same query.
  queryDeduplication: false,
  devtools: { enabled: false },
  defaultOptions: {
    query: { fetchPolicy: 'no-cache' },
    watchQuery: { fetchPolicy: 'no-cache' },
    mutate: { fetchPolicy: 'no-cache' },
  },
})
