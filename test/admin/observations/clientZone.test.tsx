/** Dates of a client whose clocks show another time than the reader's. */
import { screen, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { actor, api } from '#test/support/api.ts'
import { manualObservation } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { openApp } from '../support/openApp.tsx'

beforeAll(async () => void (await api()))

const INSTANT = new Date('2026-01-20T19:30:00Z')
const CLIENT_TIME = '01/21/26, 04:30 AM GMT+9'
const parts = { year: '2-digit', month: '2-digit', day: '2-digit' } as const
/** In the zone of this machine, which formats of other files keep for the whole process. */
const READER_TIME = new Intl.DateTimeFormat('en-US', {
  ...parts,
  hour: '2-digit',
  minute: '2-digit',
}).format(INSTANT)

it('[21.33] a date has the time of the client beside the reader’s, and filter and summary name the zone of their days', async () => {
  const scenario = await buildTwoSites({ time_zone: 'Asia/Tokyo' })
  const person = await actor('CLIENT_OBSERVER', scenario.client)
  const { observation } = await manualObservation(scenario, {
    date: INSTANT,
  })
  const of = `clientId=${scenario.client.id}`
  const { user } = await openApp(person, `/allobservations?${of}&dateFrom=2026-01-21`)
  const row = within((await screen.findByText(CLIENT_TIME)).closest('tr')!)
  row.getByText(READER_TIME)
  screen.getByRole('button', { name: 'Remove Date from: 01/21/26 (Asia/Tokyo)' })
  await screen.findByText(/filtered like the list\. Days in Asia\/Tokyo\./)
  await user.click(screen.getByRole('button', { name: 'Filters (1)' }))
  expect(await screen.findAllByText('Days in Asia/Tokyo')).toHaveLength(2)

  await openApp(person, `/allobservations/${observation.id}?${of}`)
  // Below the title and among the facts.
  for (const time of await screen.findAllByText(/04:30 AM GMT\+9\)$/))
    expect(time.textContent).toContain(`${READER_TIME} (`)
})

it('[21.33] the same zone is not named', async () => {
  const scenario = await buildTwoSites({
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  const person = await actor('CLIENT_OBSERVER', scenario.client)
  await manualObservation(scenario, { date: INSTANT })
  await openApp(person, `/allobservations?clientId=${scenario.client.id}&dateFrom=2026-01-20`)
  await screen.findByText(READER_TIME)
  screen.getByRole('button', { name: 'Remove Date from: 01/20/26' })
  expect(screen.queryByText(/Days in|GMT/)).toBeNull()
})
