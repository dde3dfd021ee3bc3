/** /tasks: the columns of the tasks' list. */
import { Box } from '@mui/material'
import type { Task } from '#api/generated/contract.ts'
import { EntityColumn } from '../../parts/list/EntityColumn.tsx'
import { EntityList } from '../../parts/list/EntityList.tsx'
import { NameCell } from '../../parts/list/NameCell.tsx'
import { formatTaskPlaces } from './formatTaskPlaces.ts'
import type { TaskPlacesText } from './formatTaskPlaces.ts'
import { BackToUnfilteredList } from './TaskListBack.tsx'

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
