/** The filter form of the list around it: what is entered, and how it becomes the list's filter in the address. */
import { useCallback, useState } from 'react'
import { useListContext } from 'react-admin'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { useIsNavigationSettled } from '../../../foundation/router/publicRouterProvider.tsx'
import { useSearchText } from '../../../parts/list/useSearchText.ts'
import { type ActiveFilter, removeFilterValue } from './activeFilters.ts'

export function useFilterForm() {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const applied = filterValues as ObservationListFilter
  const [search, typeSearch, settleSearch] = useSearchText()
  const { draft, change, reset } = useFilterDraft(applied)
  const { showDeleted } = applied
  const isNavigationSettled = useIsNavigationSettled()
  const values = { ...draft, search, showDeleted }
  const applyFilter = (next: ObservationListFilter) => {
    // A search that is still waiting would bring back the filter of before.
    settleSearch(next.search ?? '')
    // One on its way to the address is not in the list's context yet, and would come after this.
    if (filtersDiffer(next, applied) || !isNavigationSettled()) setFilters(next, displayedFilters)
  }
  return {
    applied,
    draft,
    change,
    search,
    typeSearch,
    /** Something is entered that the list does not follow yet. The search it follows by itself. */
    isChanged: filtersDiffer({ ...values, search: '' }, { ...applied, search: '' }),
    apply: () => applyFilter(values),
    applySearch: () => applyFilter({ ...applied, search }),
    remove: (active: ActiveFilter) =>
      applyFilter(removeFilterValue({ ...applied, search }, active)),
    /** Whether deleted observations are shown is the list's toggle, not a field of the form. */
    clear: () => {
      reset()
      applyFilter({ showDeleted })
    },
  }
}

/** What is entered in the filter form and not applied yet. Where the address changes, the form follows it. */
function useFilterDraft(applied: ObservationListFilter): FilterDraft {
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

interface FilterDraft {
  draft: ObservationListFilter
  change: (values: ObservationListFilter) => void
  reset: () => void
}

/** Only what changed in the address: a live search must not undo what was entered beside it. */
function mergeUrlChanges(
  draft: ObservationListFilter,
  before: ObservationListFilter,
  now: ObservationListFilter,
): ObservationListFilter {
  const names = Object.keys({ ...before, ...now }) as (keyof ObservationListFilter)[]
  const changed = names.filter((name) => filtersDiffer(before[name], now[name]))
  return { ...draft, ...Object.fromEntries(changed.map((name) => [name, now[name]])) }
}

/** Whether two values of a filter, or two filters, are not the same to the address. */
const filtersDiffer = (one: unknown, other: unknown): boolean =>
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
