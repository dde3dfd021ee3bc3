/** The filter form of the list around it: what is entered, and how it becomes the list's filter in the address. */
import { useListContext } from 'react-admin'
import { useSearchText } from '../../list/useSearchText.ts'
import { useArrived } from '../../router/useArrived.ts'
import type { ObservationListFilter } from '../observationsTo.ts'
import { withoutValue } from './activeFilters.ts'
import type { ActiveFilter } from './activeFilters.ts'
import { isDifferent, useFilterDraft } from './useFilterDraft.ts'

export function useFilterForm() {
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const applied = filterValues as ObservationListFilter
  const [search, typeSearch, settleSearch] = useSearchText()
  const { draft, change, empty } = useFilterDraft(applied)
  const { showDeleted } = applied
  const arrived = useArrived()
  const entered = { ...draft, search, showDeleted }
  const filter = (next: ObservationListFilter) => {
    // A search that is still waiting would bring back the filter of before.
    settleSearch(next.search ?? '')
    // One on its way to the address is not in the list's context yet, and would come after this.
    if (isDifferent(next, applied) || !arrived()) setFilters(next, displayedFilters)
  }
  return {
    applied,
    draft,
    change,
    search,
    typeSearch,
    /** Something is entered that the list does not follow yet. The search it follows by itself. */
    isChanged: isDifferent({ ...entered, search: '' }, { ...applied, search: '' }),
    apply: () => filter(entered),
    applySearch: () => filter({ ...applied, search }),
    remove: (active: ActiveFilter) => filter(withoutValue({ ...applied, search }, active)),
    /** Whether deleted observations are shown is the list's toggle, not a field of the form. */
    clear: () => {
      empty()
      filter({ showDeleted })
    },
  }
}
