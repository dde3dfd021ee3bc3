/** Returns the id of the signed-in person, or null; rerenders when that changes in any tab. */
import { useSyncExternalStore } from 'react'
import { tokenStore } from '../data/tokenStore.ts'

export const useSignedIn = (): string | null =>
  useSyncExternalStore(tokenStore.subscribe, tokenStore.userId)
