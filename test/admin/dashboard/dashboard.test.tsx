import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { openApp } from '../support/openApp.tsx'
import {
  buildDatedObservations,
  type DatedObservation,
  figure,
  linkOf,
  queryOf,
  region,
} from '../support/datedObservations.ts'
import { totalBehind } from '../support/listOfLink.ts'
import { ownAnswer } from '#test/support/ownAnswer.ts'

/** Seven in the last month, two of them incorrect; five in the month before, one of them incorrect. */
const SEEN: DatedObservation[] = [
  ...[1, 2, 3, 4, 5].map((daysAgo) => ({ daysAgo })),
  { daysAgo: 6, technique: 'incorrect', at: 'Hall' },
  { daysAgo: 7, technique: 'incorrect', at: 'Hall' },
  ...[35, 36, 37, 38].map((daysAgo) => ({ daysAgo })),
  { daysAgo: 39, technique: 'incorrect' },
]

const section = async (name: string) => within(await region(name))

it('[2.19] [23.1] [23.2] [23.7] the dashboard says what was before; every number is a link to the list that proves it', async () => {
  const { client, person } = await buildDatedObservations('CLIENT_SUPER_USER', SEEN)
  const { user } = await openApp(person, `/home?clientId=${client.id}`)
  await figure('12 observations')
  expect(screen.getAllByText('No earlier data to compare')).toHaveLength(3)
  await user.click(await screen.findByLabelText('Date range'))
  await user.click(await screen.findByRole('option', { name: '1 month' }))
  await figure('7 observations')
  const before = await figure('5 in the previous month')
  expect(before.closest('p')?.textContent).toBe('2 more than the 5 in the previous month')
  expect(queryOf(await linkOf('71%'))).toMatchObject({ showResult: 'correct' })
  screen.getByText('80% in the previous month')

  const where = await section('Breakdown')
  await figure('7 observations, Inbound')
  const choose = (tab: string) => user.click(where.getByRole('tab', { name: tab }))
  await choose('Tasks')
  await where.findByText('Lift')
  await choose('Locations')
  await where.findByText('Hall')
  expect(where.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'LocationObservationsCorrectIncorrect% correct',
    'Dock550100% of 5',
    'Hall202Not enough data',
  ])
  where.getByText(MESSAGES.sampleTooSmall)
  await choose('Individuals')
  await where.findByText('Ida Seen')
  const links = screen
    .getAllByRole<HTMLAnchorElement>('link')
    .filter(({ textContent }) => /^\d+$/u.test(textContent))
  expect(links.length).toBeGreaterThanOrEqual(8)
  for (const link of links)
    expect(await totalBehind(person, link), link.href).toBe(Number(link.textContent))
  expect(screen.queryByLabelText('Clients')).toBeNull()
})

it('[23.7] it lists the running campaigns, and tells how many AI results nobody has reviewed', async () => {
  const ai = { review_type: 'AI', ai_technique: 'correct' } as const
  const seen = [{ daysAgo: 1, ...ai }, { daysAgo: 2, ...ai }, { daysAgo: 3 }]
  const flags = { ai_enabled: true }
  const made = await buildDatedObservations('CLIENT_SUPER_USER', seen, flags)
  const { client, db, person } = made
  const of = { client_id: client.id }
  const campaign = await buildCampaign(db, { ...of, name: 'Autumn drive' })
  await buildObservation(db, { ...of, campaign_id: campaign.id, user_id: person.id })
  await openApp(person, `/home?clientId=${client.id}`)
  expect(await totalBehind(person, await figure('2 AI results to review'))).toBe(2)
  expect((await linkOf('AI accuracy')).pathname).toBe('/aiaccuracy')
  const link = await figure('1 observation, Autumn drive')
  expect(queryOf(link)).toMatchObject({ campaignIds: campaign.id })
  expect(await totalBehind(person, link)).toBe(1)
})

it('[23.8] one card that fails does not take the others along; the provider has all clients', async () => {
  const { person } = await buildDatedObservations('PROVIDER_SUPER_USER', [])
  const { user } = await openApp(person, `/home?clientId=${person.client_id}`)
  expect((await linkOf('All clients')).pathname).toBe('/clientoverview')
  const answered = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
    (init.body as string).includes('query Analytics')
      ? Promise.resolve(ownAnswer({ errors: [{ message: MESSAGES.unexpected }] }))
      : answered(input, init),
  )
  const where = await section('Breakdown')
  await user.click(where.getByRole('tab', { name: 'Tasks' }))
  await where.findByText(MESSAGES.summaryFailed)
  await screen.findByText('No active campaigns.')
  vi.stubGlobal('fetch', answered)
  await user.click(where.getByRole('button', { name: 'Try again' }))
  await where.findByText('No observations in this period.')
})
