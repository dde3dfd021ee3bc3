import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import {
  observationEditSchema,
  type ObservationEditContext,
  overrideSchema,
} from './observationEditForm.ts'

const TASK = {
  is_pushing: false,
  is_pulling: false,
  task_principles_override: false,
  task_principles: [],
  show_other_observation_option: true,
}

describe('the edit form of an observation', () => {
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
  const NOBODY = { observee_id: null }
  const NUMBERED = { ...NOBODY, unlinked_observee_employee_id: 'E-1' }
  const NOTHING = { is_inside_base: null, is_big_engines: null, is_turn_not_twist: null }

  it.each<[string, object, object, Partial<ObservationEditContext>?]>([
    ['36.5', {}, {}],
    ['5.5', { location_id: null }, { location_id: message('locationRequired') }],
    ['5.6', { department_id: '' }, { department_id: message('departmentRequired') }],
    ['5.7', { task_id: null }, { task_id: message('taskRequired') }],
    ['5.8', { date: new Date('nothing') }, { date: message('dateRequired') }],
    ['5.9', { date: new Date('2026-01-15T10:05:01Z') }, { date: message('dateInFuture') }],
    ['5.20', { user_id: null }, { user_id: message('observerRequired') }],
    ['5.14', { is_big_engines: null }, { is_big_engines: message('bigEnginesRequired') }],
    ['5.18', { is_other_option_correct: true }, { other_details: message('otherIncomplete') }],
    ['5.10', NOBODY, { observee_id: message('individualRequired') }],
    ['5.10', { ...NOBODY, unlinked_observee_name: 'Sam' }, {}],
    ['5.11', NUMBERED, {}, { displayEmployeeId: true }],
    [
      '5.17',
      NOTHING,
      { principles: message('noPrincipleAnswered') },
      { canUseNotApplicable: true },
    ],
    ['21.12', NOTHING, {}, { hasAnswers: false }],
  ])('[%s] %j has the errors %j', (_rule, values, expected, context) => {
    const schema = observationEditSchema({ ...CONTEXT, ...context })
    expect(fieldErrors(schema, { ...VALID, ...values })).toEqual(expected)
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

describe('the override form', () => {
  const VALID = {
    manual_override_reason: 'FEET_INLINE',
    is_turn_not_twist: true,
    is_dip_n_drive: false,
  }
  const errors = (values: object, canUseNotApplicable = false) =>
    fieldErrors(overrideSchema({ task: { ...TASK, is_pushing: true }, canUseNotApplicable }), {
      ...VALID,
      ...values,
    })

  it.each([null, undefined, '', 'BECAUSE'])('[3.52] %s is no reason', (manual_override_reason) => {
    expect(errors({ manual_override_reason })).toEqual({
      manual_override_reason: message('overrideReasonRequired'),
    })
  })

  it('[1.7] [5.15] an unanswered principle is an error at its own field, unless not applicable is permitted', () => {
    const values = { is_dip_n_drive: null }
    expect(errors({})).toEqual({})
    expect(errors(values)).toEqual({ is_dip_n_drive: message('dipNDriveRequired') })
    expect(errors(values, true)).toEqual({})
  })
})
