/** A day of the filter, within limits (spec 5). What was typed past them, or in part, is told when the field is left. */
import { TextField } from '@mui/material'
import { useState } from 'react'
import { MESSAGES } from '#domain/messages.ts'

export function DayField({ label, value, min, max, error, onChange }: DayFieldProps) {
  const [isTyping, setTyping] = useState(false)
  const [isIncomplete, setIncomplete] = useState(false)
  const shownError = isIncomplete ? MESSAGES.dayIncomplete : isTyping ? undefined : error
  return (
    <TextField
      type="date"
      label={label}
      value={value}
      onFocus={() => setTyping(true)}
      onBlur={({ target }) => {
        setTyping(false)
        setIncomplete(target.validity.badInput)
      }}
      onChange={({ target }) => {
        setIncomplete(false)
        onChange(target.value)
      }}
      // The form asks each of its fields when it is applied.
      onInvalid={(event) => {
        event.preventDefault()
        setTyping(false)
        setIncomplete((event.target as HTMLInputElement).validity.badInput)
      }}
      error={Boolean(shownError)}
      helperText={shownError}
      slotProps={{ htmlInput: { min, max } }}
    />
  )
}

interface DayFieldProps {
  label: string
  value: string
  min?: string | undefined
  max: string
  error?: string | undefined
  onChange: (day: string) => void
}
