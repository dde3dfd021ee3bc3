/** Keeps the keyboard focus when the control that was pressed leaves the page. */
import { type RefObject, useCallback } from 'react'

/**
 * Returns the ref of a part of a page that takes the focus when what had it inside goes; `target`, such as the part's
 * heading, takes it in its place. Both need a tabIndex. Of parts inside each other the innermost that stays takes it.
 */
export const useKeptFocus = (target?: Target) =>
  useCallback((part: HTMLElement) => keepFocus(part, target), [target])

type Target = RefObject<HTMLElement | null>

function keepFocus(part: HTMLElement, target: Target = { current: part }): () => void {
  let focused: HTMLElement | null = null
  const remember = (event: FocusEvent) => {
    focused = event.target as HTMLElement
  }
  const observer = new MutationObserver((changes) => {
    if (!hasLostFocus()) return
    const removal = changes.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(focused)),
    )
    if ((removal?.target as HTMLElement | undefined)?.closest(PART) !== part) return
    // A row that only changed its place stays where the keyboard is.
    const next = focused?.isConnected ? focused : target.current
    next?.focus({ preventScroll: true })
  })
  part.dataset['keepsFocus'] = ''
  part.addEventListener('focusin', remember)
  observer.observe(part, { childList: true, subtree: true })
  return () => {
    part.removeEventListener('focusin', remember)
    observer.disconnect()
  }
}

const PART = '[data-keeps-focus]'

/** Ref of what takes the focus when it comes to a page on which nothing has it, or just the part that it is in. */
export function focusWhenLost(element: HTMLElement | null): void {
  if (document.activeElement?.contains(element)) element?.focus({ preventScroll: true })
}

const hasLostFocus = () => document.activeElement === document.body
