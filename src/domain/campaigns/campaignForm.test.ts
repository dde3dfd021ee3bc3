import { message } from '../messages.ts'
import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../auth/authForms.ts'
import { availableCampaignTypes, campaignSchema } from './campaignForm.ts'

const SPRING = {
  campaignName: 'Spring lifts',
  typeOfCampaign: 'Observation',
  startDate: '2026-03-01',
  endDate: '2026-05-31',
  frequency: 'monthly',
  reminderAlertUserLevel: 'BOTH',
  appNotificationsEnabled: true,
  emailNotificationsEnabled: false,
  notificationFrequency: 'weekly',
  task: 't1',
  numOfRequiredObservations: 3,
  filteredUsers: false,
  locationDepartment: true,
  selectedUsers: [],
  selectedLocation: 'l1',
  selectedDepartment: null,
  leaveOutPeopleWithoutPlaces: true,
}
const CHOSEN = {
  ...SPRING,
  filteredUsers: true,
  locationDepartment: false,
  selectedUsers: ['u1', 'u2'],
  selectedLocation: null,
}
const VALID = {
  campaignName: 'Spring',
  typeOfCampaign: 'ManualObservation',
  startDate: '2026-03-01',
  endDate: null,
  frequency: 'oneTime',
  reminderAlertUserLevel: null,
  notificationFrequency: null,
  numOfRequiredObservations: null,
  selectedUsers: [],
  selectedLocation: null,
  selectedDepartment: null,
}

const errors = (values: object) => fieldErrors(campaignSchema, { ...VALID, ...values })

describe('the campaign form', () => {
  it('[3.22] [3.23] [3.24] [3.25] [3.26] [3.27] has exactly its fields', () => {
    const fields = `campaignName typeOfCampaign startDate endDate frequency reminderAlertUserLevel
       appNotificationsEnabled emailNotificationsEnabled notificationFrequency task
       numOfRequiredObservations filteredUsers locationDepartment selectedUsers selectedLocation
       selectedDepartment leaveOutPeopleWithoutPlaces`.split(/\s+/)
    expect(Object.keys(campaignSchema.parse({ ...SPRING, name: 'x' }))).toEqual(fields)
  })

  it('[36.5] a record passes its own form', () => {
    for (const record of [SPRING, CHOSEN]) expect(campaignSchema.parse(record)).toEqual(record)
  })

  it('[36.4] a campaign without a name and a start date is refused for both at once', () => {
    expect(errors({ campaignName: ' ', startDate: '' })).toEqual({
      campaignName: message('nameRequired'),
      startDate: message('startDateRequired'),
    })
  })

  it.each([
    ['2026-02-28', message('endDateBeforeStart')],
    ['2026-03-01', undefined],
    [null, undefined],
    ['2026-02-30', message('dayInvalid')],
    ['2101-01-01', message('dayOutOfRange')],
  ])('[18.4] an end on %s of a campaign that starts on 2026-03-01: %s', (endDate, expected) => {
    expect(errors({ endDate }).endDate).toBe(expected)
  })

  it.each([['0026-03-01'], ['1999-12-31']])(
    '[18.4] a start in the year of a slip (%s) is refused',
    (startDate) => {
      expect(errors({ startDate })).toEqual({ startDate: message('dayOutOfRange') })
    },
  )

  const COUNT = message('requiredObservationsInvalid')
  it.each([
    [null, undefined],
    ['', undefined],
    [1, undefined],
    [10_000, undefined],
    [0, COUNT],
    [-1, COUNT],
    [10_001, COUNT],
    [1.5, COUNT],
    ['many', COUNT],
    [Number.NaN, COUNT],
  ])('[5.34] %s required observations: %s', (numOfRequiredObservations, expected) => {
    expect(errors({ numOfRequiredObservations }).numOfRequiredObservations).toBe(expected)
  })

  it('[5.47] wrong dates are named beside a wrong number', () => {
    const dates = { startDate: '2026-03-02', endDate: '2026-03-01' }
    expect(Object.keys(errors({ ...dates, numOfRequiredObservations: 'many' }))).toEqual([
      'numOfRequiredObservations',
      'endDate',
    ])
  })

  it.each([['appNotificationsEnabled'], ['emailNotificationsEnabled']])(
    '[4.38] with %s a frequency and a level of the reminders are required',
    (reminder) => {
      expect(errors({ [reminder]: true })).toEqual({
        reminderAlertUserLevel: message('reminderLevelRequired'),
        notificationFrequency: message('reminderFrequencyRequired'),
      })
      const both = { reminderAlertUserLevel: 'CLIENT_USER', notificationFrequency: 'daily' }
      expect(errors({ [reminder]: true, ...both })).toEqual({})
    },
  )

  it('[4.36] the two ways of choosing people exclude each other', () => {
    const both = { filteredUsers: true, locationDepartment: true }
    expect(errors({ ...both, selectedUsers: ['u1'], selectedLocation: 'l1' })).toEqual({
      filteredUsers: message('campaignModesConflict'),
    })
  })

  it('[18.3] specific users need a person; location and department mode needs one of both', () => {
    expect(errors({ filteredUsers: true })).toEqual({
      selectedUsers: message('campaignPersonRequired'),
    })
    expect(errors({ filteredUsers: true, selectedUsers: ['u1'] })).toEqual({})
    expect(errors({ locationDepartment: true })).toEqual({
      selectedLocation: message('campaignPlaceRequired'),
    })
    for (const field of ['selectedLocation', 'selectedDepartment'])
      expect(errors({ locationDepartment: true, [field]: 'x1' })).toEqual({})
  })

  it('[6.56] type Observation is offered with AI only, or where a campaign has it already', () => {
    expect(availableCampaignTypes(false)).toEqual(['ManualObservation'])
    expect(availableCampaignTypes(true)).toEqual(['ManualObservation', 'Observation'])
    expect(availableCampaignTypes(false, 'Observation')).toEqual(availableCampaignTypes(true))
  })

  it('[36.7] what is left out is judged where the value that it keeps is known', () => {
    const input = {
      campaignName: 'Spring',
      typeOfCampaign: 'ManualObservation',
      startDate: '2026-03-01',
      frequency: 'oneTime',
      appNotificationsEnabled: true,
      filteredUsers: true,
      locationDepartment: null,
    }
    expect(fieldErrors(campaignSchema, input)).toEqual({})
  })
})
