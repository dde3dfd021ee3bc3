/** Handles the keys of the review queue: everywhere on the page or, if that is turned off, while the form has the focus. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useKeysEverywhere } from '../videos/useKeysEverywhere.ts'
import { isPageShortcut } from '../videos/workbenchCommands.ts'
import { type ReviewCommand, reviewCommandOf } from '../observations/review/reviewKeys.ts'

export function useQueueKeys(
  root: RefObject<HTMLElement | null>,
  run: (command: ReviewCommand) => void,
): void {
  const [areEverywhere] = useKeysEverywhere()
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = reviewCommandOf(event)
    const target = event.target instanceof Element ? event.target : null
    if (!command || event.defaultPrevented || !isForQueue(target, event, command)) return
    if (!areEverywhere && !root.current?.closest('form')?.contains(target)) return
    event.preventDefault()
    // The recording has keys of its own.
    event.stopPropagation()
    if (!event.repeat) run(command)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [])
}

/** Fields take their letters; the seek bar has none, and Ctrl+Enter belongs to no field. */
function isForQueue(target: Element | null, { key }: KeyboardEvent, command: ReviewCommand) {
  if (command === 'save') return !target?.closest('[role="dialog"], [role="menu"]')
  const isSeekBar = target instanceof HTMLInputElement && target.type === 'range'
  return isPageShortcut(target, key) || (isSeekBar && key.length === 1)
}
