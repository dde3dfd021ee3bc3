/** How every query behaves: nothing is asked again on window focus, and only an unreachable server is tried again. */
import { QueryClient } from '@tanstack/react-query'
import { graphqlErrorOf } from '../data/graphqlError.ts'
import { tokenStore } from '../data/tokenStore.ts'

export const QUERY_DEFAULTS = {
  refetchOnWindowFocus: false,
  retry: (failures: number, error: Error) => failures < 2 && graphqlErrorOf(error).code === null,
}

/** What outlives a change of client: who is signed in and the clients' settings. Emptied when the tokens go. */
export const sessionQueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      ...QUERY_DEFAULTS,
      staleTime: Infinity,
    },
  },
})

tokenStore.subscribe(() => {
  if (!tokenStore.isSignedIn()) sessionQueryClient.clear()
})
