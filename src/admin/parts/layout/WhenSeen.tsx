/** Parts of a page that load when they are seen: their code, their data and their drawing cost a phone nothing before. */
import { Skeleton, type Theme, useMediaQuery } from '@mui/material'
import { type ReactNode, startTransition, Suspense, useEffect, useRef, useState } from 'react'
import { usePrinting } from '../../foundation/state/usePrinting.ts'
import { onIdleAfterPaint } from './onIdleAfterPaint.ts'

/**
 * Shows `outline`, and `children` from when their place is seen on. A wide screen, where people print and search in pages,
 * does not wait for that, only for the rest of the page. Paper has the children at once.
 */
export function WhenSeen({ id, outline, isWanted = false, children }: WhenSeenProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'))
  const isPrinting = usePrinting()
  const [isSeen, setSeen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  if (!isSeen && (isWanted || isPrinting)) setSeen(true)
  useEffect(() => {
    if (isSeen || !place.current) return undefined
    // Renders in slices.
    const show = () => startTransition(() => setSeen(true))
    return isWide ? onIdleAfterPaint(show) : onceWanted(place.current, show)
  }, [isSeen, isWide])
  const placeholder = (
    <div id={id} ref={place} style={FULL_HEIGHT}>
      {outline}
    </div>
  )
  return isSeen ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder
}

/** Takes the height of its place, if that has one. */
const FULL_HEIGHT = { height: '100%' } as const

interface WhenSeenProps {
  /** Id of the place, for links to it before `children` with the same id are there. */
  id?: string
  /** As high as the children, so that nothing jumps. */
  outline: ReactNode
  /** True if the page's address leads to it. */
  isWanted?: boolean
  children: ReactNode
}

/** Calls back when the place is seen, and where somebody may look for something in it: with a key or a menu of the browser. */
function onceWanted(place: Element, callback: () => void): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const isScrollable = document.documentElement.scrollHeight > window.innerHeight
  let observer = onceInView(place, callback, isScrollable ? FIRST_VIEW : WINDOW)
  const lookAhead = () => {
    observer.disconnect()
    observer = onceInView(place, callback, ONE_SCREEN_AHEAD)
  }
  window.addEventListener('scroll', lookAhead, { once: true, passive: true, signal })
  window.addEventListener('pointerdown', lookAhead, { once: true, passive: true, signal })
  window.addEventListener('keydown', callback, { once: true, signal })
  window.addEventListener('blur', callback, { once: true, signal })
  return () => {
    observer.disconnect()
    listeners.abort()
  }
}

function onceInView(place: Element, callback: () => void, rootMargin: string) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback()
    },
    { rootMargin },
  )
  observer.observe(place)
  return observer
}

/** Until somebody scrolls, a strip at the lower edge of the window is not worth its loading. */
const FIRST_VIEW = '0px 0px -16%'

const WINDOW = '0px'

const ONE_SCREEN_AHEAD = '100%'

/** Place of a part that has not loaded. `height`: in pixels. */
export const Outline = ({ height }: { height: number }) => (
  <Skeleton variant="rounded" animation={false} height={height} />
)
