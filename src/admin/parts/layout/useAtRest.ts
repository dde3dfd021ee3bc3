/** Tells when a page has what it is opened for. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onIdleAfterPaint } from './onIdleAfterPaint.ts'

/** Returns true once the page is idle and waits for no answer: numbers on buttons are requested then. */
export function useAtRest(): boolean {
  const queryClient = useQueryClient()
  const [isAtRest, setAtRest] = useState(false)
  useEffect(() => {
    let cancel: () => void
    const look = () => {
      if (queryClient.isFetching() === 0) setAtRest(true)
      else cancel = onIdleAfterPaint(look, PAUSE_MS)
    }
    cancel = onIdleAfterPaint(look, PAUSE_MS)
    return () => cancel()
  }, [queryClient])
  return isAtRest
}

const PAUSE_MS = 300
