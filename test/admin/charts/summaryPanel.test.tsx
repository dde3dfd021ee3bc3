import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rangeOfLastMonths } from '#domain/dates.ts'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { closeApp, openApp } from '../support/openApp.tsx'
import {
  countedBy,
  day,
  figure,
  linkOf,
  queryOf,
  region,
  buildDatedObservations,
} from '../support/datedObservations.ts'
import type { DatedObservation } from '../support/datedObservations.ts'

/** In the last year six correct, two incorrect and one without a verdict; one earlier. */
const SEEN: DatedObservation[] = [
  { daysAgo: 2 },
  { daysAgo: 2 },
  { daysAgo: 2, technique: 'incorrect' },
  { daysAgo: 3 },
  { daysAgo: 70, technique: 'incorrect', at: 'Hall' },
  { daysAgo: 70, at: 'Hall' },
  { daysAgo: 200 },
  { daysAgo: 200 },
  { daysAgo: 200, technique: null },
  { daysAgo: 500, technique: 'incorrect' },
]

async function summary(query = '', seen = SEEN, flags: object = {}) {
  const made = await buildDatedObservations('CLIENT_SUPER_USER', seen, flags)
  const address = `/allobservations?clientId=${made.client.id}${query}`
  return { ...made, ...(await openApp(made.person, address)) }
}

const year = () => rangeOfLastMonths(12, day(0))

const range = () => screen.findByLabelText('Date range')

const summaryRequests = (sent: { query: string; variables: Record<string, unknown> }[]) =>
  sent.filter(({ query }) => query.includes('query Summary')).map(({ variables }) => variables)

afterEach(closeApp)

describe('the summary panel', () => {
  it('[2.70] [4.42] counts the last 12 months unless the filter says otherwise', async () => {
    const { sent, address } = await summary()
    expect((await range()).textContent).toBe('12 months')
    await figure('6 correct observations')
    expect(summaryRequests(sent)[0]).toMatchObject({ filter: year() })
    expect(address()).not.toContain('dateFrom')
  })

  it('[4.43] [4.42] [23.10] offers 1, 3, 6, 9 and 12 months; a choice leaves the list as it is and says so', async () => {
    const { user, address, sent } = await summary('&page=2&perPage=5')
    await user.click(await range())
    await screen.findByText('3 months')
    const options = [...document.querySelectorAll('[role=option]')]
    expect(options.map(({ textContent }) => textContent)).toEqual([
      '1 month',
      '3 months',
      '6 months',
      '9 months',
      '12 months',
      'This month',
      'Last month',
      'This quarter',
      'Last quarter',
      'This year',
      'Last year',
    ])
    await user.click(screen.getByText('3 months'))
    await figure('4 correct observations')
    const { dateFrom, dateTo } = rangeOfLastMonths(3, day(0))
    expect(summaryRequests(sent).at(-1)).toMatchObject({ filter: { dateFrom, dateTo } })
    expect(address()).toContain('page=2')
    expect(address()).not.toContain('dateFrom')
    screen.getByText(/The list is not limited to this range\.$/u)
    expect((await range()).textContent).toBe('3 months')
  })

  it('[23.10] follows the filter of the list, and its own dates where it has some', async () => {
    const { hall } = await summary()
    const { person, client, dock } = await summary(`&dateFrom=${day(3)}&dateTo=${day(2)}`)
    await figure('3 correct observations')
    screen.getByText(/, as the list is filtered\.$/u)
    expect(screen.queryByLabelText('Date range')).toBeNull()
    await openApp(person, `/allobservations?clientId=${client.id}&locations=${dock.id}`)
    await figure('5 correct observations')
    expect(hall.id).not.toBe(dock.id)
  })

  it('[2.71] every slice leads to the list that proves it', async () => {
    const { person } = await summary()
    await screen.findByText('Correct vs Incorrect', { selector: 'h3' })
    for (const [name, showResult, count] of [
      ['6 correct observations', 'correct', 6],
      ['2 incorrect observations', 'incorrect', 2],
    ] as const) {
      const link = await figure(name)
      expect(queryOf(link)).toMatchObject({ ...year(), showResult })
      expect(await countedBy(person, link)).toBe(count)
    }
    screen.getByText('1 without a result yet.')
    await screen.findByLabelText('Correct: 6, 75%. Incorrect: 2, 25%')
  })

  it('[2.72] every point of Observations Over Time leads to its days, in a table for those who do not see the line', async () => {
    const { user, person } = await summary(`&dateFrom=${day(6)}&dateTo=${day(0)}`)
    const chart = within(await region('Observations Over Time'))
    await user.click(chart.getByRole('button', { name: 'Show as table' }))
    const table = within(await chart.findByRole('table', { name: 'Observations Over Time' }))
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(headers).toEqual(['Days', 'Total', 'Correct', 'Incorrect'])
    expect(table.getAllByRole('row')).toHaveLength(8)
    const links = table.getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['3', '2', '1', '1', '1'])
    for (const link of links) expect(await countedBy(person, link)).toBe(Number(link.textContent))
    expect(queryOf(links[0] as HTMLAnchorElement)).toMatchObject({
      dateFrom: day(2),
      dateTo: day(2),
    })
  })

  it('[23.2] makes no claim from fewer than 5 observations', async () => {
    await summary('', [{ daysAgo: 1 }, { daysAgo: 2, technique: 'incorrect' }])
    await screen.findByText(MESSAGES.sampleTooSmall)
    await screen.findByLabelText('Correct: 1. Incorrect: 1')
    expect(screen.queryByText('50%')).toBeNull()
  })

  it('[2.41] says so when there is nothing to count', async () => {
    await summary('', [])
    await screen.findByText(/^No observations in this period\./u)
  })

  it('[8.5] says that it could not be loaded, offers to try again, and leaves the list alone', async () => {
    const made = await buildDatedObservations('CLIENT_OBSERVER', SEEN)
    const { user } = await openApp(made.person, `/allobservations?clientId=${made.client.id}`)
    const answered = globalThis.fetch
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      (init.body as string).includes('query Summary')
        ? Promise.resolve(Response.json({ errors: [{ message: MESSAGES.unexpected }] }))
        : answered(input, init),
    )
    expect(
      (await screen.findByText('Error loading summary data.')).closest('[role=alert]'),
    ).not.toBeNull()
    expect((await screen.findAllByText('Ida Seen')).length).toBe(10)
    vi.stubGlobal('fetch', answered)
    await user.click(screen.getByText('Try again'))
    await figure('6 correct observations')
  })

  it('[23.10] folds away and stays so for that person, also after signing out', async () => {
    const { user, person } = await summary()
    await figure('6 correct observations')
    await user.click(screen.getByLabelText('Hide summary'))
    expect(screen.queryByText('Correct vs Incorrect')).toBeNull()
    await screen.findByLabelText('Show summary')
    await user.click(screen.getByLabelText('Open menu'))
    await user.click(await screen.findByText('Logout'))
    await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull())
    const kept = Object.keys(localStorage).find((key) => key.endsWith('allobservations.summary'))
    expect(kept).toContain(person.id)
    expect(localStorage.getItem(kept ?? '')).toBe('false')
  })

  it('[24.1] leads to the AI accuracy where the client has AI', async () => {
    await summary('', SEEN, { ai_enabled: true })
    expect((await linkOf('AI accuracy')).pathname).toBe('/aiaccuracy')
    await summary()
    await figure('6 correct observations')
    expect(screen.queryByText('AI accuracy')).toBeNull()
  })
})
