import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { openApp } from '../support/openApp.tsx'
import { figure, linkOf, queryOf, buildDatedObservations } from '../support/datedObservations.ts'
import { totalBehind } from '../support/listOfLink.ts'

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

it('[2.20] [23.1] [23.9] [23.32] counts each client’s observations and its incorrect ones; each number leads to its list, any column sorts', async () => {
  const { user, name, client, person, idle, closed } = await overview()
  expect(await row(name)).toEqual([name, '6', '3', '50%'])
  expect(await row(idle.company_name)).toEqual([idle.company_name, '0', '0', 'N/A'])
  expect(screen.queryByText(closed.company_name)).toBeNull()
  for (const [link, count] of [
    [await figure(`6 observations, ${name}`), 6],
    [await figure(`3 observations with an incorrect result, ${name}`), 3],
  ] as const) {
    expect(link.pathname).toBe('/allobservations')
    expect(queryOf(link)).toMatchObject({ clientId: client.id, dates: 'MONTHS_12' })
    expect(await totalBehind(person, link)).toBe(count)
  }
  const header = (label: string) => screen.getByRole('columnheader', { name: label })
  expect(header('Observations').getAttribute('aria-sort')).toBe('descending')
  await user.click(screen.getByRole('button', { name: 'Client' }))
  await waitFor(() => expect(header('Client').getAttribute('aria-sort')).toBe('descending'))
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  const { compare } = new Intl.Collator('en', { numeric: true })
  expect(names).toEqual(names.toSorted((a, b) => compare(b, a)))
  await user.click(await screen.findByLabelText('Date range'))
  await user.click(await screen.findByRole('option', { name: '3 months' }))
  await waitFor(async () => expect(await row(name)).toEqual([name, '5', '2', '40%']))
})
