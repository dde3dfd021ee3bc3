/** The form of a task. */
import type { Task } from '#api/generated/contract.ts'
import { NEW_TASK, TASK_FIELDS, taskSchema } from '#domain/tasks/taskForm.ts'
import type { TaskValues } from '#domain/tasks/taskForm.ts'
import type { FormSpec } from '../forms/formSpec.ts'

export const taskForm: FormSpec<TaskValues, Task> = {
  resource: 'tasks',
  schema: taskSchema,
  fields: TASK_FIELDS,
  chosen: { gbsVideoId: 'gbs_video' },
  fresh: () => NEW_TASK,
  noun: 'task',
}
