/** Inputs of filters: dropdowns of fixed options or records, and dates. */
import { TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { RecordFilterName } from '#domain/observations/observationFilter.ts'
import { useZoneHint } from '../../foundation/auth/clientZone.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { MultiAutocomplete } from '../choices/MultiAutocomplete.tsx'
import { recordSource } from './filterRecords.ts'
import type { RecordNames } from './useRecordNames.ts'
import { useT } from '../../foundation/i18n/useT.ts'

/** Dropdown of fixed options, several or one; 'All' takes back what was chosen. */
export function FilterSelect({ label, options, values, isMany, onChange }: FilterSelectProps) {
  const t = useT()
  const all = { id: '', name: t('choices.all') }
  const choices = [all, ...Object.entries(options).map(([id, name]) => ({ id, name }))]
  return (
    <MultiAutocomplete
      compact
      label={label}
      source={{
        key: ['options', choices],
        isServerSearch: false,
        disabledReason: null,
        load: async () => choices,
      }}
      value={values.map((id) => ({ id, name: options[id] ?? id }))}
      onChange={(chosen) => {
        const ids = chosen.some(({ id }) => id === '') ? [] : chosen.map(({ id }) => id)
        onChange(isMany ? ids : ids.slice(-1))
      }}
    />
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

/** Date input with limits; below it the zone of the days, where the reader's is another. An incomplete or impossible date is reported when the field is left. */
export function DayField({ label, value, min, max, error, onChange }: DayFieldProps) {
  const t = useT()
  const hint = useZoneHint()
  const [isTyping, setTyping] = useState(false)
  const [isIncomplete, setIncomplete] = useState(false)
  const shownError = isIncomplete ? t('messages.dayIncomplete') : isTyping ? undefined : error
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
      helperText={shownError ?? hint}
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
export function RecordsField({
  name,
  label,
  ids,
  names,
  isWide = false,
  onChange,
}: RecordsFieldProps) {
  const { id: clientId } = useCurrentClient()
  const queryClient = useQueryClient()
  const source = useMemo(
    () => recordSource(name, clientId, queryClient),
    [name, clientId, queryClient],
  )
  return (
    <MultiAutocomplete
      compact={!isWide}
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
  /** Shows what is chosen in full, in a place with room for it. */
  isWide?: boolean
  onChange: (ids: string[]) => void
}
