/** A dropdown of the filter form over records. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCurrentClient } from '../../auth/currentClient.ts'
import { ManyPicker } from '../../choices/ManyPicker.tsx'
import type { RecordsName } from './filterFields.ts'
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
    <ManyPicker
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
  name: RecordsName
  label: string
  ids: readonly string[]
  names: RecordNames
  onChange: (ids: string[]) => void
}
