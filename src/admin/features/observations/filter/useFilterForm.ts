/** State of the filter form of the surrounding list, and how it becomes the list's filter in the URL. */
import { useCallback, useMemo, useState } from 'react'
import { useListContext } from 'react-admin'
import { FILTER_ROWS, type ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { filtersDiffer } from '../../../parts/filters/filtersDiffer.ts'
import { useSearchText } from '../../../parts/list/useSearchText.ts'
import { type ActiveFilter, removeFilterValue } from './activeFilters.ts'

export function useFilterForm() {
  const { filterValues, setFilters } = useListContext()
  const applied = filterValues as ObservationListFilter
  const [search, typeSearch, setAppliedSearch] = useSearchText()
  const { draft, change, reset } = useFilterDraft(applied)
  const { showDeleted } = applied
  const values = { ...draft, search, showDeleted }
  /** Fields whose entered values are not applied yet; never the search, which is applied while typing. */
  const pending = useMemo(
    () =>
      FILTER_ROWS.filter((row) => 'form' in row)
        .map(({ name }) => name)
        .filter((name) => filtersDiffer(draft[name], applied[name])),
    [draft, applied],
  )
  const applyFilter = (next: ObservationListFilter) => {
    // A search that is still pending would restore the previous filter.
    setAppliedSearch(next.search ?? '')
    if (filtersDiffer(next, applied)) setFilters(next)
  }
  return {
    applied,
    draft,
    change,
    search,
    typeSearch,
    pending,
    apply: () => applyFilter(values),
    applySearch: () => applyFilter({ ...applied, search }),
    remove: (active: ActiveFilter) =>
      applyFilter(removeFilterValue({ ...applied, search }, active)),
    /** Takes over a filter that a navigation is about to apply, in place of what is entered. */
    replaceDraft: (next: ObservationListFilter) => {
      setAppliedSearch(next.search ?? '')
      reset(next)
    },
    /** Keeps `showDeleted`, which is a toggle of the list and not a field of the form. */
    clear: () => {
      reset()
      applyFilter({ showDeleted })
    },
  }
}

/** Returns the entered values that are not applied yet. When the URL changes, the form follows it. */
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
  return { draft, change, reset: (filter = {}) => setDraft(filter) }
}

interface FilterDraft {
  draft: ObservationListFilter
  change: (values: ObservationListFilter) => void
  reset: (filter?: ObservationListFilter) => void
}

/** Takes over only what changed in the URL, so that a live search does not undo other entered values. */
function mergeUrlChanges(
  draft: ObservationListFilter,
  before: ObservationListFilter,
  now: ObservationListFilter,
): ObservationListFilter {
  const names = Object.keys({ ...before, ...now }) as (keyof ObservationListFilter)[]
  const changed = names.filter((name) => filtersDiffer(before[name], now[name]))
  return { ...draft, ...Object.fromEntries(changed.map((name) => [name, now[name]])) }
}
