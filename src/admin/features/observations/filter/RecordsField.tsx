/** A dropdown of the filter form over records. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCurrentClient } from '../../../foundation/auth/currentClient.ts'
import { MultiAutocomplete } from '../../../parts/choices/MultiAutocomplete.tsx'
import type { RecordFilterName } from './observationFilterFields.ts'
import { recordSource } from './filterRecords.ts'
import type { RecordNames } from './useRecordNames.ts'

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
