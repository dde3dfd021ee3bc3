import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { applicablePrinciples } from '../observations/principles.ts'
import {
  applyManualCheckRule,
  NEW_TASK,
  overridesPrinciples,
  taskFormSchema,
  taskSchema,
} from './taskForm.ts'

const PULL = {
  name: 'Pull a cage',
  isPushing: false,
  isPulling: true,
  usesPullTiltTake: true,
  show_other_observation_option: true,
  requires_manual_check: false,
  taskPrinciples: ['INSIDE_BASE', 'TURN_NOT_TWIST'],
  locationIds: ['l1'],
  departmentIds: ['d1'],
  userIds: ['u1', 'u2'],
  taskHasFullLocationAccess: false,
  taskHasFullDepartmentAccess: false,
  gbsVideoId: 'v1',
}

const errors = (values: object) => fieldErrors(taskSchema, { name: 'Lift', ...values })

describe('the task form', () => {
  it('[3.18] [36.5] a record passes its own form, which has no other fields', () => {
    expect(taskSchema.parse({ ...PULL, task_principles_override: true })).toEqual(PULL)
  })

  it.each([
    [false, false, {}],
    [true, false, { usesPullTiltTake: message('pullTiltTakeWithoutPulling') }],
    [true, true, {}],
    [false, true, {}],
    [true, undefined, {}],
  ])(
    '[5.21] pull/tilt/take %s on a task with pulling %s',
    (usesPullTiltTake, isPulling, expected) => {
      expect(errors({ usesPullTiltTake, isPulling, isPushing: true })).toEqual(expected)
    },
  )

  it.each([[''], ['  '], [null]])('[17.1] a task without a name (%j) is refused', (name) => {
    expect(errors({ name })).toEqual({ name: message('nameRequired') })
  })

  it('[3.47] takes the four principles, each once and in their order, and nothing else', () => {
    const principles = (taskPrinciples: unknown) =>
      taskSchema.parse({ name: 'Lift', taskPrinciples }).taskPrinciples
    expect(
      principles(['DIP_N_DRIVE', 'TURN_NOT_TWIST', 'BIG_ENGINES', 'INSIDE_BASE', 'DIP_N_DRIVE']),
    ).toEqual(['INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST', 'DIP_N_DRIVE'])
    expect(principles(null)).toEqual([])
    expect(errors({ taskPrinciples: ['FEET_APART'] })).toHaveProperty(['taskPrinciples.0'])
  })

  it('[17.1] a field left out stays out; a switch set to null keeps its value', () => {
    expect(taskSchema.parse({ name: 'Lift', isPulling: null, gbsVideoId: null })).toEqual({
      name: 'Lift',
      gbsVideoId: null,
    })
  })
})

describe('what follows from what in a task', () => {
  it.each([
    [false, false, true],
    [true, false, true],
    [false, true, false],
    [true, true, true],
  ])(
    '[5.22] manual check %s with the client’s AI %s becomes %s',
    (requires_manual_check, aiEnabled, becomes) => {
      const values = { ...NEW_TASK, requires_manual_check }
      expect(applyManualCheckRule(values, aiEnabled)).toEqual({
        ...values,
        requires_manual_check: becomes,
      })
    },
  )

  it('[5.44] an override without principles is an error of the form', () => {
    const values = { name: 'Lift', taskPrinciples: [] }
    expect(fieldErrors(taskFormSchema, { ...values, taskPrinciples: null })).toEqual({
      taskPrinciples: message('principlesRequired'),
    })
    expect(fieldErrors(taskFormSchema, values)).toEqual({})
  })

  it('[4.20] a task overrides the usual principles exactly when its own list is not empty', () => {
    const of = { is_pushing: true, is_pulling: false }
    for (const task_principles of [[], ['INSIDE_BASE' as const]]) {
      const task_principles_override = overridesPrinciples(task_principles)
      expect(task_principles_override).toBe(task_principles.length === 1)
      const principles = applicablePrinciples({ ...of, task_principles, task_principles_override })
      expect(principles).toEqual(
        task_principles.length ? ['INSIDE_BASE'] : ['TURN_NOT_TWIST', 'DIP_N_DRIVE'],
      )
    }
  })
})
