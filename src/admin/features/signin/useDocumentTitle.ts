/** The browser's title: the page's, then the product's. */
import { useEffect } from 'react'

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Liftwise`
  }, [title])
}
