import { expect, it } from 'vitest'
import * as enumerations from './enumerations.ts'
import { PRINCIPLES } from './observations/principles.ts'

/** Copied by hand from the rules. */
it.each([
  ['3.47', PRINCIPLES, 'BIG_ENGINES, DIP_N_DRIVE, INSIDE_BASE, TURN_NOT_TWIST'],
  [
    '3.48',
    enumerations.AI_ERROR_CAUSES,
    'BIG_ENGINES, DEVICE_ISSUE, DIP_N_DRIVE, INSIDE_BASE, INSUFFICIENT_MODEL_INFORMATION, LIFT_SELECTION_TIMES, OTHER, RECORDING_TIMING, TURN_NOT_TWIST, USER_ERROR',
  ],
  [
    '3.49',
    enumerations.AI_REVIEW_STATUSES,
    'TRUE_POSITIVE, TRUE_NEGATIVE, FALSE_POSITIVE, FALSE_NEGATIVE, UNREVIEWED',
  ],
  ['3.50', enumerations.REVIEW_TYPES, 'AI, MANUAL_OVERRIDE, MANUAL_TASK'],
  ['3.51', enumerations.OBSERVATION_KINDS, 'OBSERVATION, MANUAL_OBSERVATION, SELF_ASSESSMENT'],
  [
    '3.52',
    enumerations.OVERRIDE_REASONS,
    'FEET_INLINE, FOOT_OBSCURED, MANUAL_OVERRIDE, ONE_HANDED_LIFT',
  ],
  ['3.53', enumerations.CAMPAIGN_FREQUENCIES, 'oneTime, monthly, quarterly, annually'],
  ['3.54', enumerations.REPORT_FREQUENCIES, 'daily, weekly, monthly'],
  ['3.55', enumerations.EXPORT_FORMATS, 'CSV, EXCEL'],
  ['3.56', enumerations.UPLOAD_KINDS, 'CLIENT_LOGO, GBS_VIDEO, OBSERVATION_VIDEO'],
  ['3.57', enumerations.PLATFORMS, 'ANDROID, IOS'],
  ['3.58', enumerations.AUDIT_ACTIONS, 'CREATE, DELETE, EMAIL_SENT, LOGIN, UPDATE'],
  ['3.59', enumerations.PROCESSING_STATES, 'COMPLETE, FAILED, IN_PROGRESS'],
  ['3.23', enumerations.CAMPAIGN_TYPES, 'ManualObservation, Observation'],
] as const)('[%s] the enumeration has its values and no others', (_item, values, spec) => {
  expect([...values].toSorted()).toEqual(spec.split(', ').toSorted())
})

it('[9.5] [9.6] [4.42] the choices of numbers', () => {
  expect(enumerations.INACTIVE_ALERT_MONTHS).toEqual([1, 3, 6, 12])
  expect(enumerations.BAD_LIFTS_TO_ALERT).toEqual({ min: 1, max: 10 })
  expect(enumerations.SUMMARY_MONTHS).toEqual([1, 3, 6, 9, 12])
  expect(enumerations.DEFAULT_SUMMARY_MONTHS).toBe(12)
})
