/** Where the list shows some tasks only, or not from their beginning: the way back to all (spec 2). */
import { useListContext } from 'react-admin'
import { listDefaults } from '../../foundation/router/listDefaults.ts'
import { BackToTasks } from './BackToTasks.tsx'

export function BackToUnfilteredList() {
  const { filterValues, page, sort } = useListContext()
  const defaults = listDefaults('tasks')
  const isUnfiltered =
    Object.values(filterValues).every((value) => value === '' || value === undefined) &&
    page === defaults.page &&
    sort.field === defaults.sort &&
    sort.order === defaults.order
  return isUnfiltered ? null : <BackToTasks />
}
