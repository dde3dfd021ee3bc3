/** What was typed, 300 ms after the last key (spec 9); an emptied box at once. */
import { useEffect, useState } from 'react'

export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Milliseconds. */
const DEBOUNCE = 300
