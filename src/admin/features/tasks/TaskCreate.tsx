/** /tasks/addTask */
import { EntityCreate } from '../../parts/forms/EntityCreate.tsx'
import { BackToTasks } from './BackToTasks.tsx'
import { TaskFields } from './TaskFields.tsx'
import { taskFormConfig } from './taskForm.ts'

export function TaskCreate() {
  return (
    <>
      <BackToTasks />
      <EntityCreate spec={taskFormConfig}>
        <TaskFields />
      </EntityCreate>
    </>
  )
}
