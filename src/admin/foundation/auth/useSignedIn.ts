/** Whether somebody is signed in, re-rendering when that changes in any tab. */
import { useSyncExternalStore } from 'react'
import { tokenStore } from '../data/tokenStore.ts'

export const useSignedIn = (): boolean =>
  useSyncExternalStore(tokenStore.subscribe, tokenStore.isSignedIn)
