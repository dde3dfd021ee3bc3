/** What outlives a change of client: who is signed in and the clients' settings. Emptied when the tokens go. */
import { QueryClient } from '@tanstack/react-query'
import { QUERY_RULES } from '../data/queryRules.ts'
import { tokenStore } from './tokenStore.ts'

export const sessionClient = new QueryClient({
  defaultOptions: {
    queries: {
      ...QUERY_RULES,
      staleTime: Infinity,
    },
  },
})

tokenStore.subscribe(() => {
  if (!tokenStore.isSignedIn()) sessionClient.clear()
})
