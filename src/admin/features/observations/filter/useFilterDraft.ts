/** What is entered in the filter form and not applied yet. Where the address changes, the form follows it. */
import { useCallback, useState } from 'react'
import type { ObservationListFilter } from '../../../foundation/router/observationListPath.ts'

export function useFilterDraft(applied: ObservationListFilter): FilterDraft {
  const [syncedFilter, setSyncedFilter] = useState(applied)
  const [draft, setDraft] = useState(applied)
  if (filtersDiffer(syncedFilter, applied)) {
    setSyncedFilter(applied)
    setDraft(mergeUrlChanges(draft, syncedFilter, applied))
  }
  const change = useCallback(
    (values: ObservationListFilter) => setDraft((before) => ({ ...before, ...values })),
    [],
  )
  return { draft, change, reset: () => setDraft({}) }
}

export interface FilterDraft {
  draft: ObservationListFilter
  change: (values: ObservationListFilter) => void
  reset: () => void
}

/** Only what changed in the address: a live search must not undo what was entered beside it. */
export function mergeUrlChanges(
  draft: ObservationListFilter,
  before: ObservationListFilter,
  now: ObservationListFilter,
): ObservationListFilter {
  const names = Object.keys({ ...before, ...now }) as (keyof ObservationListFilter)[]
  const changed = names.filter((name) => filtersDiffer(before[name], now[name]))
  return { ...draft, ...Object.fromEntries(changed.map((name) => [name, now[name]])) }
}

/** Whether two values of a filter, or two filters, are not the same to the address. */
export const filtersDiffer = (one: unknown, other: unknown): boolean =>
  canonicalJson(one) !== canonicalJson(other)

/** Absent and empty are the same, and the order of the names says nothing. */
const canonicalJson = (value: unknown): string =>
  JSON.stringify(value ?? null, (_name, part: unknown) => {
    if (part === null || typeof part !== 'object') return part
    if (Array.isArray(part)) return part.length > 0 ? part : null
    const given = Object.entries(part).filter(([, one]) => !isEmpty(one))
    return Object.fromEntries(given.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)
