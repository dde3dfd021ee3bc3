/** What outlives a change of client: who is signed in and the clients' settings. Emptied when the tokens go. */
import { QueryClient } from '@tanstack/react-query'
import { firstErrorOf } from '../data/firstErrorMessage.ts'
import { tokenStore } from './tokenStore.ts'

export const sessionClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      // Only an unreachable server is worth a second try.
      retry: (failures, error) => failures < 2 && firstErrorOf(error).code === null,
    },
  },
})

tokenStore.subscribe(() => {
  if (!tokenStore.isSignedIn()) sessionClient.clear()
})
