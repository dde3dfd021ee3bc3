/** The task form. */
import { z } from 'zod'
import type { FieldPairs } from '../forms/fieldPairs.ts'
import { BESIDE_OTHER_ISSUES, flag, idList, optionalId, requiredName } from '../forms/fieldRules.ts'
import { MESSAGES } from '../messages.ts'
import { type Principle, PRINCIPLES } from '../observations/principles.ts'

/** No duplicates, in the order of `PRINCIPLES`; null: none. */
const principleList = z
  .array(z.enum(PRINCIPLES))
  .nullish()
  .transform((chosen) => (chosen === undefined ? undefined : inPrincipleOrder(chosen ?? [])))

export const taskSchema = z
  .object({
    name: requiredName(MESSAGES.nameRequired, 200),
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
    error: MESSAGES.pullTiltTakeWithoutPulling,
    ...BESIDE_OTHER_ISSUES,
  })

/** Rules of the form, where null is an override that has no principles yet. */
export const taskFormSchema = taskSchema.safeExtend({
  taskPrinciples: z
    .array(z.enum(PRINCIPLES), MESSAGES.principlesRequired)
    .transform(inPrincipleOrder),
})

export interface TaskValues {
  name: string
  isPushing: boolean
  isPulling: boolean
  usesPullTiltTake: boolean
  show_other_observation_option: boolean
  requires_manual_check: boolean
  /** The task's own list; empty: the default principles. */
  taskPrinciples: Principle[]
  locationIds: string[]
  departmentIds: string[]
  userIds: string[]
  taskHasFullLocationAccess: boolean
  taskHasFullDepartmentAccess: boolean
  gbsVideoId: string | null
}

type Related = readonly { id: string }[]

export interface TaskRecord {
  name: string
  is_pushing: boolean
  is_pulling: boolean
  uses_pull_tilt_take: boolean
  show_other_observation_option: boolean
  requires_manual_check: boolean
  task_principles: readonly Principle[]
  locations?: Related
  departments?: Related
  users?: Related
  task_has_full_location_access: boolean
  task_has_full_department_access: boolean
  gbs_video_id?: string | null
}

export const TASK_FIELDS = {
  name: 'name',
  isPushing: 'is_pushing',
  isPulling: 'is_pulling',
  usesPullTiltTake: 'uses_pull_tilt_take',
  show_other_observation_option: 'show_other_observation_option',
  requires_manual_check: 'requires_manual_check',
  taskPrinciples: 'task_principles',
  locationIds: 'locations',
  departmentIds: 'departments',
  userIds: 'users',
  taskHasFullLocationAccess: 'task_has_full_location_access',
  taskHasFullDepartmentAccess: 'task_has_full_department_access',
  gbsVideoId: 'gbs_video_id',
} as const satisfies FieldPairs<TaskValues, TaskRecord>

export const NEW_TASK: TaskValues = {
  name: '',
  isPushing: false,
  isPulling: false,
  usesPullTiltTake: false,
  show_other_observation_option: false,
  requires_manual_check: true,
  taskPrinciples: [],
  locationIds: [],
  departmentIds: [],
  userIds: [],
  taskHasFullLocationAccess: true,
  taskHasFullDepartmentAccess: true,
  gbsVideoId: null,
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
