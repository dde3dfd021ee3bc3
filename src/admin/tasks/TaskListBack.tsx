/** Where the list shows some tasks only, or not from their beginning: the way back to all (spec 2). */
import { useListContext } from 'react-admin'
import { listDefaults } from '../router/listDefaults.ts'
import { BackToTasks } from './BackToTasks.tsx'

export function TaskListBack() {
  const { filterValues, page, sort } = useListContext()
  const usual = listDefaults('tasks')
  const isWhole =
    Object.values(filterValues).every((value) => value === '' || value === undefined) &&
    page === usual.page &&
    sort.field === usual.sort &&
    sort.order === usual.order
  return isWhole ? null : <BackToTasks />
}
