/** /tasks/{id}/edit */
import { EntityEdit } from '../forms/EntityEdit.tsx'
import { useForgetGuidance } from '../gbsVideos/useForgetGuidance.ts'
import { BackToTasks } from './BackToTasks.tsx'
import { TaskFields } from './TaskFields.tsx'
import { taskForm } from './taskForm.ts'

export function TaskEdit() {
  const forgetGuidance = useForgetGuidance()
  return (
    <>
      <BackToTasks />
      <EntityEdit spec={taskForm} afterSave={forgetGuidance}>
        <TaskFields />
      </EntityEdit>
    </>
  )
}
