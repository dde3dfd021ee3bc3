/** Choice for a campaign without a task. */
import type { Choice } from '../../parts/choices/choiceSource.ts'

export const NO_TASK: Choice = { id: '', name: 'No task' }
