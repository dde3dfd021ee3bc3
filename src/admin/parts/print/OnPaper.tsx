/** What stands on paper only, in place of forms, buttons and films. */
import { type ReactNode, useSyncExternalStore } from 'react'

export function OnPaper({ children }: { children: ReactNode }) {
  return usePrinting() ? children : null
}

/** Returns whether the page is on its way to paper. */
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
