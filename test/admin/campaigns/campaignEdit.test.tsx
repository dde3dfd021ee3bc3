import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openCampaigns, continueTo, isOn, stored } from '../support/campaignScreen.ts'
import { formScreen } from '../support/formScreen.ts'

const { enter, fact, field, press } = formScreen

beforeEach(() => sessionStorage.clear())

describe('editing a campaign', () => {
  it('[6.24] [7.13] begins with its values, tells what another changed meanwhile, and saves what the review shows', async () => {
    const opened = await openCampaigns('CLIENT_SUPER_USER', '/campaigns/:autumn/edit')
    const { user, person, autumn, address } = opened
    await enter(user, 'Name', 'Late autumn')
    expect(await isOn('Location and department')).toBe(true)
    const change = await person.gql(`mutation { updateCampaign(id: "${autumn.id}", input: {
      campaignName: "Their autumn", typeOfCampaign: ManualObservation, startDate: "2026-01-01",
      frequency: quarterly }) { id } }`)
    expect(change.errors).toBeUndefined()
    await continueTo(user, 'Step 2 of 3: Location and department')
    expect((await field('Department')).value).toBe('Inbound')
    await continueTo(user, 'Step 3 of 3: Review')
    await press(user, 'Submit')
    const notice = await screen.findByText('Someone else has changed this')
    expect(notice.closest('[role="alert"]')?.textContent).toContain(
      'Name: they entered “Their autumn”',
    )
    expect(fact('Frequency')).toBe('Quarterly')
    await press(user, 'Submit')
    await screen.findByText('Progress')
    expect(address()).toContain(`/campaigns/${autumn.id}?`)
    expect(await stored(opened, autumn.id)).toMatchObject({
      name: 'Late autumn',
      frequency: 'quarterly',
      location: { name: 'Dock' },
    })
  })
})
