/** Defaults of every request, and the cache of the session. */
import { onlineManager, QueryClient } from '@tanstack/react-query'
import { connection } from '../data/connection.ts'
import { isOutage, isUnreachable } from '../data/graphqlError.ts'
import { tokenStore } from '../data/tokenStore.ts'

/**
 * Without a connection a request fails instead of waiting, so that the screen can say so; what is on the screen is
 * requested again when the connection is back.
 */
const ALWAYS_SENT = { networkMode: 'always' } as const

/** No refetch on window focus, and retries only when the server could not answer. */
export const QUERY_DEFAULTS = {
  ...ALWAYS_SENT,
  refetchOnReconnect: true,
  refetchOnWindowFocus: false,
  retry: (failures: number, error: Error) =>
    failures < 2 && isOutage(error) && !(isUnreachable(error) && !connection.isOnline()),
}

export const CACHE_DEFAULTS = { queries: QUERY_DEFAULTS, mutations: ALWAYS_SENT }

/** Cache that survives a change of client: the current user and the clients' settings. Cleared with the tokens. */
export const sessionQueryClient = new QueryClient({
  defaultOptions: {
    ...CACHE_DEFAULTS,
    queries: {
      ...QUERY_DEFAULTS,
      // Without a network, what is kept on the device answers.
      networkMode: 'always',
      staleTime: Infinity,
    },
  },
})

/** Queries follow the connection to the server instead of the browser's own events. Returns a function that ends it. */
export function followConnection(): () => void {
  sessionQueryClient.mount()
  onlineManager.setEventListener((setOnline) =>
    connection.subscribe(() => setOnline(connection.isOnline())),
  )
  onlineManager.setOnline(connection.isOnline())
  return () => {
    onlineManager.setEventListener(() => undefined)
    sessionQueryClient.unmount()
  }
}

tokenStore.onPersonLeft(() => sessionQueryClient.clear())
