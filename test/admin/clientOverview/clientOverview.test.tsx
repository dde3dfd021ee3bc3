import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { rangeOfLastMonths } from '#domain/dates.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { actor } from '#test/support/api.ts'
import { closeApp, openApp } from '../support/openApp.tsx'
import {
  countedBy,
  day,
  figure,
  linkOf,
  queryOf,
  buildDatedObservations,
} from '../support/datedObservations.ts'

/** Seven observations of Acme, three of them incorrect, one of them long ago; Idle has none, Closed is disabled. */
async function overview() {
  const name = `Acme ${Math.random().toString(36).slice(2)}`
  const made = await buildDatedObservations(
    'PROVIDER_SUPER_USER',
    [
      ...[1, 2, 3].map((daysAgo) => ({ daysAgo })),
      ...[4, 5].map((daysAgo) => ({ daysAgo, technique: 'incorrect' as const })),
      { daysAgo: 100, technique: 'incorrect' as const },
      { daysAgo: 500 },
    ],
    { company_name: name },
  )
  const idle = await buildClient(made.db, { company_name: `Idle ${name}` })
  const closed = await buildClient(made.db, {
    company_name: `Closed ${name}`,
    deleted_at: new Date(),
  })
  const { person } = made
  const opened = await openApp(person, `/clientoverview?clientId=${person.client_id}`)
  return { ...made, ...opened, name, idle, closed }
}

const row = async (name: string) => {
  const cell = (await linkOf(name)).closest('tr')
  return [...(cell?.children ?? [])].map(({ textContent }) => textContent)
}

const firstColumn = () =>
  screen.getAllByRole('rowheader').map(({ textContent }) => textContent ?? '')

afterEach(closeApp)

describe('the client overview', () => {
  it('[2.20] counts each client’s observations and its incorrect ones in the last 12 months', async () => {
    const { name, idle, closed } = await overview()
    expect(await row(name)).toEqual([name, '6', '3', '50%'])
    expect(await row(idle.company_name)).toEqual([idle.company_name, '0', '0', 'N/A'])
    expect(screen.queryByText(closed.company_name)).toBeNull()
  })

  it('[23.1] each number leads to that client’s own list', async () => {
    const { name, client, person } = await overview()
    for (const [link, count] of [
      [await figure(`6 observations, ${name}`), 6],
      [await figure(`3 incorrect observations, ${name}`), 3],
    ] as const) {
      expect(link.pathname).toBe('/allobservations')
      expect(queryOf(link)).toMatchObject({ clientId: client.id, ...rangeOfLastMonths(12, day(0)) })
      expect(await countedBy(person, link)).toBe(count)
    }
    expect(queryOf(await linkOf(name))).toEqual({ clientId: client.id })
  })

  it('[23.9] counts other months on request', async () => {
    const { user, name } = await overview()
    await row(name)
    await user.click(await screen.findByLabelText('Date range'))
    await user.click(await screen.findByRole('option', { name: '3 months' }))
    await waitFor(async () => expect(await row(name)).toEqual([name, '5', '2', '40%']))
  })

  it('[23.9] is sorted by observations, most first, and by any column that is pressed', async () => {
    const { user, name } = await overview()
    await row(name)
    const header = (label: string) => screen.getByRole('columnheader', { name: label })
    expect(header('Observations').getAttribute('aria-sort')).toBe('descending')
    await user.click(screen.getByRole('button', { name: 'Client' }))
    expect(header('Client').getAttribute('aria-sort')).toBe('descending')
    const names = firstColumn()
    expect(names).toEqual(names.toSorted((a, b) => b.localeCompare(a)))
    await user.click(screen.getByRole('button', { name: 'Client' }))
    expect(header('Client').getAttribute('aria-sort')).toBe('ascending')
    expect(firstColumn()).toEqual(names.toReversed())
  })

  it('[6.6] is the provider’s only', async () => {
    const person = await actor('CLIENT_SUPER_USER')
    const { address } = await openApp(person, `/clientoverview?clientId=${person.client_id}`)
    await screen.findByText('Hello, Robin')
    expect(address()).toMatch(/^\/home\?/u)
  })
})
