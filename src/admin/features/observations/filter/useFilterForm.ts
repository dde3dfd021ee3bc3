/** The filter form of the list around it: what is entered, and how it becomes the list's filter in the address. */
import { useListContext } from 'react-admin'
import { useSearchText } from '../../../parts/list/useSearchText.ts'
import { useIsNavigationSettled } from '../../../foundation/router/useArrived.ts'
import type { ObservationListFilter } from '../../../foundation/router/observationListPath.ts'
import { removeFilterValue } from './activeFilters.ts'
import type { ActiveFilter } from './activeFilters.ts'
import { filtersDiffer, useFilterDraft } from './useFilterDraft.ts'

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
