/** /tasks: the columns of the tasks' list. */
import { Box } from '@mui/material'
import { useListContext } from 'react-admin'
import type { Task } from '#api/generated/contract.ts'
import { listDefaults } from '../../foundation/router/listSearchCodec.ts'
import { EntityColumn } from '../../parts/list/EntityColumn.tsx'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { NameCell } from '../../parts/list/NameCell.tsx'
import { BackToTasks } from './BackToTasks.tsx'
import { formatTaskPlaces, type TaskPlacesText } from './formatTaskPlaces.ts'

export function TaskList() {
  return (
    <EntityList title="Tasks" addLabel="Add task" header={<BackToUnfilteredList />}>
      <EntityColumn<Task> source="name" link="show" render={(task) => <NameCell {...task} />} />
      <EntityColumn<Task>
        source="departments"
        disableSort
        render={(task) => <TaskPlaces {...formatTaskPlaces(task).departments} />}
        exported={(task) => placesText(formatTaskPlaces(task).departments)}
      />
      <EntityColumn<Task>
        source="locations"
        disableSort
        render={(task) => <TaskPlaces {...formatTaskPlaces(task).locations} />}
        exported={(task) => placesText(formatTaskPlaces(task).locations)}
      />
      <EntityColumn<Task> source="observation_count" numeric />
    </EntityList>
  )
}

/** How many more there are stays in sight when the names are cut. */
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

const placesText = ({ names, more }: TaskPlacesText) => names + more

/** Where the list shows some tasks only, or not from their beginning: the way back to all (spec 2). */
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
