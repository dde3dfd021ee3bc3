/** What follows from what in a task (spec 4 and 5): the form shows it, the server applies it again. */
import type { Principle } from '../observations/principles.ts'
import type { TaskValues } from './taskForm.ts'

/** Manual checks are required unless the client's AI is enabled. */
export const applyManualCheckRule = <Values extends Pick<TaskValues, 'requires_manual_check'>>(
  values: Values,
  aiEnabled: boolean,
): Values => (aiEnabled ? values : { ...values, requires_manual_check: true })

/** Unticking the 'override principles' toggle clears the principles; ticking it leaves them to be chosen. */
export const applyPrinciplesOverride = <Values extends Pick<TaskValues, 'taskPrinciples'>>(
  values: Values,
  overrides: boolean,
): Values => (overrides ? values : { ...values, taskPrinciples: [] })

/** `task_principles_override`: an empty list overrides nothing. */
export const overridesPrinciples = (taskPrinciples: readonly Principle[]): boolean =>
  taskPrinciples.length > 0
