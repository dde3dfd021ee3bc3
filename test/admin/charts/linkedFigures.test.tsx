/** Every figure that is a link is the total of what the link shows. */
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { filterCodec } from '#admin/foundation/router/filterCodec.ts'
import { searchParams } from '#admin/foundation/router/searchParams.ts'
import { toFollowUpFilter } from '#domain/followUps/followUpFilter.ts'
import { sanitizeObservationFilter, toApiFilter } from '#domain/observations/observationFilter.ts'
import { buildFollowUp } from '#server/app/factories/buildFollowUp.ts'
import { buildObservation } from '#server/app/factories/buildObservation.ts'
import { answered } from '#test/support/answered.ts'
import { actor, type Actor } from '#test/support/api.ts'
import { buildHardTask } from '../../support/scenarios/hardTask.ts'
import { aiObservation, updateOrThrow } from '../../support/scenarios/storedObservations.ts'
import { openApp } from '../support/openApp.tsx'

const DAY = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY)

let minutes = 0
const minuteOf = (daysAgo: number) => new Date(ago(daysAgo).getTime() - (minutes += 1) * 60_000)

/** Before the year that is counted. */
let days = 400
const nextDay = () => ago((days += 1))

/** Results of the AI in every state of review, and follow-ups in each state, also outside the year that is counted. */
async function buildFigures() {
  const scenario = await buildHardTask({ ai_enabled: true, show_ai_feedback_options: true })
  const { db, of, client } = scenario
  const lead = await actor('CLIENT_SUPER_USER', client)
  const judged = async (more: Parameters<typeof aiObservation>[1] = {}, video: object = {}) =>
    (
      await aiObservation(
        scenario,
        { date: minuteOf(2), ...more },
        { thresholds_version: 1, ...video },
      )
    ).observation.id
  for (const is_ai_prediction_correct of [true, true, false])
    await updateOrThrow(lead, await judged(), { is_ai_prediction_correct })
  await updateOrThrow(lead, await judged(), { ai_review_notes: 'Too dark to say' })
  await updateOrThrow(lead, await judged(), { internally_reviewed: true })
  for (const more of [{}, {}, { ai_technique: null }, { review_type: 'MANUAL_OVERRIDE' as const }])
    await judged(more)
  await judged({ date: minuteOf(500) })
  await judged({ deleted_at: new Date() })
  await judged({}, { thresholds_version: null })
  await judged({}, { capture_quality: 'POOR' })
  const unsaid = { is_inside_base: null, is_big_engines: null, is_turn_not_twist: null }
  await judged({ ai_technique: null }, unsaid)
  const [person] = scenario.people
  const followed = async (task_id: string, more: object) => {
    const at = { location_id: scenario.north.id, department_id: scenario.goodsIn.id, task_id }
    const observation = await buildObservation(db, {
      ...of,
      ...at,
      observee_id: person?.id ?? '',
      technique: 'incorrect',
      date: nextDay(),
    })
    await buildFollowUp(db, observation, more)
  }
  await followed(scenario.pick.id, { due_date: '2099-01-01' })
  await followed(scenario.push.id, { due_date: '2020-01-01' })
  for (const [opened, closed, due_date] of [
    [30, 20, '2099-01-01'],
    [30, 10, '2020-01-01'],
    [500, 450, '2099-01-01'],
  ] as const)
    await followed(scenario.lift.id, {
      state: 'CLOSED',
      created_at: ago(opened),
      closed_at: ago(closed),
      due_date,
    })
  return { client, lead }
}

const { client, lead } = await buildFigures()

/** Each place, figures that it has when it is whole, and how many it has at least. */
const PLACES = [
  [
    '/home?',
    [
      /^6 AI results to review$/u,
      /^Review 6$/u,
      /^2 Open$/u,
      /^1 Closed in time$/u,
      /, Transport$/u,
    ],
    15,
  ],
  ['/aiaccuracy?', [/observations?: Lift a box, /u, /^View \d+ unreviewed$/u, /^Review \d+$/u], 12],
  ['/taskanalysis?', [/observations? with an incorrect result: Depalletise, Inside Base$/u], 4],
  [
    '/taskanalysis?by=LOCATION&',
    [/observations? with an incorrect result: North, Inside Base$/u],
    1,
  ],
  ['/allobservations?', [/^\d+ observations with a correct result$/u, /^Review 7$/u], 3],
] as const

it.each(PLACES)(
  '[24.3] [50.5] [51.8] [23.2] each figure of %s that is a link is the total of what it leads to',
  async (place, whole, least) => {
    await openApp(lead, `${place}clientId=${client.id}`)
    for (const name of whole)
      await waitFor(() =>
        expect(figures().map((one) => one.name)).toContainEqual(expect.stringMatching(name)),
      )
    const found = figures()
    expect(found.length).toBeGreaterThanOrEqual(least)
    for (const { name, count, href } of found)
      expect(`${name}: ${await totalOf(lead, href)}`).toBe(`${name}: ${count}`)
  },
)

const LISTS = ['/allobservations', '/allobservations/review', '/followups']

/** Links to lists whose text is a number. */
const figures = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const href = new URL(link.href, 'https://here.test')
    const text = link.textContent ?? ''
    const [number] = /\d[\d,]*/u.exec(text) ?? []
    if (!LISTS.includes(href.pathname) || !number || /%|days?$/u.test(text)) return []
    const name = link.getAttribute('aria-label') ?? text
    return [{ name, count: Number(number.replaceAll(',', '')), href }]
  })

async function totalOf(who: Actor, { pathname, search }: URL): Promise<number> {
  const filter = filterCodec.decode(searchParams.parse(search))
  const input = { clientId: client.id }
  if (pathname === '/followups') {
    const query = `query ($filter: FollowUpFilter, $input: FollowUpListInput) {
      total: totalFollowUps(filter: $filter, input: $input) }`
    return (await answered(who.gql(query, { filter: toFollowUpFilter(filter), input }))).total
  }
  const total = pathname.endsWith('/review') ? 'totalToReview' : 'totalObservations'
  const query = `query ($filter: ObservationFilter, $input: ObservationListInput) {
    total: ${total}(filter: $filter, input: $input) }`
  const shown = toApiFilter({ ...sanitizeObservationFilter(filter) })
  return (await answered(who.gql(query, { filter: shown, input }))).total
}
