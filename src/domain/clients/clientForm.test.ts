import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { clientSchema } from './clientForm.ts'

const ACME = {
  companyName: 'Acme',
  accountManager: 'u1',
  inactiveAlertUserLevel: 'BOTH',
  inactiveAlertTimeframeMonths: 6,
  badObservationsAlertUserLevel: 'CLIENT_OBSERVER',
  numberOfBadLiftsToAlert: 9,
  weeklyEmailEnabled: true,
  monthlyEmailEnabled: false,
  aiEnabled: true,
  showAiFeedbackOptions: false,
  showManualOverrideOptions: true,
  canPickObservation: true,
  canUseNotApplicable: false,
  displayEmployeeId: true,
  enableAnonymousObservations: true,
  showAiResultsBreakdown: false,
  enableRawVideoUpload: false,
  secondFactorRequired: false,
  color: '#1f6feb',
  timeZone: 'Europe/London',
  language: 'en',
  recordingRetentionDays: 365,
  observationRetentionDays: null,
  followUpAfterIncorrect: 3,
  namesHiddenInAnalysis: false,
  blindReviewPercent: 10,
  logo: null,
}

const errors = (values: object) => fieldErrors(clientSchema, { companyName: 'Acme', ...values })

describe('the client form', () => {
  it('[3.5] [36.5] a record passes its own form, which has no other fields', () => {
    expect(clientSchema.parse(ACME)).toEqual(ACME)
    expect(Object.keys(clientSchema.shape).toSorted()).toEqual(Object.keys(ACME).toSorted())
  })

  it.each([
    ['[44.9]', 'observationRetentionDays', [29, 36_501, 30.5, '30'], 'retentionOutOfRange'],
    ['[51.5]', 'followUpAfterIncorrect', [0, 11, 1.5, '2'], 'followUpCountInvalid'],
    ['[16.1]', 'companyName', ['', '  ', null, undefined], 'companyNameRequired'],
    ['[16.2]', 'color', ['red', '#fff', 'ffaa00', '#ffaa0g', ''], 'colourInvalid'],
  ] as const)('%s refuses in %s each of %j', (_item, field, values, refusal) => {
    for (const value of values)
      expect(errors({ [field]: value })).toEqual({ [field]: message(refusal) })
    expect(errors({ recordingRetentionDays: 30, observationRetentionDays: null })).toEqual({})
  })

  it('[16.1] a name has at most 200 characters, the spaces around it not counted', () => {
    expect(errors({ companyName: ` ${'x'.repeat(200)} ` })).toEqual({})
    expect(Object.keys(errors({ companyName: 'x'.repeat(201) }))).toEqual(['companyName'])
  })

  it('[9.5] [9.6] [9.7] takes its choices and nothing between them', () => {
    const taken = (field: string, values: unknown[]) =>
      values.filter((value) => Object.keys(errors({ [field]: value })).length === 0)
    expect(taken('inactiveAlertTimeframeMonths', [0, 1, 2, 3, 6, 9, 12, 24, '3'])).toEqual([
      1, 3, 6, 12,
    ])
    expect(taken('numberOfBadLiftsToAlert', [-1, 0, 1, 2.5, 10, 11, '4'])).toEqual([1, 10])
    const levels = ['NONE', 'CLIENT_SUPER_USER', 'CLIENT_OBSERVER', 'BOTH']
    for (const field of ['inactiveAlertUserLevel', 'badObservationsAlertUserLevel'])
      expect(taken(field, [...levels, 'CLIENT_USER', ''])).toEqual(levels)
  })

  it('[16.2] a colour is #rrggbb, kept in lower case; cleared it is the default', () => {
    const colour = (color: unknown) => clientSchema.parse({ companyName: 'Acme', color }).color
    expect(colour(' #FFAA00 ')).toBe('#ffaa00')
    expect(colour(null)).toBe('#faa61a')
  })

  it('[16.2] a time zone is an IANA name', () => {
    for (const timeZone of ['Europe/Amsterdam', 'UTC', 'America/Argentina/Ushuaia'])
      expect(errors({ timeZone })).toEqual({})
    for (const timeZone of ['', 'Mars/Olympus', '+01:00', "UTC'; --"])
      expect(Object.keys(errors({ timeZone }))).toEqual(['timeZone'])
  })

  it('[3.3] a logo left out stays, null or blank removes it, a text is an upload’s filename', () => {
    const logo = (values: object) => clientSchema.parse({ companyName: 'Acme', ...values })
    expect(logo({})).toEqual({ companyName: 'Acme' })
    expect(logo({ logo: null }).logo).toBeNull()
    expect(logo({ logo: '' }).logo).toBeNull()
    expect(logo({ logo: 'uploads/1.png' }).logo).toBe('uploads/1.png')
  })

  it('[36.7] a field left out stays out, and null clears what can be empty', () => {
    expect(clientSchema.parse({ companyName: 'Acme' })).toEqual({ companyName: 'Acme' })
    const cleared = {
      accountManager: null,
      inactiveAlertUserLevel: null,
      inactiveAlertTimeframeMonths: null,
      aiEnabled: null,
      timeZone: null,
    }
    expect(clientSchema.parse({ companyName: 'Acme', ...cleared })).toEqual({
      companyName: 'Acme',
      accountManager: null,
      inactiveAlertUserLevel: 'NONE',
    })
  })
})
