import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { message } from '../messages.ts'
import { observationInputSchema } from './observationInput.ts'

const CONTEXT = {
  now: new Date('2026-03-01T10:00:00Z'),
  observeeOnly: false,
  displayEmployeeId: false,
}
const VALID = {
  date: new Date('2026-03-01T10:00:00Z'),
  department_id: 'd1',
  location_id: 'l1',
  task_id: 't1',
  video_id: 'v1',
  observee_id: 'p1',
  review_type: 'MANUAL_TASK',
}
const NUMBERED = { observee_id: null, unlinked_observee_employee_id: 'E7' }

describe('createObservation from any app', () => {
  it('[5.19] accepts what is complete and answers absent fields as null', () => {
    expect(observationInputSchema(CONTEXT).parse(VALID)).toMatchObject({
      observee_id: 'p1',
      user_id: null,
      campaign_id: null,
      notes: null,
      manual_override_reason: null,
    })
  })

  it.each<[string, object, object, object?]>([
    ['5.8', { date: new Date('nonsense') }, { date: message('dateRequired') }],
    ['5.9', { date: new Date('2026-03-01T10:05:00.001Z') }, { date: message('dateInFuture') }],
    ['5.10', NUMBERED, { observee_id: message('individualRequired') }],
    ['5.10', { ...NUMBERED, unlinked_observee_name: 'Jo' }, {}],
    ['5.11', NUMBERED, {}, { displayEmployeeId: true }],
    ['5.12', NUMBERED, {}, { observeeOnly: true }],
    ['5.5', { location_id: 'x' }, { location_id: message('locationRequired') }],
    ['5.6', { department_id: '' }, { department_id: message('departmentRequired') }],
    ['5.7', { task_id: '' }, { task_id: message('taskRequired') }],
    ['21.7', { unlinked_observee_employee_id: 'x'.repeat(100) }, {}],
    [
      '21.7',
      { unlinked_observee_employee_id: 'x'.repeat(101) },
      { unlinked_observee_employee_id: message('textTooLong', { max: 100 }) },
    ],
    ['21.7', { notes: 'x'.repeat(10_001) }, { notes: message('textTooLong', { max: 10_000 }) }],
    ['21.7', { name: 'x'.repeat(201) }, { name: message('textTooLong', { max: 200 }) }],
  ])('[%s] %j has the errors %j', (_rule, input, expected, context) => {
    const schema = observationInputSchema({ ...CONTEXT, ...context })
    expect(fieldErrors(schema, { ...VALID, ...input })).toEqual(expected)
  })
})
