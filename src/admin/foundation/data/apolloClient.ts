/**
 * The one way of the signed-in app to the server: an Apollo client whose links add and renew the tokens, end reads that
 * nobody answers, and take what was prefetched. Its cache is off, because react-query is the cache.
 */
import {
  ApolloClient,
  ApolloLink,
  type FetchResult,
  fromPromise,
  InMemoryCache,
  Observable,
  type Operation,
} from '@apollo/client/core/index.js'
import { onError } from '@apollo/client/link/error/index.js'
import { type DocumentNode, OperationTypeNode, parse } from 'graphql'
import { memoize } from '#domain/memoize.ts'
import { message } from '#domain/messages.ts'
import { connection } from './connection.ts'
import { isSessionRejected } from './graphqlError.ts'
import { fetchGraphql } from './postGraphql.ts'
import { takePrefetched } from './prefetch.ts'
import { renewTokens } from './renewTokens.ts'
import { tokenStore, userIdFromToken } from './tokenStore.ts'

/** When the access token is rejected, renews both tokens and sends the request once more, but never a request without a token. */
const renewalLink = onError(({ graphQLErrors, response, operation, forward }) => {
  if (!isSessionRejected({ errors: graphQLErrors })) return undefined
  const { accessToken, retried } = operation.getContext() as LinkContext
  if (retried || !accessToken) return undefined
  operation.setContext({ retried: true })
  return fromPromise(renewTokens(accessToken)).flatMap((renewed) =>
    renewed ? forward(operation) : Observable.of(response ?? {}),
  )
})

export interface LinkContext {
  /** Whose request it is: it is not sent once somebody else is signed in. Absent: of whoever is signed in. */
  userId?: string
  /** The token of this request. */
  accessToken?: string | null
  retried?: boolean
  fetchOptions?: { signal?: AbortSignal | undefined }
}

const tokenLink = new ApolloLink((operation, forward) => {
  const { userId } = operation.getContext() as LinkContext
  const accessToken = tokenStore.accessToken()
  const isAnother = userId !== undefined && userIdFromToken(accessToken ?? '') !== userId
  operation.setContext({ accessToken: isAnother ? null : accessToken })
  return isAnother ? Observable.of(SIGNED_OUT) : forward(operation)
})

const SIGNED_OUT: FetchResult = {
  errors: [{ message: message('unauthenticated'), extensions: { code: 'UNAUTHENTICATED' } }],
}

/** A read ends when there is no response for a while and the server does not respond to a health check either. */
const timeLimitLink = new ApolloLink((operation, forward) => {
  if (operationOf(operation.query) !== OperationTypeNode.QUERY) return forward(operation)
  return new Observable((observer) => {
    const sent = forward(operation).subscribe(observer)
    const lost = () => observer.error(new Error(message('unreachable')))
    const timer = setInterval(() => {
      connection.check().then((isReachable) => isReachable || lost(), lost)
    }, SLOW_MS)
    return () => {
      clearInterval(timer)
      sent.unsubscribe()
    }
  })
})

/** Milliseconds. */
const SLOW_MS = 8_000

/** A request that failed when it was prefetched is sent again. */
const prefetchLink = new ApolloLink((operation, forward) => {
  const prefetched = takePrefetched(bodyOf(operation))
  if (!prefetched) return forward(operation)
  return fromPromise(prefetched).flatMap((data) =>
    data ? Observable.of({ data }) : forward(operation),
  )
})

const fetchLink = new ApolloLink((operation) => {
  const { accessToken = null, fetchOptions } = operation.getContext() as LinkContext
  const response = fetchGraphql(bodyOf(operation), { accessToken, signal: fetchOptions?.signal })
  return fromPromise(response as Promise<FetchResult>)
})

const bodyOf = ({ query, variables }: Operation) => ({
  query: query.loc?.source.body ?? '',
  variables,
})

/** Sends documents as written: __typename would have to be removed before a record is sent back. */
const cache = new InMemoryCache()
cache.transformDocument = (document) => document

export const apolloClient = new ApolloClient({
  link: ApolloLink.from([renewalLink, tokenLink, timeLimitLink, prefetchLink, fetchLink]),
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

/** Parses each document once. */
export const parseDocument = memoize((document: string): DocumentNode => parse(document), 500)

/** Returns whether a document is a query or a mutation. */
export function operationOf({ definitions }: DocumentNode): OperationTypeNode | undefined {
  const [first] = definitions
  return first && 'operation' in first ? first.operation : undefined
}
