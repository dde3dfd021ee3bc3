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
const errors = (input: object, context: object = {}) =>
  fieldErrors(observationInputSchema({ ...CONTEXT, ...context }), { ...VALID, ...input })

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

  it('[5.9] [8.13] refuses a date after now', () => {
    expect(errors({ date: new Date('2026-03-01T10:05:00.001Z') })).toEqual({
      date: message('dateInFuture'),
    })
  })

  it('[5.8] refuses a date that is none', () => {
    expect(errors({ date: new Date('nonsense') })).toEqual({
      date: message('dateRequired'),
    })
  })

  it('[5.10] [5.11] [5.12] refuses an individual who is not recorded', () => {
    const missing = { observee_id: null, unlinked_observee_employee_id: 'E7' }
    expect(Object.keys(errors(missing))).toEqual(['observee_id'])
    expect(errors(missing, { displayEmployeeId: true })).toEqual({})
    expect(errors(missing, { observeeOnly: true })).toEqual({})
    expect(errors({ ...missing, unlinked_observee_name: 'Jo' })).toEqual({})
  })

  it('[5.5] [5.6] [5.7] refuses blank references by their own messages', () => {
    expect(errors({ location_id: '', department_id: '', task_id: '' })).toEqual({
      location_id: message('locationRequired'),
      department_id: message('departmentRequired'),
      task_id: message('taskRequired'),
    })
  })

  it("[21.7] refuses an employee ID that is longer than the form's", () => {
    expect(errors({ unlinked_observee_employee_id: 'x'.repeat(100) })).toEqual({})
    expect(errors({ unlinked_observee_employee_id: 'x'.repeat(101) })).toEqual({
      unlinked_observee_employee_id: message('textTooLong', { max: 100 }),
    })
  })

  it('[21.7] refuses texts without end', () => {
    expect(Object.keys(errors({ notes: 'x'.repeat(10_001), name: 'x'.repeat(201) }))).toEqual([
      'notes',
      'name',
    ])
  })
})
