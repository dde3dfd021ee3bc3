import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { observationFormSchema } from './observationForm.ts'
import {
  EMPTY_OBSERVATION,
  allowsUnlinkedObservee,
  type ObservationFormContext,
  type ObservationFormValues,
  type ObservedTask,
} from './observationFormValues.ts'

const NOW = new Date('2026-03-01T10:00:00Z')
const LIFT: ObservedTask = {
  is_pushing: false,
  is_pulling: false,
  task_principles_override: false,
  task_principles: [],
  show_other_observation_option: false,
}
const PUSH: ObservedTask = { ...LIFT, is_pushing: true }
const OTHER: ObservedTask = { ...LIFT, show_other_observation_option: true }
const OWN: ObservedTask = {
  ...LIFT,
  task_principles_override: true,
  task_principles: ['DIP_N_DRIVE'],
}

const CONTEXT: ObservationFormContext = {
  now: NOW,
  observeeOnly: false,
  displayEmployeeId: false,
  canUseNotApplicable: false,
  task: LIFT,
}
const VALID: ObservationFormValues = {
  ...EMPTY_OBSERVATION,
  date: new Date('2026-03-01T09:59:00Z'),
  location: 'l1',
  department: 'd1',
  task: { id: 't1', name: 'Lifting' },
  observee: 'p1',
  isInsideBase: true,
  isBigEngines: true,
  isTurnNotTwist: true,
}

const INDIVIDUAL = message('individualRequired')
const OTHER_MESSAGE = message('otherIncomplete')
const AT_LEAST_ONE = message('noPrincipleAnswered')

const errors = (
  values: Partial<ObservationFormValues>,
  context: Partial<ObservationFormContext> = {},
) => fieldErrors(observationFormSchema({ ...CONTEXT, ...context }), { ...VALID, ...values })

describe('the observation form', () => {
  it('[5.19] [3.34] accepts what is complete', () => {
    expect(errors({})).toEqual({})
  })

  it.each([[null], [''], ['x'], [' x ']])(
    '[5.5] [5.6] location and department %j are too short',
    (value) => {
      expect(errors({ location: value, department: value })).toEqual({
        location: message('locationRequired'),
        department: message('departmentRequired'),
      })
    },
  )

  it.each([[null], [{ id: '', name: 'Lifting' }], [{ id: 't1', name: '' }]])(
    '[5.7] a task %j without id and name is required',
    (task) => {
      expect(errors({ task })).toEqual({ task: message('taskRequired') })
    },
  )

  it.each([[null], [new Date('nonsense')]])('[5.8] a date %s must be selected', (date) => {
    expect(errors({ date })).toEqual({ date: message('dateRequired') })
  })

  it('[5.43] a date before 2000 is refused', () => {
    for (const day of ['0001-05-05', '1900-01-01', '1999-12-30'])
      expect(errors({ date: new Date(`${day}T12:00:00Z`) })).toEqual({
        date: message('dateTooEarly'),
      })
    expect(errors({ date: new Date('2000-01-01T12:00:00Z') })).toEqual({})
  })

  it('[5.9] a date and time more than five minutes after now is refused', () => {
    expect(errors({ date: new Date(NOW.getTime() + 300_001) })).toEqual({
      date: message('dateInFuture'),
    })
    expect(errors({ date: new Date(NOW.getTime() + 300_000) })).toEqual({})
  })

  it('[5.10] not E: an individual or a name is needed, an employee ID is not enough', () => {
    expect(errors({ observee: null })).toEqual({ observee: INDIVIDUAL })
    expect(errors({ observee: null, unlinkedObserveeName: '  ' })).toEqual({ observee: INDIVIDUAL })
    expect(errors({ observee: null, unlinkedObserveeEmployeeId: 'E7' })).toEqual({
      observee: INDIVIDUAL,
    })
    expect(errors({ observee: null, unlinkedObserveeName: 'Jo' })).toEqual({})
  })

  it('[5.11] for clients displaying employee IDs name or employee ID is enough, and the message names both', () => {
    const context = { displayEmployeeId: true }
    expect(errors({ observee: null }, context)).toEqual({
      observee: message('individualOrEmployeeIdRequired'),
    })
    expect(errors({ observee: null, unlinkedObserveeEmployeeId: 'E7' }, context)).toEqual({})
    expect(errors({ observee: null, unlinkedObserveeName: 'Jo' }, context)).toEqual({})
  })

  it('[5.12] E: no individual is required', () => {
    expect(errors({ observee: null }, { observeeOnly: true })).toEqual({})
  })

  it('[5.13] [5.14] [5.16] each principle of a lift is required with its own message', () => {
    expect(errors({ isInsideBase: null })).toEqual({ isInsideBase: message('insideBaseRequired') })
    expect(errors({ isBigEngines: null })).toEqual({ isBigEngines: message('bigEnginesRequired') })
    expect(errors({ isTurnNotTwist: null })).toEqual({
      isTurnNotTwist: message('turnNotTwistRequired'),
    })
  })

  it('[5.13–5.16] a principle that is not applicable to the task has no message', () => {
    const pushed = { isInsideBase: null, isBigEngines: null, isTurnNotTwist: true }
    expect(errors(pushed, { task: PUSH })).toEqual({ isDipNDrive: message('dipNDriveRequired') })
    expect(errors({ isDipNDrive: false }, { task: OWN })).toEqual({})
    expect(errors({ isDipNDrive: null }, { task: LIFT })).toEqual({})
  })

  it("[4.29] a task's own list is requested like any other", () => {
    expect(errors({ isDipNDrive: null }, { task: OWN })).toEqual({
      isDipNDrive: message('dipNDriveRequired'),
    })
  })

  it('[5.47] without any answer, each required principle has one message', () => {
    const none = { isInsideBase: null, isBigEngines: null, isTurnNotTwist: null }
    expect(Object.keys(errors(none))).toEqual(Object.keys(none))
  })

  it('[5.17] at least one applicable principle must be answered, also where not applicable is permitted', () => {
    const none = { isInsideBase: null, isBigEngines: null, isTurnNotTwist: null, isDipNDrive: true }
    expect(errors(none, { canUseNotApplicable: true })).toEqual({ principles: AT_LEAST_ONE })
    expect(errors({ ...none, isBigEngines: false }, { canUseNotApplicable: true })).toEqual({})
  })

  it('[5.18] [5.19] Other needs both a technique and details, or neither', () => {
    const context = { task: OTHER }
    expect(errors({ isOtherOptionCorrect: true }, context)).toEqual({ otherDetails: OTHER_MESSAGE })
    expect(errors({ isOtherOptionCorrect: false, otherDetails: '  ' }, context)).toEqual({
      otherDetails: OTHER_MESSAGE,
    })
    expect(errors({ otherDetails: 'Gloves' }, context)).toEqual({ otherDetails: OTHER_MESSAGE })
    expect(errors({ isOtherOptionCorrect: false, otherDetails: 'Gloves' }, context)).toEqual({})
    expect(errors({}, context)).toEqual({})
  })

  it('[5.18] a task without the other option does not ask for it', () => {
    expect(errors({ isOtherOptionCorrect: true }, { task: LIFT })).toEqual({})
  })

  it('[5.20] all broken rules of an empty form are shown together', () => {
    expect(Object.keys(errors(EMPTY_OBSERVATION, { task: null })).toSorted()).toEqual([
      'date',
      'department',
      'location',
      'observee',
      'task',
    ])
  })

  it('[21.7] absent fields are empty ones, and texts without end are refused', () => {
    expect(observationFormSchema(CONTEXT).safeParse({}).success).toBe(false)
    expect(fieldErrors(observationFormSchema(CONTEXT), {})).toEqual(errors(EMPTY_OBSERVATION))
    expect(errors({ notes: 'x'.repeat(10_001) })).toEqual({
      notes: message('textTooLong', { max: 10_000 }),
    })
    expect(errors({ notes: 'x'.repeat(10_000) })).toEqual({})
  })

  it('[2.93] [5.39] the free-text individual is open only while no individual is chosen', () => {
    expect(allowsUnlinkedObservee({ observee: null })).toBe(true)
    expect(allowsUnlinkedObservee({ observee: 'p1' })).toBe(false)
  })
})
