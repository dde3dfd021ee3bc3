/** Which files a form is sending at this moment: saving waits for them, and leaving the page asks first. */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'

export function useUploadsUnderWay(): UploadsUnderWay {
  const [count, setCount] = useState(0)
  const now = useRef(0)
  const change = useCallback((by: 1 | -1) => {
    now.current += by
    setCount(now.current)
  }, [])
  const areSendingNow = useCallback(() => now.current > 0, [])
  const isSending = count > 0
  return useMemo(() => ({ isSending, areSendingNow, change }), [isSending, areSendingNow, change])
}

/** The form's; null outside of one. */
export const UploadsContext = createContext<UploadsUnderWay | null>(null)

/** Tells the form that a field of it is sending a file. */
export function useTellUpload(isSending: boolean): void {
  const change = useContext(UploadsContext)?.change
  useEffect(() => {
    if (!isSending || !change) return undefined
    change(1)
    return () => change(-1)
  }, [isSending, change])
}

export interface UploadsUnderWay {
  isSending: boolean
  /** The same function for ever. */
  areSendingNow: () => boolean
  /** A file more, or one less. */
  change: (by: 1 | -1) => void
}
