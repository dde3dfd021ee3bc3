/** Inputs of filters: dropdowns of fixed options or records, and dates. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { RecordFilterName } from '#domain/observations/observationFilter.ts'
import { useZoneHint } from '../../foundation/auth/clientZone.ts'
import { useCurrentClient } from '../../foundation/auth/currentClient.ts'
import { MultiAutocomplete } from '../choices/MultiAutocomplete.tsx'
import { DayField, type TypedFieldProps } from '../dates/TypedField.tsx'
import { recordSource } from './filterRecords.ts'
import type { RecordNames } from './useRecordNames.ts'
import { useT } from '../../foundation/i18n/useT.ts'

/** Dropdown of fixed options, several or one; 'All' takes back what was chosen. */
export function FilterSelect({
  label,
  options,
  values,
  isMany,
  onChange,
  ...more
}: FilterSelectProps) {
  const t = useT()
  const all = { id: '', name: t('choices.all') }
  const choices = [all, ...Object.entries(options).map(([id, name]) => ({ id, name }))]
  return (
    <MultiAutocomplete
      isSingle={!isMany}
      compact={!more.isWide}
      hint={more.hint}
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
  /** Shows what is chosen in full, in a place with room for it. */
  isWide?: boolean
  hint?: string | undefined
  onChange: (values: string[]) => void
}

/** A day within limits; below it the zone of the days, where the reader's is another. What is wrong with it is said when the field is left. */
export function FilterDayField({ error, ...field }: TypedFieldProps) {
  const hint = useZoneHint()
  const [isTyping, setTyping] = useState(false)
  return (
    <DayField
      {...field}
      hint={hint}
      error={isTyping ? undefined : error}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onInvalid={() => setTyping(false)}
    />
  )
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
