/** What a campaign without a task is said to be for (spec 3: a task, or 'No task'). */
import type { Choice } from '../../parts/choices/choiceSource.ts'

export const NO_TASK: Choice = { id: '', name: 'No task' }
