import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * Returns true once the page has finished its first requests, and from then on, so that what is needed later does not
 * delay them. `isPageLoaded`: whether the page's code has loaded, so that its requests have started. `idleMs`:
 * milliseconds without a running request.
 */
export function useNetworkIdle(isPageLoaded: boolean, idleMs: number): boolean {
  const [isIdle, setIdle] = useState(false)
  const isBusy = useIsFetching() > 0
  useEffect(() => {
    if (!isPageLoaded || isBusy || isIdle) return undefined
    const timer = setTimeout(() => setIdle(true), idleMs)
    return () => clearTimeout(timer)
  }, [isPageLoaded, isBusy, isIdle, idleMs])
  return isIdle
}
