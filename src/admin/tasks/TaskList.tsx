/** /tasks: the columns of the tasks' list. */
import { Box } from '@mui/material'
import type { Task } from '#api/generated/contract.ts'
import { EntityColumn } from '../list/EntityColumn.tsx'
import { EntityList } from '../list/EntityList.tsx'
import { NameCell } from '../list/NameCell.tsx'
import { placeWords } from './placeWords.ts'
import type { PlaceWords } from './placeWords.ts'
import { TaskListBack } from './TaskListBack.tsx'

export function TaskList() {
  return (
    <EntityList title="Tasks" addLabel="Add task" above={<TaskListBack />}>
      <EntityColumn<Task> source="name" link="show" render={(task) => <NameCell {...task} />} />
      <EntityColumn<Task>
        source="departments"
        disableSort
        render={(task) => <Places {...placeWords(task).departments} />}
        exported={(task) => whole(placeWords(task).departments)}
      />
      <EntityColumn<Task>
        source="locations"
        disableSort
        render={(task) => <Places {...placeWords(task).locations} />}
        exported={(task) => whole(placeWords(task).locations)}
      />
      <EntityColumn<Task> source="observation_count" numeric />
    </EntityList>
  )
}

/** How many more there are stays in sight when the names are cut. */
function Places({ names, more }: PlaceWords) {
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

const whole = ({ names, more }: PlaceWords) => names + more
