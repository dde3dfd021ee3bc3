import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TYPED_DAY } from '#admin/foundation/format/typedDate.ts'
import { datePresetRange } from '#domain/charts/datePresets.ts'
import { localDayOf } from '#domain/dates.ts'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import {
  chips,
  chosenIn,
  enterDay,
  EVERYBODY,
  expectListed,
  fields,
  openFilterScreen,
} from '../support/filterScreen.ts'

const FIELDS = [
  'Type',
  'Observer',
  'Individual',
  'Department',
  'Location',
  'Only the chosen places',
  'Task',
  'Dates',
  'Date from',
  'Date to',
  'Technique',
  'Principles',
  'Contested results',
  'Open comments',
]
const AI_FIELDS = [
  'AI result correct',
  'Internally reviewed',
  'AI review',
  'AI error cause',
  'To review',
  'Unreviewed, without a recording',
  'Skeleton does not fit',
  'Blind sample',
]

it.each([
  ['with', true, [...FIELDS, ...AI_FIELDS]],
  ['without', false, FIELDS],
])('[2.61] it has exactly its fields, %s AI, and one search', async (_with, hasAi, expected) => {
  await openFilterScreen(undefined, { hasAi })
  expect(await fields()).toEqual(expected)
  expect(screen.getAllByRole('searchbox', { name: 'Search' })).toHaveLength(1)
  const disabled = [...document.querySelectorAll<HTMLInputElement>('main form input:disabled')]
  expect(disabled.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['Only the chosen places'])
})

it('[2.62] [2.64] [3.45] [9.14] [21.22] [21.28] every field narrows the list, in the address, at one Apply, which folds the fields and announces the results; Clear empties all', async () => {
  const { pick, press, remove, filters, ids } = await openFilterScreen()
  const button = screen.getByText('Filters')
  expect([screen.queryByLabelText('Date from'), screen.queryByText('Apply')]).toEqual([null, null])
  for (const [label, choice] of [
    ['Type', 'AI'],
    ['Observer', 'Omar Saw'],
    ['Department', 'Inbound'],
    ['Location', 'Dock'],
    ['Task', 'Lift'],
    ['Technique', 'Incorrect'],
    ['Principles', 'Inside Base'],
    ['AI result correct', 'No'],
    ['Internally reviewed', 'Yes'],
    ['AI review', 'False Positive'],
    ['AI error cause', 'Device issue'],
  ] as const)
    await pick(label, choice)
  await enterDay('Date from', '2026-01-09')
  await enterDay('Date to', '2026-01-10')
  expect(filters()).toEqual({})
  await expectListed(EVERYBODY)
  await press('Apply')
  await expectListed(['Alfa'])
  expect(filters()).toEqual({
    type: 'AI',
    observers: ids.omar,
    departments: ids.inbound,
    locations: ids.dock,
    tasks: ids.lift,
    dateFrom: '2026-01-09',
    dateTo: '2026-01-10',
    showResult: 'incorrect',
    principles: 'INSIDE_BASE',
    aiResultCorrect: 'false',
    internallyReviewed: 'true',
    aiReviewStatus: 'FALSE_POSITIVE',
    aiErrorCause: 'DEVICE_ISSUE',
  })
  expect((await screen.findByText('1 result')).closest('output')).not.toBeNull()
  expect(button.textContent).toBe('Filters (13)')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
  await remove('Technique: Incorrect')
  await screen.findByText('Filters (12)')
  await press('Clear')
  await expectListed(EVERYBODY)
  expect(filters()).toEqual({})
})

it('[2.69] it resets page and observationsPage when it is applied, and keeps several values as a comma list', async () => {
  const { pick, press, address, ids } = await openFilterScreen(
    () => '&perPage=1&page=2&observationsPage=3&search=a',
  )
  await screen.findByText('2–2 of 3')
  await pick('Type', 'AI')
  await pick('Type', 'Manual override')
  await pick('Individual', 'Ida Seen')
  await press('Apply')
  await waitFor(() => expect(address()).toContain('type=AI,MANUAL_OVERRIDE'))
  const query = new URLSearchParams(address().split('?')[1])
  expect(Object.fromEntries(query)).toMatchObject({
    page: '1',
    observationsPage: '1',
    search: 'a',
    observees: ids.ida,
  })
})

it('[21.22] [21.29] what is entered stays while the search is typed, and is said not to be applied yet; Enter applies both', async () => {
  const { user, pick, filters } = await openFilterScreen()
  await enterDay('Date to', '2026-01-10')
  await pick('Type', 'AI')
  await user.type(screen.getByRole('searchbox'), 'alf')
  await waitFor(() => expect(filters()).toEqual({ search: 'alf' }))
  const note = await screen.findByText('Not applied yet: Type, Date to')
  expect(note.closest('output')).not.toBeNull()
  await user.type(screen.getByRole('searchbox'), 'a{Enter}')
  await waitFor(() =>
    expect(filters()).toEqual({ search: 'alfa', type: 'AI', dateTo: '2026-01-10' }),
  )
  await expectListed(['Alfa'])
  await waitFor(() => expect(screen.queryByText(/^Not applied yet/u)).toBeNull())
})

it('[21.22] a period that is chosen by its name is applied whole', async () => {
  const { pick, press, filters } = await openFilterScreen()
  await pick('Dates', 'Last month')
  await screen.findByText('Not applied yet: Dates')
  await press('Apply')
  await waitFor(() => expect(filters()).toEqual({ dates: 'LAST_MONTH' }))
  await waitFor(() => expect(screen.queryByText(/^Not applied yet/u)).toBeNull())
})

it('[2.62] Clear empties what is only entered, and a search on its way', async () => {
  const { user, pick, press, filters } = await openFilterScreen()
  await pick('Type', 'AI')
  await user.type(screen.getByRole('searchbox'), 'alf')
  await press('Clear')
  const search = screen.getByRole<HTMLInputElement>('searchbox')
  await waitFor(() => expect([search.value, filters()]).toEqual(['', {}]))
  expect(await chosenIn('Type')).toEqual([])
  await press('Apply')
  expect(search.value).toBe('')
  expect(filters()).toEqual({})
})

it('[23.30] [23.32] dates chosen by name are in the address by that name, with their days in the fields; another day takes its place', async () => {
  const { user, pick, press, filters } = await openFilterScreen()
  await pick('Dates', 'Last month')
  const { dateFrom, dateTo } = datePresetRange('LAST_MONTH', localDayOf(new Date(), 'UTC'))
  const shown = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  expect([shown('Date from'), shown('Date to')]).toEqual([dateFrom, dateTo].map(TYPED_DAY.write))
  await press('Apply')
  await waitFor(() => expect(filters()).toEqual({ dates: 'LAST_MONTH' }))
  await screen.findByText('Dates: Last month')
  await user.click(screen.getByText(/^Filters \(/u))
  await enterDay('Date from', '2026-01-09')
  await press('Apply')
  await waitFor(() => expect(filters()).toEqual({ dateFrom: '2026-01-09', dateTo }))
})

it('[5.36] [5.37] days past today or each other are said to be wrong, and are not applied', async () => {
  const { press, filters } = await openFilterScreen()
  await enterDay('Date from', '2999-01-01')
  await screen.findByText(MESSAGES.dateFromAfterToday)
  await press('Apply')
  await enterDay('Date from', '2026-02-01')
  await enterDay('Date to', '2026-01-31')
  await screen.findByText(MESSAGES.dateToBeforeDateFrom)
  await press('Apply')
  expect(filters()).toEqual({})
  await enterDay('Date to', '2026-02-10')
  await press('Apply')
  await expectListed(['Bravo'])
  expect(filters()).toEqual({ dateFrom: '2026-02-01', dateTo: '2026-02-10' })
})

it('[2.64] [2.67] [21.24] filters of an address are shown by name, those of other screens, deleted and unknown ones too, and each can be removed', async () => {
  const { pick, press, remove, filters, ids } = await openFilterScreen(
    ({ dock, hall, autumn }) =>
      `&locations=${dock},${hall}&tasks=nonsense&campaignIds=${autumn}&appBuilds=4.2.0,unknown` +
      '&thresholdsVersion=1&captureQuality=POOR&aiPrincipleReview=INSIDE_BASE_FALSE_POSITIVE',
  )
  await waitFor(() =>
    expect(chips().toSorted()).toEqual([
      'AI: Inside Base (False Positive)',
      'App version 4.2.0',
      'App version unknown',
      'Campaign: Autumn',
      'Location: Dock',
      'Location: Hall (deleted)',
      'Recording quality: Poor',
      'Task: Unknown',
      'Thresholds: Version 1',
    ]),
  )
  await expectListed([])
  await remove('Task: Unknown')
  await remove('Location: Dock')
  await pick('Technique', 'Incorrect')
  await press('Apply')
  await waitFor(() =>
    expect(filters()).toEqual({
      locations: ids.hall,
      campaignIds: ids.autumn,
      appBuilds: '4.2.0,unknown',
      thresholdsVersion: '1',
      captureQuality: 'POOR',
      aiPrincipleReview: 'INSIDE_BASE_FALSE_POSITIVE',
      showResult: 'incorrect',
    }),
  )
  await press('Clear')
  await expectListed(EVERYBODY)
  expect(chips()).toEqual([])
})
