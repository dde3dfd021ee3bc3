/** Sets the browser's title: the page's title, then the product's name. */
import { useEffect } from 'react'

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Liftwise`
  }, [title])
}
