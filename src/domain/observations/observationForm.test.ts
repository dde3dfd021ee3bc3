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
const PUSH = { task: { ...LIFT, is_pushing: true } }
const WITH_OTHER = { task: { ...LIFT, show_other_observation_option: true } }
const OWN: Partial<ObservationFormContext> = {
  task: { ...LIFT, task_principles_override: true, task_principles: ['DIP_N_DRIVE'] },
}
const WITH_IDS = { displayEmployeeId: true }
const MAY_SKIP = { canUseNotApplicable: true }

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

const errors = (
  values: Partial<ObservationFormValues>,
  context: Partial<ObservationFormContext> = {},
) => fieldErrors(observationFormSchema({ ...CONTEXT, ...context }), { ...VALID, ...values })

const NONE = { isInsideBase: null, isBigEngines: null, isTurnNotTwist: null }
const PUSHED = { ...NONE, isTurnNotTwist: true }
const NOBODY = { observee: null }
const NUMBERED = { ...NOBODY, unlinkedObserveeEmployeeId: 'E7' }
const NAMED = { ...NOBODY, unlinkedObserveeName: 'Jo' }
const HALF = { otherDetails: message('otherIncomplete') }

type Row = [
  rules: string,
  values: Partial<ObservationFormValues>,
  expected: Record<string, string>,
  context?: Partial<ObservationFormContext>,
]

describe('the observation form', () => {
  it.each<Row>([
    ['5.19 3.34', {}, {}],
    ['5.5', { location: null }, { location: message('locationRequired') }],
    ['5.5', { location: ' x ' }, { location: message('locationRequired') }],
    ['5.6', { department: '' }, { department: message('departmentRequired') }],
    ['5.6', { department: 'x' }, { department: message('departmentRequired') }],
    ['5.7', { task: null }, { task: message('taskRequired') }],
    ['5.7', { task: { id: '', name: 'Lifting' } }, { task: message('taskRequired') }],
    ['5.7', { task: { id: 't1', name: '' } }, { task: message('taskRequired') }],
    ['5.8', { date: null }, { date: message('dateRequired') }],
    ['5.8', { date: new Date('nonsense') }, { date: message('dateRequired') }],
    ['5.43', { date: new Date('1999-12-30T12:00Z') }, { date: message('dateTooEarly') }],
    ['5.43', { date: new Date('2000-01-01T12:00Z') }, {}],
    ['5.9', { date: new Date(NOW.getTime() + 300_001) }, { date: message('dateInFuture') }],
    ['5.9', { date: new Date(NOW.getTime() + 300_000) }, {}],
    ['5.10', NOBODY, { observee: message('individualRequired') }],
    ['5.10', { ...NAMED, unlinkedObserveeName: ' ' }, { observee: message('individualRequired') }],
    ['5.10', NUMBERED, { observee: message('individualRequired') }],
    ['5.10', NAMED, {}],
    ['5.11', NOBODY, { observee: message('individualOrEmployeeIdRequired') }, WITH_IDS],
    ['5.11', NUMBERED, {}, WITH_IDS],
    ['5.11', NAMED, {}, WITH_IDS],
    ['5.12', NOBODY, {}, { observeeOnly: true }],
    ['5.13', { isInsideBase: null }, { isInsideBase: message('insideBaseRequired') }],
    ['5.14', { isBigEngines: null }, { isBigEngines: message('bigEnginesRequired') }],
    ['5.15', PUSHED, { isDipNDrive: message('dipNDriveRequired') }, PUSH],
    ['5.16', { isTurnNotTwist: null }, { isTurnNotTwist: message('turnNotTwistRequired') }],
    ['4.29', { isDipNDrive: null }, { isDipNDrive: message('dipNDriveRequired') }, OWN],
    ['4.29', { ...NONE, isDipNDrive: false }, {}, OWN],
    ['5.17', NONE, { principles: message('noPrincipleAnswered') }, MAY_SKIP],
    ['5.17', { ...NONE, isBigEngines: false }, {}, MAY_SKIP],
    ['5.18', { isOtherOptionCorrect: true }, HALF, WITH_OTHER],
    ['5.18', { isOtherOptionCorrect: false, otherDetails: ' ' }, HALF, WITH_OTHER],
    ['5.18', { otherDetails: 'Gloves' }, HALF, WITH_OTHER],
    ['5.18', { isOtherOptionCorrect: true }, {}],
    ['5.19', { isOtherOptionCorrect: false, otherDetails: 'Gloves' }, {}, WITH_OTHER],
    ['5.20', { notes: 'x'.repeat(10_001) }, { notes: message('textTooLong', { max: 10_000 }) }],
    ['5.20', { notes: 'x'.repeat(10_000) }, {}],
  ])('[%s] %j has the errors %j', (_rules, values, expected, context) => {
    expect(errors(values, context)).toEqual(expected)
  })

  it('[5.47] shows each broken rule of an empty form, absent fields being empty ones', () => {
    expect(Object.keys(errors(NONE))).toEqual(Object.keys(NONE))
    const empty = ['date', 'department', 'location', 'observee', 'task']
    expect(Object.keys(errors(EMPTY_OBSERVATION, { task: null })).toSorted()).toEqual(empty)
    expect(fieldErrors(observationFormSchema(CONTEXT), {})).toEqual(errors(EMPTY_OBSERVATION))
  })

  it('[2.93] [5.39] the free-text individual is open only while no individual is chosen', () => {
    expect(allowsUnlinkedObservee({ observee: null })).toBe(true)
    expect(allowsUnlinkedObservee({ observee: 'p1' })).toBe(false)
  })
})
