/** Sends GraphQL requests while the code that needs their data is still loading. */
import { type GraphqlRequest, postGraphql } from './postGraphql.ts'
import { tokenStore } from './tokenStore.ts'

/** The next caller with the same request gets this response. A failed request is sent again by that caller. */
export function prefetch(request: GraphqlRequest): void {
  const accessToken = tokenStore.accessToken()
  prefetched.set(requestKey(request), {
    data: postGraphql<ResponseData, object>(request, { accessToken }).catch(() => null),
    requestedAt: performance.now(),
  })
}

/** Returns the data of a recent prefetch, once; null without one. Resolves to null when it failed. */
export function takePrefetched(request: GraphqlRequest): Promise<ResponseData | null> | null {
  const key = requestKey(request)
  const entry = prefetched.get(key)
  prefetched.delete(key)
  return entry && performance.now() - entry.requestedAt < MAX_AGE_MS ? entry.data : null
}

type ResponseData = Record<string, unknown>

interface PrefetchedRequest {
  data: Promise<ResponseData | null>
  /** Milliseconds since the page was opened. */
  requestedAt: number
}

/** Longer than the code may take to load. */
const MAX_AGE_MS = 30_000

const prefetched = new Map<string, PrefetchedRequest>()

tokenStore.onPersonLeft(() => prefetched.clear())

const requestKey = ({ query, variables }: GraphqlRequest) => JSON.stringify([query, variables])
