/** Returns the typed text a moment after the last keystroke; immediately when the box is cleared. */
import { useEffect, useState } from 'react'

export function useDebouncedValue(text: string, milliseconds = DEBOUNCE_MS): string {
  const [debounced, setDebounced] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), text === '' ? 0 : milliseconds)
    return () => clearTimeout(timer)
  }, [text, milliseconds])
  return debounced
}

const DEBOUNCE_MS = 300
