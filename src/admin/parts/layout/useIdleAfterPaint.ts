import { useEffect, useState } from 'react'
import { onIdleAfterPaint } from './onIdleAfterPaint.ts'

/** Returns true once the first render has been painted and the page is idle, for what the page can be read without. */
export function useIdleAfterPaint(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => onIdleAfterPaint(() => setIdle(true)), [])
  return isIdle
}
