/** Whether the page has what it first asked for, so that what nobody waits for may be asked: once true, it stays so. */
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** `isPageLoaded`: whether the code of the page is there, so that it has asked. */
export function useNetworkIdle(isPageLoaded: boolean): boolean {
  const [isIdle, setIdle] = useState(false)
  const isBusy = useIsFetching() > 0
  useEffect(() => {
    if (!isPageLoaded || isBusy || isIdle) return undefined
    const timer = setTimeout(() => setIdle(true), IDLE_MS)
    return () => clearTimeout(timer)
  }, [isPageLoaded, isBusy, isIdle])
  return isIdle
}

/** Milliseconds without a question. */
const IDLE_MS = 1_000
