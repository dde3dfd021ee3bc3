import { describe, expect, it } from 'vitest'
import { NEW_CAMPAIGN, type CampaignValues } from './campaignForm.ts'
import {
  CAMPAIGN_STEPS,
  stepAfter,
  stepBefore,
  stepOfField,
  campaignStepsOf,
} from './campaignSteps.ts'

const SWITCHES = [
  [{}, ['form', 'review']],
  [{ locationDepartment: true }, ['form', 'locdep', 'review']],
  [{ filteredUsers: true }, ['form', 'users', 'review']],
] as const

describe('the steps of the campaign wizard', () => {
  it('[2.103] are form, locdep, users, review', () => {
    expect(CAMPAIGN_STEPS).toEqual(['form', 'locdep', 'users', 'review'])
  })

  it.each(SWITCHES)('[2.104] [2.105] with %o Continue goes %j and Back returns', (on, steps) => {
    const values = { ...NEW_CAMPAIGN, ...on }
    expect(campaignStepsOf(values)).toEqual(steps)
    for (const [place, step] of steps.entries()) {
      expect(stepAfter(step, values)).toBe(steps[place + 1] ?? null)
      expect(stepBefore(step, values)).toBe(steps[place - 1] ?? null)
    }
  })

  it('a step that is not gone through any more leads to the form and to the review', () => {
    expect(stepBefore('users', NEW_CAMPAIGN)).toBe('form')
    expect(stepAfter('users', { ...NEW_CAMPAIGN, locationDepartment: true })).not.toBe('users')
  })

  it('every field is asked in a step that is gone through when it counts', () => {
    const fields = Object.keys(NEW_CAMPAIGN) as (keyof CampaignValues)[]
    expect(fields.filter((field) => stepOfField(field) !== 'form')).toEqual([
      'selectedUsers',
      'selectedLocation',
      'selectedDepartment',
    ])
  })
})
