/** Dates of a client whose clocks show another time than the reader's. */
import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { manualObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { closeApp, openApp } from '../support/openApp.tsx'

const zone = process.env['TZ']
beforeAll(async () => {
  process.env['TZ'] = 'America/New_York'
  await api()
})
afterAll(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})
afterEach(closeApp)

const CLIENT_TIME = '01/21/26, 09:30 AM GMT+9'

it('[21.33] a date has the time of the client beside the reader’s, and filter and summary name the zone of their days', async () => {
  const scenario = await buildTwoSites({ time_zone: 'Asia/Tokyo' })
  const person = await actor('CLIENT_OBSERVER', scenario.client)
  const { observation } = await manualObservation(scenario, {
    date: new Date('2026-01-21T00:30:00Z'),
  })
  const of = `clientId=${scenario.client.id}`
  const { user } = await openApp(person, `/allobservations?${of}&dateFrom=2026-01-21`)
  const row = within((await screen.findByText(CLIENT_TIME)).closest('tr')!)
  row.getByText('01/20/26, 07:30 PM')
  screen.getByRole('button', { name: 'Remove Date from: 01/21/26 (Asia/Tokyo)' })
  await screen.findByText(/as the list is filtered\. Days in Asia\/Tokyo\./)
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }))
  expect(await screen.findAllByText('Days in Asia/Tokyo')).toHaveLength(2)

  await openApp(person, `/allobservations/${observation.id}?${of}`)
  const title = await screen.findByText(/\(01\/21\/26, 09:30 AM GMT\+9\)$/)
  expect(title.textContent).toContain('01/20/26, 07:30 PM (01/21/26, 09:30 AM GMT+9)')
})

it('[21.33] the same zone is not named', async () => {
  const scenario = await buildTwoSites({ time_zone: 'America/Detroit' })
  const person = await actor('CLIENT_OBSERVER', scenario.client)
  await manualObservation(scenario, { date: new Date('2026-01-21T00:30:00Z') })
  await openApp(person, `/allobservations?clientId=${scenario.client.id}&dateFrom=2026-01-20`)
  await screen.findByText('01/20/26, 07:30 PM')
  screen.getByRole('button', { name: 'Remove Date from: 01/20/26' })
  expect(screen.queryByText(/Detroit|GMT/)).toBeNull()
})
