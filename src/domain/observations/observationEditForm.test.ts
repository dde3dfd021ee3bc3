import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { observationEditSchema, type ObservationEditContext } from './observationEditForm.ts'

const TASK = {
  is_pushing: false,
  is_pulling: false,
  task_principles_override: false,
  task_principles: [],
  show_other_observation_option: true,
}
const CONTEXT: ObservationEditContext = {
  now: new Date('2026-01-15T10:00:00Z'),
  displayEmployeeId: false,
  canUseNotApplicable: false,
  hasAnswers: true,
  task: TASK,
}
const VALID = {
  date: new Date('2026-01-15T09:00:00Z'),
  location_id: 'location',
  department_id: 'department',
  task_id: 'task',
  user_id: 'observer',
  observee_id: 'individual',
  is_inside_base: true,
  is_big_engines: true,
  is_turn_not_twist: false,
}

const errors = (values: object, context: Partial<ObservationEditContext> = {}) =>
  fieldErrors(observationEditSchema({ ...CONTEXT, ...context }), { ...VALID, ...values })

describe('the edit form of an observation', () => {
  it('[36.5] passes what is complete', () => {
    expect(errors({})).toEqual({})
  })

  it.each([
    ['5.5', { location_id: null }, 'location_id', message('locationRequired')],
    ['5.6', { department_id: '' }, 'department_id', message('departmentRequired')],
    ['5.7', { task_id: null }, 'task_id', message('taskRequired')],
    ['5.8', { date: null }, 'date', message('dateRequired')],
    ['5.8', { date: new Date('nothing') }, 'date', message('dateRequired')],
    ['5.9', { date: new Date('2026-01-15T10:05:01Z') }, 'date', message('dateInFuture')],
    ['5.20', { user_id: null }, 'user_id', message('observerRequired')],
    ['5.13', { is_inside_base: null }, 'is_inside_base', message('insideBaseRequired')],
    ['5.14', { is_big_engines: null }, 'is_big_engines', message('bigEnginesRequired')],
    ['5.16', { is_turn_not_twist: null }, 'is_turn_not_twist', message('turnNotTwistRequired')],
    ['5.18', { is_other_option_correct: true }, 'other_details', message('otherIncomplete')],
  ])('[%s] %j is refused at %s', (_item, values, field, message) => {
    expect(errors(values)).toEqual({ [field]: message })
  })

  it('[5.10] [5.11] someone is observed: chosen, named or, where it counts, by employee ID', () => {
    const nobody = { observee_id: null }
    expect(errors(nobody)).toHaveProperty('observee_id')
    expect(errors({ ...nobody, unlinked_observee_name: 'Sam' })).toEqual({})
    const numbered = { ...nobody, unlinked_observee_employee_id: 'E-1' }
    expect(errors(numbered)).toHaveProperty('observee_id')
    expect(errors(numbered, { displayEmployeeId: true })).toEqual({})
  })

  it('[5.17] [5.19] nothing answered is an error, also where not applicable is permitted; Other may be empty', () => {
    const nothing = { is_inside_base: null, is_big_engines: null, is_turn_not_twist: null }
    expect(errors(nothing, { canUseNotApplicable: true })).toEqual({
      principles: message('noPrincipleAnswered'),
    })
  })

  it('[21.12] an AI’s verdicts are not asked for', () => {
    expect(errors({ is_inside_base: null }, { hasAnswers: false })).toEqual({})
  })

  it('[21.8] blank texts and ids become null', () => {
    const values = { ...VALID, notes: '  ', campaign_id: '', name: ' Lift ' }
    expect(observationEditSchema(CONTEXT).parse(values)).toMatchObject({
      notes: null,
      campaign_id: null,
      name: 'Lift',
    })
  })
})
