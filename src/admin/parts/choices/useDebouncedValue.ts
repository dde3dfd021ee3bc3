/** Returns the typed text 300 ms after the last keystroke; immediately when the box is cleared. */
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
