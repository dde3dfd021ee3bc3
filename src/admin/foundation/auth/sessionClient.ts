/** What outlives a change of client: who is signed in and the clients' settings. Emptied when the tokens go. */
import { QueryClient } from '@tanstack/react-query'
import { QUERY_DEFAULTS } from './queryRules.ts'
import { tokenStore } from '../data/tokenStore.ts'

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
