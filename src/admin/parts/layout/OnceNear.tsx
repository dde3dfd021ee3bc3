/** A part of a page that nobody sees before they scroll: it renders, and loads its code and data, once it comes near. */
import { Box } from '@mui/material'
import {
  type ReactNode,
  type RefCallback,
  startTransition,
  Suspense,
  useCallback,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { onIdleAfterPaint } from './onIdleAfterPaint.ts'

/**
 * Shows `fallback` until the place is about to be seen and the code of `children` has loaded. All that is far away follows
 * when the page is printed, and when it is idle, for those who read or search it without scrolling.
 */
export function OnceNear({ fallback, children }: OnceNearProps) {
  const [isNear, setNear] = useState(false)
  const place: RefCallback<Element> = useCallback((element) => {
    if (!element) return undefined
    const show = () => startTransition(() => setNear(true))
    // Paper is laid out as soon as the event's listeners are done.
    const showOnPaper = () => flushSync(() => setNear(true))
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show()
      },
      { rootMargin: NEAR },
    )
    observer.observe(element)
    window.addEventListener('beforeprint', showOnPaper)
    const cancel = onIdleAfterPaint(show, READING_MS)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', showOnPaper)
      cancel()
    }
  }, [])
  if (!isNear) return <Box ref={place}>{fallback}</Box>
  return <Suspense fallback={fallback}>{children}</Suspense>
}

interface OnceNearProps {
  /** As high as the children, so that nothing below moves. */
  fallback: ReactNode
  children: ReactNode
}

/** Of the window's height, below what is seen. */
const NEAR = '0px 0px 10% 0px'

const READING_MS = 5_000
