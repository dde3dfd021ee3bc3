import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  buildDatedObservations,
  day,
  figure,
  queryOf,
  region,
} from '../support/datedObservations.ts'
import { totalBehind } from '../support/listOfLink.ts'
import { openApp } from '../support/openApp.tsx'

it('[2.70] [2.71] [2.72] [4.42] [4.43] [23.10] the summary counts 12 months or those that are chosen; every slice and point leads to its list', async () => {
  const { client, person } = await buildDatedObservations('CLIENT_SUPER_USER', [
    { daysAgo: 2 },
    { daysAgo: 2 },
    { daysAgo: 2, technique: 'incorrect' },
    { daysAgo: 3 },
    { daysAgo: 70, technique: 'incorrect' },
    { daysAgo: 200 },
    { daysAgo: 200, technique: null },
    { daysAgo: 500, technique: 'incorrect' },
  ])
  const list = `/allobservations?clientId=${client.id}`
  const { user, address } = await openApp(person, `${list}&page=2&perPage=5`)
  const range = await screen.findByLabelText('Date range')
  expect(range.textContent).toBe('12 months')
  for (const [name, showResult, count] of [
    ['4 observations with a correct result', 'correct', 4],
    ['2 observations with an incorrect result', 'incorrect', 2],
  ] as const) {
    const link = await figure(name)
    expect(queryOf(link)).toMatchObject({ dates: 'MONTHS_12', showResult })
    expect(await totalBehind(person, link)).toBe(count)
  }
  screen.getByText('Without a result yet: 1.')
  await screen.findByLabelText('Correct: 4, 67%. Incorrect: 2, 33%')

  await user.click(range)
  await user.click(await screen.findByRole('option', { name: '3 months' }))
  expect(queryOf(await figure('3 observations with a correct result'))).toMatchObject({
    dates: 'MONTHS_3',
  })
  screen.getByText(/The list is not limited to this range\.$/u)
  expect(address()).toContain('page=2')
  expect(address()).not.toContain('date')

  const days = await openApp(person, `${list}&dateFrom=${day(6)}&dateTo=${day(0)}`)
  await figure('3 observations with a correct result')
  await screen.findByText(/, filtered like the list\.$/u)
  expect(screen.queryByLabelText('Date range')).toBeNull()
  const chart = within(await region('Observations Over Time'))
  await days.user.click(chart.getByRole('button', { name: 'Show as table' }))
  const table = within(await chart.findByRole('table', { name: 'Observations Over Time' }))
  expect(table.getAllByRole('row')).toHaveLength(8)
  const links = table.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['3', '2', '1', '1', '1'])
  for (const link of links) expect(await totalBehind(person, link)).toBe(Number(link.textContent))
  const ofDay = { dateFrom: day(2), dateTo: day(2) }
  expect(queryOf(links[0] as HTMLAnchorElement)).toMatchObject(ofDay)
})
