/** Sends GraphQL requests of the public pages, and all others for the Apollo client's last link. No client library. */
import { message } from '#domain/messages.ts'
import { isGatewayFailure, isOwnAnswer } from '#domain/ownAnswer.ts'
import type { TypedDocument } from '#api/graphql.ts'
import { connection } from './connection.ts'
import type { GraphqlErrorLike } from './graphqlError.ts'
import { readerLocale } from '../i18n/readerLocale.ts'
import { serverClock } from './serverClock.ts'

/**
 * Resolves to the response's data. Throws an error that graphqlErrorOf reads: the server's errors, `unreachable` without
 * a response (no connection, a gateway that does not reach the server), or `foreignAnswer` where something on the way
 * answered. An aborted signal throws its own reason.
 */
export async function postGraphql<Data, Variables extends object>(
  request: GraphqlRequest<TypedDocument<Data, Variables>, Variables>,
  options: PostOptions = {},
): Promise<Data> {
  const { data, errors } = await fetchGraphql(request, options)
  if (errors?.length || !data) throw graphqlResponseError(errors ?? [])
  return data as Data
}

/** Resolves to the response, including its errors. Throws when there is none. */
export async function fetchGraphql(
  { query, variables }: GraphqlRequest,
  { accessToken, signal, keepalive = false }: PostOptions,
): Promise<GraphqlResponse> {
  const sentAt = Date.now()
  let foreign = ''
  try {
    const response = await fetch(GRAPHQL_ENDPOINT, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-language': readerLocale(),
        ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      },
      body: JSON.stringify({ query, variables }),
      keepalive,
      signal: signal ?? null,
    })
    const { status } = response
    if (!isOwnAnswer(response)) {
      if (isGatewayFailure(status)) throw new Error('The gateway does not reach the server')
      // The server may still be reached, where only such calls are filtered.
      void connection.check()
      foreign = message('foreignAnswer', { status })
      throw new Error(foreign)
    }
    const body = (await response.json()) as GraphqlResponse
    serverClock.learn(response.headers.get('date'), sentAt)
    connection.reportResponse()
    return body
  } catch (error) {
    signal?.throwIfAborted()
    if (foreign) throw error
    connection.reportLoss()
    throw new Error(message('unreachable'), { cause: error })
  }
}

export interface GraphqlRequest<
  Document extends string = string,
  Variables extends object = object,
> {
  query: Document
  variables: Variables
}

export interface PostOptions {
  accessToken?: string | null
  signal?: AbortSignal | undefined
  /** The request completes even when the page is closed. */
  keepalive?: boolean
}

interface GraphqlResponse {
  data?: Record<string, unknown> | null
  errors?: GraphqlErrorLike[]
}

const graphqlResponseError = (errors: GraphqlErrorLike[]) =>
  Object.assign(new Error(errors[0]?.message ?? message('unexpected')), { errors })

const GRAPHQL_ENDPOINT = '/graphql'
