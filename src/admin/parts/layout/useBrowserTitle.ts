/** Keeps the browser's title the same as the page's heading, whoever fills that in. */
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

export function useSyncDocumentTitle(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const element = heading.current
    if (!element) return undefined
    const follow = () => {
      const title = element.textContent?.trim()
      document.title = title ? `${title} · Liftwise` : 'Liftwise'
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(element, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return heading
}
