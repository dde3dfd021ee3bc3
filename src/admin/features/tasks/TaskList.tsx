/** /tasks: the task list and its columns. */
import { Box } from '@mui/material'
import { useListContext } from 'react-admin'
import type { Task } from '#api/generated/contract.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { useT } from '../../foundation/i18n/useT.ts'
import { listDefaults } from '../../foundation/router/listSearchCodec.ts'
import type { Column } from '../../parts/list/columns.ts'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { NameCell } from '../../parts/list/NameCell.tsx'
import { BackToTasks } from './BackToTasks.tsx'
import { formatTaskPlaces, type TaskPlacesText } from '#domain/tasks/formatTaskPlaces.ts'

export function TaskList() {
  const t = useT()
  return (
    <EntityList
      title={t('menu.tasks')}
      addLabel={t('resources.tasks.action.create')}
      header={<BackToUnfilteredList />}
      columns={COLUMNS}
    />
  )
}

/** Keeps the number of further places visible when the names are cut. */
function TaskPlaces({ names, more }: TaskPlacesText) {
  return (
    <Box component="span" sx={{ display: 'flex' }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {names}
      </Box>
      {more && (
        <Box component="span" sx={{ flex: 'none', whiteSpace: 'pre' }}>
          {more}
        </Box>
      )}
    </Box>
  )
}

const COLUMNS: Column<Task>[] = [
  { source: 'name', link: 'show', render: (task) => <NameCell {...task} /> },
  {
    source: 'departments',
    render: (task) => <TaskPlaces {...formatTaskPlaces(task, t).departments} />,
  },
  {
    source: 'locations',
    render: (task) => <TaskPlaces {...formatTaskPlaces(task, t).locations} />,
  },
  { source: 'observation_count', numeric: true },
]

/** Link back to all tasks when the list is filtered, sorted or on a later page. */
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
