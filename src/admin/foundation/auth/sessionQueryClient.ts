/** Defaults of every query: no refetch on window focus, and retries only when the server is unreachable. */
import { QueryClient } from '@tanstack/react-query'
import { isOutage } from '../data/graphqlError.ts'
import { tokenStore } from '../data/tokenStore.ts'

export const QUERY_DEFAULTS = {
  refetchOnWindowFocus: false,
  retry: (failures: number, error: Error) => failures < 2 && isOutage(error),
}

/** Cache that survives a change of client: the current user and the clients' settings. Cleared with the tokens. */
export const sessionQueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      ...QUERY_DEFAULTS,
      // Without a network, what is kept on the device answers.
      networkMode: 'always',
      staleTime: Infinity,
    },
  },
})

tokenStore.subscribe(() => {
  if (!tokenStore.isSignedIn()) sessionQueryClient.clear()
})
