import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { MESSAGES } from '#domain/messages.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildDepartment } from '#server/app/factories/buildPlaces.ts'
import { actor, api } from '#test/support/api.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { choose, closeApp, openApp } from '../support/openApp.tsx'

beforeAll(api, 60_000)
beforeEach(() => sessionStorage.clear())
afterEach(closeApp)

it('[21.26] a campaign at a location or department offers these and everything inside them', async () => {
  const { db, of, client, north, goodsIn } = await buildTwoSites()
  await buildDepartment(db, {
    ...of,
    name: 'Unloading',
    parent_id: goodsIn.id,
    locations: [north.id],
  })
  await buildCampaign(db, {
    ...of,
    name: 'Autumn',
    location_id: north.id,
    department_id: goodsIn.id,
  })
  const person = await actor('CLIENT_OBSERVER', client)
  const { user } = await openApp(person, `/allobservations/addObservation?clientId=${client.id}`)
  const offered = async (label: string) => {
    await user.click(await screen.findByLabelText(label))
    const options = await screen.findAllByRole('option')
    return options.map((option) => option.textContent)
  }
  await choose(user, 'Campaign', 'Autumn')
  expect(await offered('Location')).toEqual(['Dock', 'North'])
  await user.click(screen.getByRole('option', { name: 'Dock' }))
  expect(await offered('Department')).toEqual(['Goods in', 'Unloading'])
})

it('[21.27] without a connection a dropdown says so instead of “No matches”', async () => {
  const { client } = await buildTwoSites()
  const person = await actor('CLIENT_OBSERVER', client)
  const { user } = await openApp(person, `/allobservations/addObservation?clientId=${client.id}`)
  const location = await screen.findByLabelText('Location')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await user.click(location)
  await screen.findByText(MESSAGES.offlineChoices)
})
