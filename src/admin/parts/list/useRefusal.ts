/** Why the chosen rows were not deleted, until others are chosen; rows that are gone meanwhile are no longer chosen. */
import { useListContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useState } from 'react'

export function useBulkDeleteError(): BulkDeleteError {
  const { selectedIds, data = [], refetch, onSelect } = useListContext()
  const [refused, setRefused] = useState<{ reason: string; chosen: string } | null>(null)

  const onError = async (reason: string) => {
    setRefused({ reason, chosen: selectedIds.join() })
    // Somebody else may have deleted one of them, which would refuse the next try as well.
    const answer = (await refetch()) as { data?: { data: RaRecord[] } } | undefined
    const now = answer?.data?.data
    if (!now) return
    const gone = data.filter(({ id }) => !now.some((row) => row.id === id)).map(({ id }) => id)
    const kept = selectedIds.filter((id) => !gone.includes(id))
    setRefused({ reason, chosen: kept.join() })
    onSelect(kept)
  }
  return {
    reason: refused?.chosen === selectedIds.join() ? refused.reason : null,
    onError,
    clear: () => setRefused(null),
  }
}

interface BulkDeleteError {
  reason: string | null
  onError: (reason: string) => Promise<void>
  clear: () => void
}
