/** A day that a list follows: as soon as it is a whole one within its limits, or when it is emptied. */
import { useEffect, useRef, useState } from 'react'
import { isDay } from '#domain/dates.ts'
import { DayField } from '../observations/filter/DayField.tsx'

export function DebouncedDateInput({
  label,
  day,
  min = '',
  max,
  onChange,
}: DebouncedDateInputProps) {
  const [text, setText] = useState(day)
  const [lastDay, setLastDay] = useState(day)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Clear, Back or a link changed it.
  if (day !== lastDay) {
    setLastDay(day)
    setText(day)
  }
  const isPossible = (typed: string) =>
    typed === '' || (isDay(typed) && typed <= max && typed >= (min || MIN_DATE))
  return (
    <DayField
      label={label}
      value={text}
      min={min || MIN_DATE}
      max={max}
      error={isPossible(text) ? undefined : 'Choose a day within the limits.'}
      onChange={(typed) => {
        setText(typed)
        clearTimeout(timer.current)
        // While a year is typed, each of its digits makes a day.
        timer.current = setTimeout(() => {
          if (typed !== day && isPossible(typed)) onChange(typed)
        }, DEBOUNCE_MS)
      }}
    />
  )
}

interface DebouncedDateInputProps {
  label: string
  /** '' for none. */
  day: string
  min?: string
  max: string
  onChange: (day: string) => void
}

/** Nothing is on record before. */
const MIN_DATE = '2000-01-01'

/** Milliseconds. */
const DEBOUNCE_MS = 500
