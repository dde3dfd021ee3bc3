/** Returns whether the page is being printed. */
import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)

/** Parts that appear because of the event read this while they render, before they listen. */
let isPrinting = false
window.addEventListener('beforeprint', () => (isPrinting = true))
window.addEventListener('afterprint', () => (isPrinting = false))

/** At once: a page that a button prints would change after it is on paper. */
function subscribe(onChange: () => void): () => void {
  const onPrint = () => flushSync(onChange)
  window.addEventListener('beforeprint', onPrint)
  window.addEventListener('afterprint', onPrint)
  return () => {
    window.removeEventListener('beforeprint', onPrint)
    window.removeEventListener('afterprint', onPrint)
  }
}
