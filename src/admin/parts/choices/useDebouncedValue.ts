/** What was typed, 300 ms after the last key; an emptied box at once. */
import { useEffect, useState } from 'react'

export function useDebouncedValue(text: string): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debounced
}

/** Milliseconds. */
const DEBOUNCE_MS = 300
