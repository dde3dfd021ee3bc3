/** Whether the page has what it first asked for, so that what nobody waits for may be asked: once true, it stays so. */
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** `isShown`: whether the code of the page is there, so that it has asked. */
export function useQuiet(isShown: boolean): boolean {
  const [isQuiet, setQuiet] = useState(false)
  const isBusy = useIsFetching() > 0
  useEffect(() => {
    if (!isShown || isBusy || isQuiet) return undefined
    const timer = setTimeout(() => setQuiet(true), SILENCE)
    return () => clearTimeout(timer)
  }, [isShown, isBusy, isQuiet])
  return isQuiet
}

/** Milliseconds without a question. */
const SILENCE = 1_000
