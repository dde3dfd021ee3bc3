import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { actor } from '#test/support/api.ts'
import { buildHardTask } from '../../support/scenarios/hardTask.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { openApp } from '../support/openApp.tsx'
import { parseCsv, savedFiles } from '../support/savedFiles.ts'

const scenario = await buildHardTask()
const person = await actor('CLIENT_SUPER_USER', scenario.client)

const open = async ({ client }: { client: { id: string } }) =>
  openApp(await actor('CLIENT_SUPER_USER', client), '/taskanalysis')

const table = () => screen.findByRole('table', { name: /most certain first/u })

it('[52.8] [52.6] [52.11] says which task to look at, leads to as many observations, is sorted and saved as a file, and compares places', async () => {
  const { user, address } = await openApp(person, '/taskanalysis')
  await screen.findByText(
    /^Inside Base is incorrect in 60% of observations of 10 people\. From how the same people do elsewhere, we would expect \d+%\.$/u,
  )
  const first = screen.getByRole('region', { name: 'Look first at Depalletise' })
  within(first).getByText(/How far from the body are the hands/u)
  screen.getByRole('img', { name: /^Depalletise: 60% incorrect, above the expected range of/u })
  const row = within(within(await table()).getByRole('row', { name: /Depalletise/u }))
  row.getByText('Look at this task')
  const link = row.getByRole('link', {
    name: '30 observations with an incorrect result: Depalletise, Inside Base',
  })
  const query = new URL(link.getAttribute('href') ?? '', 'https://here.test').searchParams
  const list = (key: string) => query.get(key)?.split(',')
  const filter = {
    dates: query.get('dates'),
    tasks: list('tasks'),
    principles: list('principles'),
    showResult: query.get('showResult'),
  }
  expect(filter).toMatchObject({
    dates: 'MONTHS_12',
    tasks: [scenario.hard.id],
    principles: ['INSIDE_BASE'],
  })
  const total = 'query ($filter: ObservationFilter) { totalObservations(filter: $filter) }'
  expect((await person.gql(total, { filter })).data).toEqual({ totalObservations: 30 })
  const small = within(await table()).getByRole('row', { name: /Stack by hand/u })
  within(small).getByText('Fewer than 5 people')

  const names = async () =>
    within(await table())
      .getAllByRole('rowheader')
      .map(({ textContent }) => /^(Depalletise|Stack|Lift|Push|Pick)/u.exec(textContent ?? '')?.[0])
  const surest = await names()
  const column = screen.getByRole('button', { name: 'Task or place' })
  await user.click(column)
  const sorted = ['Stack', 'Push', 'Pick', 'Lift', 'Depalletise']
  expect(await names()).toEqual(sorted)
  await user.click(column)
  expect(await names()).toEqual(sorted.toReversed())
  await user.click(column)
  expect(await names()).toEqual(surest)
  const saved = savedFiles()
  await user.click(screen.getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toMatch(/^Tasks and places \d{4}-\d\d-\d\d\.csv$/u)
  const [header = [], ...rows] = parseCsv((await saved[0]?.text()) ?? '')
  expect(rows[0]?.slice(0, 6)).toEqual(['Depalletise', 'Inside Base', 'Yes', '50', '10', '30'])
  const few = rows.find(([name]) => name === 'Stack by hand')
  expect(few?.slice(3)).toEqual(['24', ...header.slice(4).map(() => '')])

  await user.click(screen.getByRole('button', { name: 'Places' }))
  await screen.findByText(/^No task or place stands out/u)
  screen.getByRole('row', { name: /North/u })
  expect(address()).toContain('by=LOCATION')
})

it('[52.9] nothing of the page leads to people where the client hides names', async () => {
  await open(await buildHardTask({ names_hidden_in_analysis: true }))
  await screen.findByText(/chosen to hide names on this page/u)
  expect(within(await table()).queryAllByRole('link')).toEqual([])
})

it('[52.8] without observations the page says so', async () => {
  await open(await buildTwoSites())
  await screen.findByText('Nothing to compare yet')
})
