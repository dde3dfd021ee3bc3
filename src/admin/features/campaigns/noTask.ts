/** Choice for a campaign without a task. */
import { NO_TASK_LABEL } from '#domain/labels.ts'
import type { Choice } from '../../parts/choices/choiceSource.ts'

export const NO_TASK: Choice = { id: '', name: NO_TASK_LABEL }
