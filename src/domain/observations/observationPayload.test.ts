import { describe, expect, it } from 'vitest'
import {
  EMPTY_OBSERVATION,
  type ObservationFormContext,
  type ObservationFormValues,
  type ObservedTask,
} from './observationFormValues.ts'
import { toObservationPayload, toVideoAnswers } from './observationPayload.ts'

const LIFT: ObservedTask = {
  is_pushing: false,
  is_pulling: false,
  task_principles_override: false,
  task_principles: [],
  show_other_observation_option: true,
}
const CONTEXT: ObservationFormContext = {
  now: new Date('2026-03-01T10:00:00Z'),
  observeeOnly: false,
  displayEmployeeId: true,
  canUseNotApplicable: false,
  task: LIFT,
}
const VALUES: ObservationFormValues = {
  ...EMPTY_OBSERVATION,
  date: new Date('2026-03-01T09:00:00Z'),
  campaign: 'c1',
  location: 'l1',
  department: 'd1',
  task: { id: 't1', name: 'Lifting boxes' },
  userId: 'u1',
  observee: 'p1',
  isInsideBase: true,
  isBigEngines: false,
  isTurnNotTwist: true,
  isDipNDrive: true,
  isOtherOptionCorrect: true,
  otherDetails: '  Gloves ',
  notes: ' ',
}

describe('the video of a form', () => {
  it('[7.45] has the answers that apply; isTwisting is the inverse of turn-not-twist', () => {
    expect(toVideoAnswers(VALUES, LIFT)).toEqual({
      isBigEngines: false,
      isTwisting: false,
      isDipNDrive: null,
      isInsideBase: true,
      isOtherOptionCorrect: true,
      otherDetails: 'Gloves',
    })
    expect(toVideoAnswers({ ...VALUES, isTurnNotTwist: false }, LIFT).isTwisting).toBe(true)
    expect(toVideoAnswers({ ...VALUES, isTurnNotTwist: null }, LIFT).isTwisting).toBeNull()
  })

  it('[4.23] has no Other answer where the task does not ask for one', () => {
    const video = toVideoAnswers(VALUES, { ...LIFT, show_other_observation_option: false })
    expect(video).toMatchObject({ isOtherOptionCorrect: null, otherDetails: null })
  })
})

describe('the observation of a form', () => {
  it("[7.41] [1.6] [4.31] has exactly the payload's fields, review type MANUAL_TASK and the video's id", () => {
    expect(toObservationPayload(VALUES, CONTEXT)).toEqual({
      date: '2026-03-01T09:00:00.000Z',
      department_id: 'd1',
      location_id: 'l1',
      observee_id: 'p1',
      notes: null,
      task_id: 't1',
      user_id: 'u1',
      manual_override_reason: null,
      technique: 'incorrect',
      name: 'Lifting boxes',
      review_type: 'MANUAL_TASK',
      unlinked_observee_name: null,
      unlinked_observee_employee_id: null,
      campaign_id: 'c1',
    })
  })

  it('[5.10] [5.39] someone who is not in the dropdown is named by text, and nobody else', () => {
    const both = { ...VALUES, unlinkedObserveeName: ' Jo ', unlinkedObserveeEmployeeId: 'E7' }
    const names = (values: object, context: object = {}) => {
      const payload = toObservationPayload({ ...both, ...values }, { ...CONTEXT, ...context })
      const { unlinked_observee_name, unlinked_observee_employee_id } = payload
      return [payload.observee_id, unlinked_observee_name, unlinked_observee_employee_id]
    }
    const unlinked = { observee: null }
    expect(names(unlinked)).toEqual([null, 'Jo', 'E7'])
    expect(names(unlinked, { displayEmployeeId: false })).toEqual([null, 'Jo', null])
    expect(names({})).toEqual(['p1', null, null])
    // [1.17] The server knows who asks.
    expect(names({}, { observeeOnly: true })).toEqual([null, null, null])
  })

  it('[5.17] an unfinished form is not sent', () => {
    expect(() => toObservationPayload(EMPTY_OBSERVATION, CONTEXT)).toThrow(RangeError)
  })
})
