import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { localDayOf } from '#domain/dates.ts'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import {
  chips,
  chosenIn,
  day,
  enterDay,
  EVERYBODY,
  expectListed,
  field,
  fields,
  type FilterScreen,
  openFilterScreen,
} from '../support/filterScreen.ts'
import { closeApp } from '../support/openApp.tsx'

// The first screen of a process loads the app.
beforeAll(async () => {
  await openFilterScreen()
  await fields()
})
afterEach(closeApp)

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
  'Skeleton does not fit',
  'Blind sample',
]

/** Enters and applies a filter, checks that the list shows only Alfa and checks the URL, then clears the filter. */
async function expectNarrowed(
  { press, filters }: FilterScreen,
  enter: () => Promise<void>,
  address: Record<string, string>,
) {
  await expectListed(EVERYBODY)
  await enter()
  expect(filters()).toEqual({})
  await press('Apply')
  await expectListed(['Alfa'])
  expect(filters()).toEqual(address)
  await press('Clear')
  await expectListed(EVERYBODY)
  expect(filters()).toEqual({})
}

describe('the filter form', () => {
  it('[2.61] has exactly its fields, and one search', async () => {
    await openFilterScreen()
    expect(await fields()).toEqual([...FIELDS, ...AI_FIELDS])
    expect(screen.getAllByRole('searchbox', { name: 'Search' })).toHaveLength(1)
  })

  it('[2.61] has the AI filters only where the client has AI', async () => {
    await openFilterScreen(undefined, { hasAi: false })
    expect(await fields()).toEqual(FIELDS)
  })

  it('[2.62] [2.64] [3.45] narrows the list by each record and day once applied, in the address; Clear empties all', async () => {
    const screenOf = await openFilterScreen()
    const { pick, ids } = screenOf
    for (const [label, choice, address] of [
      ['Location', 'Dock', { locations: ids.dock }],
      ['Department', 'Inbound', { departments: ids.inbound }],
      ['Task', 'Lift', { tasks: ids.lift }],
      ['Observer', 'Omar Saw', { observers: ids.omar }],
    ] as const)
      await expectNarrowed(screenOf, () => pick(label, choice), address)
    await expectNarrowed(screenOf, () => enterDay('Date to', '2026-01-10'), {
      dateTo: '2026-01-10',
    })
    await enterDay('Date from', '2026-03-10')
    await screenOf.press('Apply')
    await expectListed(['Ida Seen'])
    await screenOf.press('Clear')
    await pick('Individual', 'Ida Seen')
    await screenOf.press('Apply')
    await expectListed(['Ida Seen'])
    expect(screenOf.filters()).toEqual({ observees: ids.ida })
  }, 180_000)

  it('[2.64] [9.13] [9.14] [3.45] narrows the list by each choice once applied, in the address', async () => {
    const screenOf = await openFilterScreen()
    const { pick } = screenOf
    for (const [label, choice, address] of [
      ['Type', 'AI', { type: 'AI' }],
      ['Technique', 'Incorrect', { showResult: 'incorrect' }],
      ['Principles', 'Inside Base', { principles: 'INSIDE_BASE' }],
      ['AI result correct', 'No', { aiResultCorrect: 'false' }],
      ['Internally reviewed', 'Yes', { internallyReviewed: 'true' }],
      ['AI review', 'False Positive', { aiReviewStatus: 'FALSE_POSITIVE' }],
      ['AI error cause', 'Device issue', { aiErrorCause: 'DEVICE_ISSUE' }],
    ] as const)
      await expectNarrowed(screenOf, () => pick(label, choice), address)
  }, 180_000)

  it.each([
    ['9.13', 'Type', ['All', 'AI', 'Manual task', 'Manual override']],
    [
      '9.14',
      'Principles',
      ['All', 'Overall', 'Inside Base', 'Big Engines', 'Turn Not Twist', "Dip n' Drive"],
    ],
  ])('[%s] %s offers %j', async (_item, label, offered) => {
    const { user } = await openFilterScreen()
    await user.click(await field(label))
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(offered)
    await user.click(options[2] as HTMLElement)
    await user.click(options[1] as HTMLElement)
    expect(await chosenIn(label)).toEqual([offered[2], '+1'])
    await user.click(options[0] as HTMLElement)
    expect(await chosenIn(label)).toEqual([])
  })

  it('[2.69] resets page and observationsPage when it is applied, and keeps several values as a comma list', async () => {
    const { pick, press, address } = await openFilterScreen(
      () => '&perPage=1&page=2&observationsPage=3&search=a',
    )
    await screen.findByText('2–2 of 3')
    await pick('Type', 'AI')
    await pick('Type', 'Manual task')
    await press('Apply')
    await waitFor(() => expect(address()).toContain('type=AI,MANUAL_TASK'))
    expect(address()).toContain('search=a')
    const query = new URLSearchParams(address().split('?')[1])
    expect([query.get('page'), query.get('observationsPage')]).toEqual(['1', '1'])
  })

  it('[21.22] keeps what is entered while the search is typed; Enter applies both', async () => {
    const { user, pick, filters } = await openFilterScreen()
    await pick('Type', 'AI')
    await user.type(screen.getByRole('searchbox'), 'alf')
    await waitFor(() => expect(filters()).toEqual({ search: 'alf' }))
    await user.type(screen.getByRole('searchbox'), 'a{Enter}')
    await waitFor(() => expect(filters()).toEqual({ search: 'alfa', type: 'AI' }))
    await expectListed(['Alfa'])
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
})

describe('the days of the filter form', () => {
  it('[5.36] [5.37] have each other and today as limits', async () => {
    await openFilterScreen()
    await enterDay('Date from', '2026-01-05')
    const today = localDayOf(new Date(), 'UTC')
    expect([(await day('Date from')).max, (await day('Date to')).max]).toEqual([today, today])
    expect((await day('Date to')).min).toBe('2026-01-05')
    await enterDay('Date to', '2026-02-05')
    expect((await day('Date from')).max).toBe('2026-02-05')
  })

  it('[5.36] [5.37] say what is wrong when typed past them, and are not applied', async () => {
    const { press, filters } = await openFilterScreen()
    await enterDay('Date from', '2999-01-01')
    await screen.findByText(MESSAGES.dateFromAfterToday)
    await press('Apply')
    await enterDay('Date from', '2026-02-01')
    await enterDay('Date to', '2026-01-31')
    await screen.findByText(MESSAGES.dateToBeforeDateFrom)
    await press('Apply')
    await enterDay('Date to', '2999-01-01')
    await screen.findByText(MESSAGES.dateToAfterToday)
    await press('Apply')
    expect(filters()).toEqual({})
    await enterDay('Date to', '2026-02-10')
    await press('Apply')
    await expectListed(['Bravo'])
    expect(filters()).toEqual({ dateFrom: '2026-02-01', dateTo: '2026-02-10' })
  })
})

describe('an address with filters', () => {
  it('[2.67] [21.24] shows the filters by name, deleted and unknown ones too, each removable', async () => {
    const { remove, filters } = await openFilterScreen(
      ({ dock, hall, omar }) => `&locations=${dock},${hall}&observers=${omar}&tasks=nonsense`,
    )
    await waitFor(() =>
      expect(chips()).toEqual([
        'Observer: Omar Saw',
        'Location: Dock',
        'Location: Hall (deleted)',
        'Task: Unknown',
      ]),
    )
    await expectListed([])
    await remove('Task: Unknown')
    await expectListed(['Alfa'])
    await remove('Location: Dock')
    await expectListed([])
    expect(Object.keys(filters()).toSorted()).toEqual(['locations', 'observers'])
  })

  it('[2.67] of other screens is shown, kept by Apply and emptied by Clear', async () => {
    const { pick, press, filters, ids } = await openFilterScreen(
      ({ autumn }) =>
        `&campaignIds=${autumn}&appBuilds=4.2.0,unknown&thresholdsVersion=1&captureQuality=POOR`,
    )
    await waitFor(() =>
      expect(chips()).toEqual([
        'Campaign: Autumn',
        'App build 4.2.0',
        'App build unknown',
        'Thresholds: Version 1',
        'Capture quality: Poor',
      ]),
    )
    await pick('Technique', 'Incorrect')
    await press('Apply')
    await waitFor(() =>
      expect(filters()).toEqual({
        campaignIds: ids.autumn,
        appBuilds: '4.2.0,unknown',
        thresholdsVersion: '1',
        captureQuality: 'POOR',
        showResult: 'incorrect',
      }),
    )
    await press('Clear')
    await expectListed(EVERYBODY)
    expect(chips()).toEqual([])
  })

  it('[2.64] says what the AI was found to be about one principle', async () => {
    await openFilterScreen(() => '&aiPrincipleReview=INSIDE_BASE_FALSE_POSITIVE')
    await waitFor(() => expect(chips()).toEqual(['AI: Inside Base (False Positive)']))
  })

  it('[2.67] that cannot be does not break the screen: what cannot be is left out', async () => {
    await openFilterScreen(() => '&type=AI,NONSENSE&dateFrom=2026-02-31&showResult=perfect')
    await expectListed(['Alfa'])
    expect(chips()).toEqual(['Type: AI'])
  })

  it('[21.19] offers a deleted location', async () => {
    const { pick, press } = await openFilterScreen()
    await pick('Location', 'Hall (deleted)')
    await press('Apply')
    await expectListed(['Bravo', 'Ida Seen'])
  })
})

describe('the fields of the filter form', () => {
  it('[21.22] [21.28] are behind a button with the number of active filters; Apply folds them and announces the results', async () => {
    const { user, press, pick, remove, filters } = await openFilterScreen(
      () => '&type=AI,MANUAL_TASK',
    )
    const button = screen.getByText('Filters (2)')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect([screen.queryByLabelText('Date from'), screen.queryByText('Apply')]).toEqual([
      null,
      null,
    ])
    expect((await screen.findByText('2 results')).closest('output')).not.toBeNull()
    await user.click(button)
    await pick('Technique', 'Incorrect')
    await press('Apply')
    await waitFor(() =>
      expect(filters()).toEqual({ type: 'AI,MANUAL_TASK', showResult: 'incorrect' }),
    )
    await screen.findByText('Filters (3)')
    await screen.findByText('1 result')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(button)
    await remove('Technique: Incorrect')
    await screen.findByText('Filters (2)')
  })

  it('[21.29] say which of them are not applied yet, also beside a search that is', async () => {
    const { user, pick, press, filters } = await openFilterScreen()
    await enterDay('Date to', '2026-01-10')
    await pick('Type', 'AI')
    await user.type(screen.getByRole('searchbox'), 'alfa')
    await waitFor(() => expect(filters()).toEqual({ search: 'alfa' }))
    const note = await screen.findByText('Not applied yet: Type, Date to')
    expect(note.closest('output')).not.toBeNull()
    await press('Apply')
    await waitFor(() => expect(screen.queryByText(/^Not applied yet/u)).toBeNull())
  })
})
