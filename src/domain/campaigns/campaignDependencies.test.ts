import { describe, expect, it } from 'vitest'
import {
  campaignModeOf,
  applyModeRule,
  applyReminderRule,
  applyModeSwitch,
} from './campaignDependencies.ts'
import { NEW_CAMPAIGN, type CampaignValues } from './campaignForm.ts'

const FULL: CampaignValues = {
  ...NEW_CAMPAIGN,
  selectedUsers: ['u1'],
  selectedLocation: 'l1',
  selectedDepartment: 'd1',
}

describe('what follows from what in a campaign', () => {
  it('[4.36] choosing specific users turns off location and department mode', () => {
    const before = { ...FULL, locationDepartment: true }
    expect(applyModeSwitch(before, 'filteredUsers', true)).toEqual({
      ...FULL,
      filteredUsers: true,
      locationDepartment: false,
    })
  })

  it('[4.37] choosing location and department mode turns off specific users', () => {
    const before = { ...FULL, filteredUsers: true }
    expect(applyModeSwitch(before, 'locationDepartment', true)).toEqual({
      ...FULL,
      filteredUsers: false,
      locationDepartment: true,
    })
  })

  it('turning a mode off turns on nothing, and loses nothing that was chosen', () => {
    const before = { ...FULL, filteredUsers: true }
    expect(applyModeSwitch(before, 'filteredUsers', false)).toEqual(FULL)
  })

  it.each([
    [true, true, 'weekly'],
    [true, false, 'weekly'],
    [false, true, 'weekly'],
    [false, false, null],
  ])('[4.38] reminders by app %s and by email %s: frequency %s', (app, email, frequency) => {
    const values = {
      appNotificationsEnabled: app,
      emailNotificationsEnabled: email,
      notificationFrequency: 'weekly' as const,
    }
    expect(applyReminderRule(values).notificationFrequency).toBe(frequency)
  })

  it.each([
    [{ filteredUsers: true }, 'users', [['u1'], null, null]],
    [{ locationDepartment: true }, 'locdep', [[], 'l1', 'd1']],
    [{}, 'everybody', [[], null, null]],
  ])('with %o it is for %s, and only that is kept', (switches, mode, kept) => {
    const values = { ...FULL, ...switches }
    expect(campaignModeOf(values)).toBe(mode)
    const ruled = applyModeRule(values)
    expect([ruled.selectedUsers, ruled.selectedLocation, ruled.selectedDepartment]).toEqual(kept)
  })
})
