import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { recordToValues, valuesToRecordFields } from '../forms/fieldPairs.ts'
import { applicablePrinciples } from '../observations/principles.ts'
import {
  applyManualCheckRule,
  NEW_TASK,
  overridesPrinciples,
  TASK_FIELDS,
  type TaskRecord,
  taskFormSchema,
  taskSchema,
  type TaskValues,
} from './taskForm.ts'

const PULL: TaskRecord = {
  name: 'Pull a cage',
  is_pushing: false,
  is_pulling: true,
  uses_pull_tilt_take: true,
  show_other_observation_option: true,
  requires_manual_check: false,
  task_principles: ['INSIDE_BASE', 'TURN_NOT_TWIST'],
  locations: [{ id: 'l1' }],
  departments: [{ id: 'd1' }],
  users: [{ id: 'u1' }, { id: 'u2' }],
  task_has_full_location_access: false,
  task_has_full_department_access: false,
  gbs_video_id: 'v1',
}
const VALUES = recordToValues<TaskValues, TaskRecord>(TASK_FIELDS, PULL)

const errors = (values: object) => fieldErrors(taskSchema, { ...NEW_TASK, name: 'Lift', ...values })

describe('the task form', () => {
  it('[3.18] has exactly its fields', () => {
    expect(Object.keys(NEW_TASK)).toEqual(
      `name isPushing isPulling usesPullTiltTake show_other_observation_option requires_manual_check
       taskPrinciples locationIds departmentIds userIds taskHasFullLocationAccess
       taskHasFullDepartmentAccess gbsVideoId`.split(/\s+/),
    )
    expect(Object.keys(taskSchema.parse({ ...VALUES, task_principles_override: true }))).toEqual(
      Object.keys(NEW_TASK),
    )
  })

  it('[3.16] starts with what the record holds, and its values are the record’s fields again', () => {
    expect(VALUES).toMatchObject({
      isPulling: true,
      usesPullTiltTake: true,
      requires_manual_check: false,
      taskPrinciples: ['INSIDE_BASE', 'TURN_NOT_TWIST'],
      userIds: ['u1', 'u2'],
      gbsVideoId: 'v1',
    })
    expect(valuesToRecordFields(TASK_FIELDS, VALUES)).toEqual({
      ...PULL,
      locations: ['l1'],
      departments: ['d1'],
      users: ['u1', 'u2'],
    })
  })

  it('[36.5] a record passes its own form', () => {
    expect(taskSchema.parse(VALUES)).toEqual(VALUES)
  })

  it.each([
    [false, false, {}],
    [true, false, { usesPullTiltTake: 'Pull, tilt, take applies to pulling tasks only.' }],
    [true, true, {}],
    [false, true, {}],
  ])(
    '[5.21] pull/tilt/take %s on a task with pulling %s',
    (usesPullTiltTake, isPulling, expected) => {
      expect(errors({ usesPullTiltTake, isPulling, isPushing: true })).toEqual(expected)
    },
  )

  it('[5.21] where pulling is left out it is judged with the value that is kept', () => {
    expect(fieldErrors(taskSchema, { name: 'Pull', usesPullTiltTake: true })).toEqual({})
  })

  it.each([[''], ['  '], [null]])('[17.1] a task without a name (%j) is refused', (name) => {
    expect(errors({ name })).toEqual({ name: 'Name is required' })
  })

  it('[3.47] takes the four principles, each once and in their order, and nothing else', () => {
    const principles = (taskPrinciples: unknown) =>
      taskSchema.parse({ ...NEW_TASK, name: 'Lift', taskPrinciples }).taskPrinciples
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
    const values = { ...NEW_TASK, name: 'Lift' }
    expect(fieldErrors(taskFormSchema, { ...values, taskPrinciples: null })).toEqual({
      taskPrinciples: 'Choose at least one principle, or turn the override off.',
    })
    expect(fieldErrors(taskFormSchema, values)).toEqual({})
  })

  it('[4.20] a task overrides the usual principles exactly when its own list is not empty', () => {
    const of = { is_pushing: true, is_pulling: false }
    for (const task_principles of [[], ['INSIDE_BASE' as const]]) {
      const task_principles_override = overridesPrinciples(task_principles)
      const principles = applicablePrinciples({ ...of, task_principles, task_principles_override })
      expect(principles).toEqual(
        task_principles.length ? ['INSIDE_BASE'] : ['TURN_NOT_TWIST', 'DIP_N_DRIVE'],
      )
    }
  })
})
