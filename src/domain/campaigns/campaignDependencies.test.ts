import { describe, expect, it } from 'vitest'
import {
  applyModeRule,
  applyModeSwitch,
  applyReminderRule,
  campaignModeOf,
  campaignStepsOf,
  stepOfField,
} from './campaignDependencies.ts'
import { type CampaignValues, NEW_CAMPAIGN } from './campaignForm.ts'

const FULL: CampaignValues = {
  ...NEW_CAMPAIGN,
  selected_users: ['u1'],
  location: 'l1',
  department: 'd1',
  leaves_out_people_without_places: true,
}

describe('what follows from what in a campaign', () => {
  it.each([
    ['has_selected_users', 'locationDepartment'],
    ['locationDepartment', 'has_selected_users'],
  ] as const)('[4.36] choosing %s turns off %s', (mode, other) => {
    const result = applyModeSwitch({ ...FULL, [other]: true }, mode, true)
    expect(result).toEqual({ ...FULL, [mode]: true, [other]: false })
  })

  it('[18.3] turning a mode off turns on nothing, and loses nothing that was chosen', () => {
    const before = { ...FULL, has_selected_users: true }
    expect(applyModeSwitch(before, 'has_selected_users', false)).toEqual(FULL)
  })

  it.each([
    [true, true, 'weekly'],
    [true, false, 'weekly'],
    [false, true, 'weekly'],
    [false, false, null],
  ])('[4.38] reminders by app %s and by email %s: frequency %s', (app, email, frequency) => {
    const values = {
      app_notifications_enabled: app,
      email_notifications_enabled: email,
      notification_frequency: 'weekly' as const,
    }
    expect(applyReminderRule(values).notification_frequency).toBe(frequency)
  })

  it.each([
    [{ has_selected_users: true }, 'users', [['u1'], null, null, false]],
    [{ locationDepartment: true }, 'locdep', [[], 'l1', 'd1', true]],
    [{}, 'everybody', [[], null, null, false]],
  ])('[18.3] with %o it is for %s, and only that is kept', (switches, mode, expected) => {
    const values = { ...FULL, ...switches }
    expect(campaignModeOf(values)).toBe(mode)
    const result = applyModeRule(values)
    expect([
      result.selected_users,
      result.location,
      result.department,
      result.leaves_out_people_without_places,
    ]).toEqual(expected)
  })
})

const SWITCHES = [
  [{}, ['form', 'review']],
  [{ locationDepartment: true }, ['form', 'locdep', 'review']],
  [{ has_selected_users: true }, ['form', 'users', 'review']],
] as const

describe('the steps of the campaign wizard', () => {
  it.each(SWITCHES)('[2.103] with %o they are %j', (on, steps) => {
    expect(campaignStepsOf({ ...NEW_CAMPAIGN, ...on })).toEqual(steps)
  })

  it('[18.12] every field is asked in a step that is gone through when it counts', () => {
    const fields = Object.keys(NEW_CAMPAIGN) as (keyof CampaignValues)[]
    expect(fields.filter((field) => stepOfField(field) !== 'form')).toEqual([
      'selected_users',
      'location',
      'department',
      'leaves_out_people_without_places',
    ])
  })
})
