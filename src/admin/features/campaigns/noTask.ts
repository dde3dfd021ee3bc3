/** What a campaign without a task is said to be for. */
import type { Choice } from '../../parts/choices/choiceSource.ts'

export const NO_TASK: Choice = { id: '', name: 'No task' }
