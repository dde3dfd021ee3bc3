/** The form of a task. */
import type { Task } from '#api/generated/contract.ts'
import { NEW_TASK, TASK_FIELDS, taskSchema } from '#domain/tasks/taskForm.ts'
import type { TaskValues } from '#domain/tasks/taskForm.ts'
import type { FormConfig } from '../../parts/forms/formConfig.ts'

export const taskFormConfig: FormConfig<TaskValues, Task> = {
  resource: 'tasks',
  schema: taskSchema,
  fields: TASK_FIELDS,
  selected: { gbsVideoId: 'gbs_video' },
  defaultValues: () => NEW_TASK,
  noun: 'task',
}
