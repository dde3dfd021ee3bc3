/** Inputs of the filter form: dropdowns of fixed options or records, and dates. */
import { Checkbox, ClickAwayListener, MenuItem, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { MESSAGES } from '#domain/messages.ts'
import type { RecordFilterName } from '#domain/observations/observationFilter.ts'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { MultiAutocomplete } from '../../../parts/choices/MultiAutocomplete.tsx'
import { recordSource } from './filterRecords.ts'
import type { RecordNames } from './useRecordNames.ts'

/** A press outside its menu closes it and also does what it does without one: one click on Apply applies. */
export function FilterSelect({ label, options, values, isMany, onChange }: FilterSelectProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const chosen = values.length > 0 ? values : [NONE]
  const renderSelected = (chosen: unknown) =>
    toStrings(chosen)
      .map((value) => options[value] ?? value)
      .join(', ') || ALL
  return (
    <ClickAwayListener mouseEvent="onPointerDown" touchEvent={false} onClickAway={close}>
      <TextField
        select
        label={label}
        value={isMany ? chosen : chosen[0]}
        onChange={({ target: { value } }) => {
          // Choosing 'All' clears the other options, and choosing another option clears 'All'.
          const isAll = values.length > 0 && [value].flat().includes(NONE)
          onChange(isAll ? [] : toStrings(value))
        }}
        slotProps={{
          select: {
            multiple: isMany,
            displayEmpty: true,
            renderValue: renderSelected,
            open: isOpen,
            onOpen: () => setOpen(!isOpen),
            onClose: close,
            MenuProps: pressThrough,
          },
        }}
      >
        <MenuItem value={NONE} dense>
          {isMany && <Checkbox size="small" checked={values.length === 0} sx={checkboxStyle} />}
          {ALL}
        </MenuItem>
        {Object.entries(options).map(([value, optionLabel]) => (
          <MenuItem key={value} value={value} dense>
            {isMany && (
              <Checkbox size="small" checked={values.includes(value)} sx={checkboxStyle} />
            )}
            {optionLabel}
          </MenuItem>
        ))}
      </TextField>
    </ClickAwayListener>
  )
}

interface FilterSelectProps {
  label: string
  /** Labels by value, in the order of the dropdown. */
  options: Readonly<Record<string, string>>
  /** Empty: all. */
  values: readonly string[]
  isMany: boolean
  onChange: (values: string[]) => void
}

const ALL = 'All'
const NONE = ''

const toStrings = (value: unknown): string[] =>
  (Array.isArray(value) ? value.map(String) : [String(value)]).filter((text) => text !== NONE)

const checkboxStyle = { p: 0, mr: 1 } as const

/** A menu whose backdrop lets presses through to the page. */
const pressThrough = {
  hideBackdrop: true,
  disableScrollLock: true,
  sx: { pointerEvents: 'none' },
  slotProps: { paper: { sx: { pointerEvents: 'auto' } } },
} as const

/** Date input with limits. An incomplete or impossible date is reported when the field is left. */
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
      // The form validates all fields when it is applied.
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

/** Dropdown of records. */
export function RecordsField({ name, label, ids, names, onChange }: RecordsFieldProps) {
  const { id: clientId } = useCurrentClient()
  const queryClient = useQueryClient()
  const source = useMemo(
    () => recordSource(name, clientId, queryClient),
    [name, clientId, queryClient],
  )
  return (
    <MultiAutocomplete
      compact
      label={label}
      source={source}
      value={ids.map((id) => ({ id, name: names.nameOf(name, id) }))}
      onChange={(choices) => {
        names.remember(choices)
        onChange(choices.map(({ id }) => id))
      }}
    />
  )
}

interface RecordsFieldProps {
  name: RecordFilterName
  label: string
  ids: readonly string[]
  names: RecordNames
  onChange: (ids: string[]) => void
}
