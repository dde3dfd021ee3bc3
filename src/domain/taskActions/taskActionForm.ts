/** The form of an action on a task or place. */
import { z } from 'zod'
import { isDay } from '../dates.ts'
import { nullableId, requiredText } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import { PRINCIPLES } from '../observations/principles.ts'
import { TASK_ACTION_TEXT_LIMIT } from './taskActionRules.ts'

const dueDate = z
  .string({ error: message('followUpDueDateRequired') })
  .refine(isDay, message('followUpDueDateRequired'))

export const taskActionSchema = z.object({
  principle: z.enum(PRINCIPLES),
  note: requiredText(message('taskActionNoteRequired'), TASK_ACTION_TEXT_LIMIT),
  ownerId: z
    .string({ error: message('taskActionOwnerRequired') })
    .min(1, message('taskActionOwnerRequired')),
  dueDate,
})

export const newTaskActionSchema = taskActionSchema
  .extend({ taskId: nullableId, locationId: nullableId })
  .refine(({ taskId, locationId }) => (taskId === null) !== (locationId === null), {
    path: ['taskId'],
    message: message('taskActionSubjectRequired'),
  })
