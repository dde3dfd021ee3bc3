/** The task form. */
import { z } from 'zod'
import { BESIDE_OTHER_ISSUES, flag, idList, optionalId, requiredName } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import { type Principle, PRINCIPLES } from '../observations/principles.ts'

/** No duplicates, in the order of `PRINCIPLES`; null: none. */
const principleList = z
  .array(z.enum(PRINCIPLES))
  .nullish()
  .transform((chosen) => (chosen === undefined ? undefined : inPrincipleOrder(chosen ?? [])))

export const taskSchema = z
  .object({
    name: requiredName(message('nameRequired'), 200),
    isPushing: flag,
    isPulling: flag,
    usesPullTiltTake: flag,
    show_other_observation_option: flag,
    requires_manual_check: flag,
    taskPrinciples: principleList,
    locationIds: idList,
    departmentIds: idList,
    userIds: idList,
    taskHasFullLocationAccess: flag,
    taskHasFullDepartmentAccess: flag,
    gbsVideoId: optionalId,
  })
  // When isPulling is left out, the stored value is checked where it is known.
  .refine(({ usesPullTiltTake, isPulling }) => !usesPullTiltTake || isPulling !== false, {
    path: ['usesPullTiltTake'],
    error: message('pullTiltTakeWithoutPulling'),
    ...BESIDE_OTHER_ISSUES,
  })

/** Rules of the form, where null is an override that has no principles yet. */
export const taskFormSchema = taskSchema.safeExtend({
  taskPrinciples: z
    .array(z.enum(PRINCIPLES), message('principlesRequired'))
    .transform(inPrincipleOrder),
})

/** By the record's field names, related records as their ids. */
export interface TaskValues {
  name: string
  is_pushing: boolean
  is_pulling: boolean
  uses_pull_tilt_take: boolean
  show_other_observation_option: boolean
  requires_manual_check: boolean
  /** The task's own list; empty: the default principles. */
  task_principles: Principle[]
  locations: string[]
  departments: string[]
  users: string[]
  task_has_full_location_access: boolean
  task_has_full_department_access: boolean
  gbs_video: string | null
}

export const NEW_TASK: TaskValues = {
  name: '',
  is_pushing: false,
  is_pulling: false,
  uses_pull_tilt_take: false,
  show_other_observation_option: false,
  requires_manual_check: true,
  task_principles: [],
  locations: [],
  departments: [],
  users: [],
  task_has_full_location_access: true,
  task_has_full_department_access: true,
  gbs_video: null,
}

function inPrincipleOrder(selected: readonly Principle[]): Principle[] {
  return PRINCIPLES.filter((principle) => selected.includes(principle))
}

/** Requires manual checks unless the client's AI is enabled: the form shows it, the server applies it again. */
export const applyManualCheckRule = <Values extends Pick<TaskValues, 'requires_manual_check'>>(
  values: Values,
  aiEnabled: boolean,
): Values => (aiEnabled ? values : { ...values, requires_manual_check: true })

/** `task_principles_override`: an empty list overrides nothing. */
export const overridesPrinciples = (taskPrinciples: readonly Principle[]): boolean =>
  taskPrinciples.length > 0
