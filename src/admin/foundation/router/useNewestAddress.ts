/** The address of the page, before it has rendered. */
import { useCallback, useSyncExternalStore } from 'react'
import type { Location } from 'react-router-dom'
import { addressCodec } from './addressCodec.ts'
import { useAddress, useRouter } from './AddressProvider.tsx'

/**
 * Returns the newest address of this page. What people choose quickly after each other is chosen from it: the rendered
 * address follows in a transition, which may take a phone most of a second. While the page is left, it stays.
 */
export function useNewestAddress(): Location {
  const router = useRouter()
  const rendered = useAddress()
  const subscribe = useCallback((onChange: () => void) => router.subscribe(onChange), [router])
  const newest = useSyncExternalStore(subscribe, () => router.state.location)
  const isHere =
    newest.pathname === rendered.pathname &&
    addressCodec.clientIdOf(newest) === addressCodec.clientIdOf(rendered)
  return isHere ? newest : rendered
}
