/** /tasks/{id}/edit */
import { EntityEdit } from '../../parts/forms/EntityEdit.tsx'
import { useInvalidateGuidance } from '../gbsVideos/useInvalidateGuidance.ts'
import { BackToTasks } from './BackToTasks.tsx'
import { TaskFields } from './TaskFields.tsx'
import { taskFormConfig } from './taskForm.ts'

export function TaskEdit() {
  const invalidateGuidance = useInvalidateGuidance()
  return (
    <>
      <BackToTasks />
      <EntityEdit spec={taskFormConfig} afterSave={invalidateGuidance}>
        <TaskFields />
      </EntityEdit>
    </>
  )
}
