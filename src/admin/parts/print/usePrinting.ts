/** Whether the page is on its way to paper, where forms and buttons are hidden and their values stand as text. */
import { useSyncExternalStore } from 'react'

export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting)

/** Parts that appear because of the event read this while they render, before they listen. */
let isPrinting = false
window.addEventListener('beforeprint', () => (isPrinting = true))
window.addEventListener('afterprint', () => (isPrinting = false))

function subscribe(onChange: () => void): () => void {
  window.addEventListener('beforeprint', onChange)
  window.addEventListener('afterprint', onChange)
  return () => {
    window.removeEventListener('beforeprint', onChange)
    window.removeEventListener('afterprint', onChange)
  }
}
