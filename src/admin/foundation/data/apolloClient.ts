/**
 * The one way of the signed-in app to the server: Apollo links that add and renew the tokens, end reads that nobody
 * answers, and take what was prefetched. Apollo's own client around them would be a cache, which react-query is here.
 */
import type { ApolloClient } from '@apollo/client/core/index.js'
import { ApolloError } from '@apollo/client/errors/index.js'
import {
  ApolloLink,
  execute,
  type FetchResult,
  type Operation,
} from '@apollo/client/link/core/index.js'
import { onError } from '@apollo/client/link/error/index.js'
import { fromPromise } from '@apollo/client/link/utils/index.js'
import { Observable } from '@apollo/client/utilities/index.js'
import { type DocumentNode, Kind, type Location, OperationTypeNode } from 'graphql'
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
  /** Person whose request it is: it is not sent once somebody else is signed in. Absent: the one signed in. */
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
  if (isMutation(operation.query)) return forward(operation)
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

const bodyOf = ({ query, variables }: Pick<Operation, 'query' | 'variables'>) => ({
  query: query.loc?.source.body ?? '',
  variables,
})

const link = ApolloLink.from([renewalLink, tokenLink, timeLimitLink, prefetchLink, fetchLink])

/** Sends a query or mutation. Rejects with an ApolloError. */
export const send = (request: GraphQLRequest): Promise<FetchResult> =>
  new Promise((resolve, reject) => {
    execute(link, request).subscribe({
      next: (result) => {
        const { errors } = result
        if (errors?.length) reject(new ApolloError({ graphQLErrors: errors }))
        else resolve(result)
      },
      error: (networkError: Error) => reject(new ApolloError({ networkError })),
    })
  })

type GraphQLRequest = Parameters<typeof execute>[1]

/** The part of a client that ra-data-graphql uses; it also names a policy of the cache. */
export const apolloClient = {
  query: ({ query, variables, context }: GraphQLRequest) => send({ query, variables, context }),
  mutate: ({ mutation, variables }: { mutation: DocumentNode; variables: object }) =>
    send({ query: mutation, variables }),
} as unknown as ApolloClient<unknown>

/** Returns what links and ra-data-graphql read of a document, its text and its kind, without parsing it. */
export function documentOf(text: string): DocumentNode {
  const operation = /^\s*mutation\b/m.test(text)
    ? OperationTypeNode.MUTATION
    : OperationTypeNode.QUERY
  return {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        kind: Kind.OPERATION_DEFINITION,
        operation,
        selectionSet: { kind: Kind.SELECTION_SET, selections: [] },
      },
    ],
    loc: { source: { body: text } } as Location,
  }
}

const isMutation = ({ definitions: [first] }: DocumentNode) =>
  first?.kind === Kind.OPERATION_DEFINITION && first.operation === OperationTypeNode.MUTATION
