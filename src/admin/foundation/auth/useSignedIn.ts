/** Returns whether somebody is signed in; rerenders when that changes in any tab. */
import { useSyncExternalStore } from 'react'
import { tokenStore } from '../data/tokenStore.ts'

export const useSignedIn = (): boolean =>
  useSyncExternalStore(tokenStore.subscribe, tokenStore.isSignedIn)
