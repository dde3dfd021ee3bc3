import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rangeOfLastMonths } from '#domain/dates.ts'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildCampaign } from '#server/app/factories/buildCampaign.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { closeApp, openApp } from '../support/openApp.tsx'
import {
  countedBy,
  day,
  figure,
  linkOf,
  region,
  queryOf,
  buildDatedObservations,
  type DatedObservation,
} from '../support/datedObservations.ts'

/** Seven in the last month, two of them incorrect; five in the month before, one of them incorrect. */
const SEEN: DatedObservation[] = [
  ...[1, 2, 3, 4, 5].map((daysAgo) => ({ daysAgo })),
  { daysAgo: 6, technique: 'incorrect', at: 'Hall' },
  { daysAgo: 7, technique: 'incorrect', at: 'Hall' },
  ...[35, 36, 37, 38].map((daysAgo) => ({ daysAgo })),
  { daysAgo: 39, technique: 'incorrect' },
]

async function home(seen = SEEN, flags: object = {}) {
  const made = await buildDatedObservations('CLIENT_SUPER_USER', seen, flags)
  return { ...made, ...(await openApp(made.person, `/home?clientId=${made.client.id}`)) }
}

type Home = Awaited<ReturnType<typeof home>>

async function chooseMonths({ user }: Home, months: string) {
  await user.click(await screen.findByLabelText('Date range'))
  await user.click(await screen.findByRole('option', { name: months }))
}

const section = async (name: string) => within(await region(name))

afterEach(closeApp)

describe('the dashboard', () => {
  it('[2.19] counts the last 12 months, and says in words what was before', async () => {
    const opened = await home()
    const link = await figure('12 observations')
    expect(queryOf(link)).toMatchObject(rangeOfLastMonths(12, day(0)))
    expect(await countedBy(opened.person, link)).toBe(12)
    expect(screen.getAllByText('No earlier data to compare')).toHaveLength(3)
    await chooseMonths(opened, '1 month')
    await figure('7 observations')
    const before = await figure('5 in the previous month')
    expect(before.closest('p')?.textContent).toBe('2 more than the 5 in the previous month')
    expect(await countedBy(opened.person, before)).toBe(5)
    const few = await figure('1 in the previous month')
    expect(few.closest('p')?.textContent.trim()).toBe('1 in the previous month')
    expect(queryOf(await linkOf('71%'))).toMatchObject({ showResult: 'correct' })
    screen.getByText('80% in the previous month')
  })

  it('[23.1] every number is a link to the list that proves it', async () => {
    const opened = await home()
    await chooseMonths(opened, '1 month')
    await figure('7 observations')
    const where = await section('Breakdown')
    await figure('7 observations, Inbound')
    for (const tab of ['Locations', 'Tasks', 'Individuals']) {
      const name = { Locations: 'Dock', Tasks: 'Lift', Individuals: 'Ida Seen' }[tab] ?? ''
      await opened.user.click(where.getByRole('tab', { name: tab }))
      await where.findByText(name)
    }
    const links = screen
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ textContent }) => /^\d+$/u.test(textContent))
    expect(links.length).toBeGreaterThanOrEqual(8)
    for (const link of links)
      expect(await countedBy(opened.person, link), link.href).toBe(Number(link.textContent))
  })

  it('[23.7] shows departments, locations, tasks and individuals; no share from fewer than 5', async () => {
    const opened = await home()
    await chooseMonths(opened, '1 month')
    const where = await section('Breakdown')
    await opened.user.click(where.getByRole('tab', { name: 'Locations' }))
    const rows = async () =>
      (await where.findAllByRole('row')).map(({ textContent }) => textContent)
    await where.findByText('Hall')
    expect(await rows()).toEqual([
      'LocationObservationsCorrectIncorrectCorrect share',
      'Dock550100% of 5',
      'Hall202Not enough data',
    ])
    where.getByText(MESSAGES.sampleTooSmall)
  })

  it('[23.8] shows ten rows, and more on request', async () => {
    const { client, db, person, dock, department, task } = await buildDatedObservations(
      'CLIENT_SUPER_USER',
      [],
    )
    const of = { client_id: client.id }
    const user_id = person.id
    const at = {
      ...of,
      user_id,
      location_id: dock.id,
      department_id: department.id,
      task_id: task.id,
    }
    for (let number = 1; number <= 12; number++) {
      const name = { firstname: `Nr${number}`, lastname: 'Seen' }
      const observee_id = (await buildUser(db, { ...of, ...name })).id
      await buildObservation(db, { ...at, observee_id, date: new Date(`${day(number)}T10:00:00Z`) })
    }
    const { user } = await openApp(person, `/home?clientId=${client.id}`)
    const where = await section('Breakdown')
    await user.click(where.getByRole('tab', { name: 'Individuals' }))
    await waitFor(() => expect(where.getAllByRole('row')).toHaveLength(11))
    await user.click(where.getByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(where.getAllByRole('row')).toHaveLength(13))
    expect(where.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('[23.7] lists the campaigns that run now, each with its observations', async () => {
    const { client, db, person, dock, department } = await buildDatedObservations(
      'CLIENT_SUPER_USER',
      [],
    )
    const of = { client_id: client.id }
    const campaign = await buildCampaign(db, {
      ...of,
      name: 'Autumn drive',
      location_id: dock.id,
      department_id: department.id,
    })
    await buildObservation(db, { ...of, campaign_id: campaign.id, user_id: person.id })
    await openApp(person, `/home?clientId=${client.id}`)
    const link = await figure('1 observation, Autumn drive')
    expect(queryOf(link)).toMatchObject({ campaignIds: campaign.id })
    expect(await countedBy(person, link)).toBe(1)
  })

  it('[23.7] tells a reviewer how many AI results nobody has reviewed, where the client has AI', async () => {
    const ai = { review_type: 'AI' } as const
    const { person } = await home([{ daysAgo: 1, ...ai }, { daysAgo: 2, ...ai }, { daysAgo: 3 }], {
      ai_enabled: true,
    })
    const link = await figure('2 AI results to review')
    expect(await countedBy(person, link)).toBe(2)
    expect((await linkOf('AI accuracy')).pathname).toBe('/aiaccuracy')
    await home()
    await figure('12 observations')
    expect(screen.queryByText('AI results to review')).toBeNull()
  })

  it('[23.8] one card that fails does not take the others along', async () => {
    const opened = await home([])
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      (init.body as string).includes('query Analytics')
        ? Promise.resolve(Response.json({ errors: [{ message: MESSAGES.unexpected }] }))
        : answered(input, init),
    )
    const where = await section('Breakdown')
    await opened.user.click(where.getByRole('tab', { name: 'Tasks' }))
    await where.findByText(MESSAGES.summaryFailed)
    await screen.findByText('No observations yet. Add the first one.')
    await screen.findByText('No active campaigns.')
    vi.stubGlobal('fetch', answered)
    await opened.user.click(where.getByRole('button', { name: 'Try again' }))
    await where.findByText('No observations in this period.')
  })

  it('[23.7] shows the clients to the provider only', async () => {
    await home()
    await figure('12 observations')
    expect(screen.queryByLabelText('Clients')).toBeNull()
    const { person } = await buildDatedObservations('PROVIDER_SUPER_USER', [])
    await openApp(person, `/home?clientId=${person.client_id}`)
    expect((await linkOf('All clients')).pathname).toBe('/clientoverview')
  })
})
