/**
 * The Apollo client of ra-data-graphql, used as a transport that renews rejected tokens. Its cache is off, because
 * react-query is the cache.
 */
import {
  ApolloClient,
  ApolloLink,
  type FetchResult,
  fromPromise,
  InMemoryCache,
  Observable,
} from '@apollo/client/core/index.js'
import { onError } from '@apollo/client/link/error/index.js'
import { print } from 'graphql'
import { isSessionRejected } from './graphqlError.ts'
import { fetchGraphql } from './postGraphql.ts'
import { renewTokens } from './renewTokens.ts'
import { tokenStore } from './tokenStore.ts'

/** When the access token is rejected, renews both tokens and sends the request once more, but never a request without a token. */
const refreshLink = ApolloLink.from([
  onError(({ graphQLErrors, response, operation, forward }) => {
    if (!isSessionRejected({ errors: graphQLErrors })) return undefined
    const { accessToken, retried } = operation.getContext() as LinkContext
    if (retried || !accessToken) return undefined
    operation.setContext({ retried: true })
    return fromPromise(renewTokens(accessToken)).flatMap((renewed) =>
      renewed ? forward(operation) : Observable.of(response ?? {}),
    )
  }),
  new ApolloLink((operation, forward) => {
    const accessToken = tokenStore.accessToken()
    operation.setContext({ accessToken })
    return forward(operation)
  }),
])

interface LinkContext {
  /** The token of this request. */
  accessToken?: string | null
  retried?: boolean
  fetchOptions?: { signal?: AbortSignal }
}

const fetchLink = new ApolloLink((operation) => {
  const { accessToken = null, fetchOptions } = operation.getContext() as LinkContext
  const body = { query: print(operation.query), variables: operation.variables }
  return fromPromise(
    fetchGraphql(body, { accessToken, signal: fetchOptions?.signal }) as Promise<FetchResult>,
  )
})

/** Sends documents as written: __typename would have to be removed before a record is sent back. */
const cache = new InMemoryCache()
cache.transformDocument = (document) => document

export const graphqlClient = new ApolloClient({
  link: ApolloLink.from([refreshLink, fetchLink]),
  cache,
  // Aborting one caller would reject another caller of the same query.
  queryDeduplication: false,
  devtools: { enabled: false },
  defaultOptions: {
    query: { fetchPolicy: 'no-cache' },
    watchQuery: { fetchPolicy: 'no-cache' },
    mutate: { fetchPolicy: 'no-cache' },
  },
})
