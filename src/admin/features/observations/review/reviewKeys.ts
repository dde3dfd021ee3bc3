/** Keys of the review queue and their commands, in the order of the help. */

export const REVIEW_KEYS = [
  { command: 'right', key: 'r' },
  { command: 'wrong', key: 'w' },
  { command: 'unknown', key: '?' },
  { command: 'allRight', key: 'a' },
  { command: 'up', key: 'ArrowUp' },
  { command: 'down', key: 'ArrowDown' },
  { command: 'save', key: 'Enter', withControl: true },
  { command: 'skip', key: 's' },
  { command: 'back', key: 'b' },
  { command: 'help', key: 'h' },
] as const satisfies readonly ReviewKey[]

export type ReviewCommand = (typeof REVIEW_KEYS)[number]['command']

interface ReviewKey {
  command: string
  key: string
  withControl?: true
}

/** Null: no key of the queue. Caps lock makes letters capitals. */
export function reviewCommandOf(event: PressedKey): ReviewCommand | null {
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const isControl = event.ctrlKey || event.metaKey
  if (event.altKey) return null
  const found = REVIEW_KEYS.find((one) => one.key === pressed && 'withControl' in one === isControl)
  return found?.command ?? null
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>
