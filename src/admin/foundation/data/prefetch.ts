/** Questions whose answers are needed in a moment, asked while the code that needs them is still on its way. */
import { type GraphqlRequest, type GraphqlResponse, postGraphql } from './postGraphql.ts'
import { tokenStore } from './tokenStore.ts'

/** The next one to ask the same takes this answer instead. What was refused or lost is asked again by them. */
export function prefetch(request: GraphqlRequest): void {
  const response = postGraphql(request, { accessToken: tokenStore.accessToken() }).then(
    (found) => (found.errors?.length || !found.data ? null : found),
    () => null,
  )
  prefetched.set(requestKey(request), { response, requestedAt: performance.now() })
}

/** Once, and soon. */
export function takePrefetched(request: GraphqlRequest): Promise<GraphqlResponse | null> | null {
  const key = requestKey(request)
  const entry = prefetched.get(key)
  prefetched.delete(key)
  return entry && performance.now() - entry.requestedAt < MAX_AGE_MS ? entry.response : null
}

interface PrefetchedRequest {
  response: Promise<GraphqlResponse | null>
  /** Milliseconds since the page began. */
  requestedAt: number
}

/** Milliseconds: what the code may take to come. */
const MAX_AGE_MS = 30_000

const prefetched = new Map<string, PrefetchedRequest>()

// Nothing is left for the next person.
tokenStore.subscribe(() => {
  if (!tokenStore.isSignedIn()) prefetched.clear()
})

const requestKey = ({ query, variables }: GraphqlRequest) => JSON.stringify([query, variables])

/** The code of what is asked in earnest: Apollo and ra-data-graphql. */
export const loadApollo = () => import('./apolloDataProvider.ts')
