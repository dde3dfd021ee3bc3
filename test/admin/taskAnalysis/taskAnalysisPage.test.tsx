import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { actor } from '#test/support/api.ts'
import { buildHardTask, type HardTask } from '../../support/scenarios/hardTask.ts'
import { buildTwoSites } from '../../support/scenarios/twoSites.ts'
import { closeApp, openApp } from '../support/openApp.tsx'

let scenario: HardTask

beforeAll(async () => {
  scenario = await buildHardTask()
})

afterEach(closeApp)

const open = async ({ client }: { client: { id: string } }) =>
  openApp(await actor('CLIENT_SUPER_USER', client), '/taskanalysis')

const queryOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'https://here.test').searchParams

it('[52.8] the page says in a sentence which task to look at, with questions, limits and a link to the list', async () => {
  await open(scenario)
  expect(
    await screen.findByText(
      /^Depalletise: Inside Base is incorrect in 60% of observations of 10 people\. The same people would be expected to reach \d+% here\.$/u,
    ),
  ).toBeTruthy()
  const first = screen.getByRole('region', { name: 'Look first at Depalletise' })
  expect(within(first).getByText(/How far from the body are the hands/u)).toBeTruthy()
  expect(
    screen.getByRole('img', { name: /^Depalletise: 60% incorrect, above its limits of/u }),
  ).toBeTruthy()
  const table = screen.getByRole('table', { name: /the surest first/u })
  const row = within(table).getByRole('row', { name: /Depalletise/u })
  expect(within(row).getByText('Look at this task')).toBeTruthy()
  const link = within(row).getByRole('link', {
    name: '30 incorrect observations: Depalletise, Inside Base',
  })
  expect(queryOf(link).get('tasks')).toBe(scenario.hard.id)
  expect(queryOf(link).get('principles')).toBe('INSIDE_BASE')
  const small = within(table).getByRole('row', { name: /Stack by hand/u })
  expect(within(small).getByText('Fewer than 5 people')).toBeTruthy()
})

it('[52.6] [52.8] the page compares places too, and says when nothing stands out', async () => {
  const { user } = await open(scenario)
  await user.click(await screen.findByRole('button', { name: 'Places' }))
  await waitFor(() => expect(screen.getByText(/^No task or place stands out/u)).toBeTruthy())
  expect(screen.getByRole('row', { name: /North/u })).toBeTruthy()
})

it('[52.9] nothing of the page leads to people where the client hides names', async () => {
  await open(await buildHardTask({ names_hidden_in_analysis: true }))
  expect(await screen.findByText(/nothing on this page leads to people’s names/u)).toBeTruthy()
  const table = screen.getByRole('table', { name: /the surest first/u })
  expect(within(table).queryAllByRole('link')).toEqual([])
})

it('[52.8] without observations the page says so', async () => {
  await open(await buildTwoSites())
  expect(await screen.findByText('Nothing to compare yet')).toBeTruthy()
})
