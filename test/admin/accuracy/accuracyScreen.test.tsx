import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { AiReviewStatus } from '#domain/enumerations.ts'
import { messages as MESSAGES } from '#texts/en/messages.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { buildDepartment, buildLocation } from '#server/app/factories/buildPlaces.ts'
import { buildObservation, buildVideo } from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { actor, api } from '#test/support/api.ts'
import { openApp, type Sent } from '../support/openApp.tsx'

interface Reviewed {
  status: AiReviewStatus
  times: number
}

/** Creates a client with AI results, half of them by build 4.2.0, and a super user. */
async function company(reviewed: Reviewed[], ai_enabled = true) {
  const { db } = await api()
  const client = await buildClient(db, { ai_enabled, company_name: `Acme ${Math.random()}` })
  const of = { client_id: client.id }
  const { id: user_id } = await buildUser(db, { ...of, type: 'CLIENT_OBSERVER' })
  const dock = await buildLocation(db, { ...of, name: 'Dock' })
  const department = await buildDepartment(db, { ...of, name: 'Inbound', locations: [dock.id] })
  const lift = await buildTask(db, { ...of, name: 'Lift' })
  const push = await buildTask(db, { ...of, name: 'Push' })
  const all = reviewed.flatMap(({ status, times }) => Array.from({ length: times }, () => status))
  for (const [index, ai_review_status] of all.entries()) {
    const isPositive = ai_review_status.endsWith('POSITIVE')
    const isWrong = ai_review_status.startsWith('FALSE')
    const video = await buildVideo(db, {
      ...of,
      user_id,
      thresholds_version: 1,
      is_inside_base: !isPositive,
      is_ai_inside_base_correct: ai_review_status === 'UNREVIEWED' ? null : !isWrong,
    })
    await buildObservation(db, {
      ...of,
      user_id,
      video_id: video.id,
      location_id: dock.id,
      department_id: department.id,
      unlinked_observee_name: `Somebody ${index}`,
      task_id: index % 2 === 0 ? lift.id : push.id,
      expo_build_number: index % 2 === 0 ? '4.2.0' : null,
      review_type: index % 3 === 0 ? 'MANUAL_OVERRIDE' : 'AI',
      ai_review_status,
      ai_error_cause: isWrong ? ['DEVICE_ISSUE', 'OTHER'] : [],
      date: new Date(Date.now() - 86_400_000),
    })
  }
  return { person: await actor('CLIENT_SUPER_USER', client), client, lift }
}

type Company = Awaited<ReturnType<typeof company>>

const report = async ({ person, client }: Company, query = '') =>
  openApp(person, `/aiaccuracy?clientId=${client.id}${query}`)

const MANY: Reviewed[] = [
  { status: 'TRUE_POSITIVE', times: 4 },
  { status: 'TRUE_NEGATIVE', times: 6 },
  { status: 'FALSE_POSITIVE', times: 2 },
  { status: 'FALSE_NEGATIVE', times: 1 },
  { status: 'UNREVIEWED', times: 3 },
]

const queryOf = (link: HTMLElement) =>
  new URL(link.getAttribute('href') ?? '', 'https://here.test').searchParams

const many = await company(MANY)
const few = await company([
  { status: 'TRUE_POSITIVE', times: 3 },
  { status: 'FALSE_POSITIVE', times: 1 },
])

describe('the report on the AI', () => {
  it('[24.1] [24.2] [24.3] says how often the AI was right, how certain that is and in what it erred; every figure is the total of the list that it leads to', async () => {
    await report(many)
    await screen.findByText('77% right')
    screen.getByText(/^Positive means the AI rated the technique as incorrect\./u)
    screen.getByText('95% interval 50–92%, based on 13 reviews')
    screen.getByText('19% of 16 AI results have not been reviewed yet.')
    screen.getByText('Of 6 lifts the AI rated incorrect, 4 were incorrect: 67% (30–90%).')
    screen.getByText('Of 5 incorrect lifts, the AI found 4: 80% (38–96%).')
    const matrix = within(screen.getByRole('table', { name: 'AI results compared with reviews' }))
    const text = matrix
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent))
    expect(text).toEqual([
      ['Reviewers', 'AI: incorrect (positive)', 'AI: correct (negative)'],
      ['Incorrect', 'True positive431% of reviews', 'False negative18% of reviews'],
      ['Correct', 'False Positive215% of reviews', 'True negative646% of reviews'],
    ])
    expect(screen.getAllByText('No reviews')).toHaveLength(3)
    const wrong = matrix.getByRole('link', { name: '2 observations: False Positive' })
    expect(Object.fromEntries(queryOf(wrong))).toMatchObject({
      clientId: many.client.id,
      aiReviewStatus: 'FALSE_POSITIVE',
      type: 'AI,MANUAL_OVERRIDE',
    })
    for (const [name, key, value] of [
      [
        '2 observations: Inside Base, False Positive',
        'aiPrincipleReview',
        'INSIDE_BASE_FALSE_POSITIVE',
      ],
      ['3 observations: Lift, True negative', 'tasks', many.lift.id],
      ['3 observations: Unknown, True negative', 'appBuilds', 'unknown'],
      ['3 observations: Device issue', 'aiErrorCause', 'DEVICE_ISSUE'],
    ] as const)
      expect(queryOf(screen.getByRole('link', { name })).get(key)).toBe(value)

    const links = screen
      .getAllByRole('link')
      .filter((link) => / observations?: |unreviewed$/u.test(nameOf(link)))
    expect(links.length).toBeGreaterThan(20)
    for (const link of links) {
      const filter = Object.fromEntries(
        [...queryOf(link)]
          .filter(([key]) => key !== 'clientId')
          .map(([key, value]) => [
            key,
            key === 'toReview' || key.startsWith('date')
              ? value === 'true' || value
              : value.split(','),
          ]),
      )
      const { data } = await many.person.gql(TOTAL, { filter })
      expect(`${data.totalObservations}`, nameOf(link)).toBe(/\d+/u.exec(nameOf(link))?.[0])
    }
  })

  it('[24.2] [24.5] makes no claim from fewer than 5 reviews, and narrowed to nothing offers to clear the filters', async () => {
    const { user } = await report(few, '&dateFrom=2020-01-01&dateTo=2020-02-01')
    await screen.findByText(/^No AI results match these filters\./u)
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await screen.findByText('3 of 4 right')
    screen.getByText(MESSAGES.sampleTooSmall)
    expect(document.body.textContent).not.toMatch(/\d% (right|of reviews)/u)
    screen.getByText('All AI results have been reviewed.')
  })

  it('[24.4] keeps its months, places and tasks in the address, and asks for them', async () => {
    const { lift, client } = many
    const { user, address, sent } = await report(many)
    await screen.findByText('77% right')
    await user.click(screen.getByRole('combobox', { name: 'Tasks' }))
    await user.click(await screen.findByRole('option', { name: 'Lift' }))
    await waitFor(() => expect(address()).toContain(`tasks=${lift.id}`))
    await waitFor(() => expect(askedTasks(sent)).toEqual([undefined, [lift.id]]))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('combobox', { name: 'Date range' }))
    await user.click(await screen.findByRole('option', { name: '3 months' }))
    await waitFor(() => expect(address()).toMatch(/dates=MONTHS_3&.*tasks=/u))
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(address()).toBe(`/aiaccuracy?clientId=${client.id}`))
  })

  it('[24.5] says what is missing where the AI has judged nothing, and asks nothing where the client has no AI', async () => {
    await report(await company([]))
    await screen.findByText(/^No AI results in this period yet\./u)
    const without = await company([], false)
    const { sent } = await report(without)
    await screen.findByText(new RegExp(`^${without.client.company_name} does not use AI`, 'u'))
    expect(sent.filter(({ query }) => query.includes('aiAccuracy'))).toEqual([])
  })
})

const nameOf = (link: HTMLElement) => link.getAttribute('aria-label') ?? link.textContent

const askedTasks = (sent: Sent[]) =>
  sent
    .filter(({ query }) => query.includes('aiAccuracy'))
    .map(({ variables }) => (variables['filter'] as { tasks?: string[] }).tasks)

const TOTAL = `query ($filter: ObservationFilter) { totalObservations(filter: $filter) }`
