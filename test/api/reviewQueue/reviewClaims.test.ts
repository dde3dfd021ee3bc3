/** Claims of the review queue: who gets which result of the AI. */
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteExpiredRows } from '#server/app/dataRetention.ts'
import { answered } from '#test/support/answered.ts'
import { actor, type Actor, type Answer, api, signIn } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { expectRefused } from '../../support/scenarios/observationCalls.ts'
import {
  aiObservation,
  manualObservation,
  updateOrThrow,
} from '../../support/scenarios/storedObservations.ts'
import {
  buildTwoSites,
  providerActor,
  type TwoSites,
  actorAt,
} from '../../support/scenarios/twoSites.ts'

const CLAIM = `mutation ($filter: ObservationFilter, $input: ObservationListInput, $order: ReviewOrder, $kept: [ID!], $skipped: [ID!]) {
  claimReviews(filter: $filter, input: $input, order: $order, keptIds: $kept, skippedIds: $skipped) { claimed { id } left } }`

let scenario: TwoSites
let one: Actor
let other: Actor

beforeEach(async () => {
  scenario = await buildTwoSites({ ai_enabled: true, show_ai_feedback_options: true })
  one = await actor('CLIENT_SUPER_USER', scenario.client)
  other = await actor('CLIENT_SUPER_USER', scenario.client)
})

const claim = async (who: Actor, variables: object = {}): Promise<Answer> =>
  who.gql(CLAIM, variables)

async function claimed(
  who: Actor,
  variables: object = {},
): Promise<{ ids: string[]; left: number }> {
  const { claimed: reviews, left } = (await answered(claim(who, variables))).claimReviews
  return { ids: reviews.map(({ id }: { id: string }) => id), left }
}

/** Ids in the order of their dates. */
async function waiting(
  count: number,
  more: Parameters<typeof aiObservation>[1] = {},
  video: Parameters<typeof aiObservation>[2] = {},
) {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1)
    ids.push((await aiObservation(scenario, more, video)).observation.id)
  return ids
}

describe('[50.1] what is handed out', () => {
  it('[50.16] is at most two for one reviewer, whichever filters they ask with', async () => {
    const ids = await waiting(4)
    const hoarded = await claimed(one, { filter: { ids: ids.slice(0, 2) } })
    expect(hoarded.ids.toSorted()).toEqual(ids.slice(0, 2).toSorted())
    await claimed(one, { filter: { ids: ids.slice(2) } })
    expect((await claimed(other)).ids.toSorted()).toEqual(ids.slice(0, 2).toSorted())
  })

  it('is what nobody has reviewed, and matches the filter', async () => {
    const [first, reviewed, third] = await waiting(3)
    await updateOrThrow(one, reviewed ?? '', { is_ai_prediction_correct: true })
    const atSouth = await aiObservation(scenario, { location_id: scenario.south.id })
    await manualObservation(scenario)
    await aiObservation(scenario, { deleted_at: new Date() })
    const judgedInPart = await aiObservation(scenario, { ai_technique: null })
    const notJudged = { is_inside_base: null, is_big_engines: null, is_turn_not_twist: null }
    await aiObservation(scenario, { ai_technique: null }, notJudged)
    const inPart = { ai_technique: null }
    await aiObservation(scenario, inPart, { is_ai_turn_not_twist_correct: true })
    expect(await claimed(one, { filter: { showDeleted: true } })).toEqual({
      ids: [first, third],
      left: 4,
    })
    expect((await one.gql('{ totalToReview }')).data).toEqual({ totalToReview: 4 })
    const { id } = judgedInPart.observation
    expect(await claimed(one, { filter: { ids: [id] } })).toEqual({ ids: [id], left: 1 })
    expect(await claimed(one, { filter: { locations: [scenario.south.id] } })).toEqual({
      ids: [atSouth.observation.id],
      left: 1,
    })
  })

  it('stays within access, and within the client', async () => {
    const [atNorth] = await waiting(1)
    const lead = await actorAt('CLIENT_SUPER_USER', scenario.south)
    const stranger = await actor('CLIENT_SUPER_USER')
    await asOwner(
      scenario.db,
      `update clients set show_ai_feedback_options = true where id = '${stranger.client_id}'`,
    )
    const input = { clientId: scenario.client.id }
    for (const who of [lead, stranger])
      expect(await claimed(who, { input, kept: [atNorth] })).toEqual({ ids: [], left: 0 })
    expect(await claimed(await providerActor(), { input })).toEqual({ ids: [atNorth], left: 1 })
  })

  it('is refused where the client does not review its AI', async () => {
    const lead = await actor('CLIENT_SUPER_USER')
    expectRefused(await claim(lead), 'BAD_INPUT')
  })
})

it('[50.7] a saved review that leaves the technique open comes to nobody again, counts as unreviewed nowhere, and keeps its status', async () => {
  const saved = [
    { is_ai_inside_base_correct: true, is_ai_prediction_correct: null },
    { ai_review_notes: 'Too dark to say' },
    { internally_reviewed: true },
  ]
  const ids = await waiting(saved.length + 1, {}, { thresholds_version: 1 })
  for (const [at, review] of saved.entries()) await updateOrThrow(one, ids[at] ?? '', review)
  const left = { ids: ids.slice(-1), left: 1 }
  expect(await claimed(one)).toEqual(left)
  expect(await claimed(other)).toEqual({ ids: [], left: 0 })
  expect(
    (
      await one.gql(
        `{ totalToReview waiting: totalObservations(filter: { toReview: true })
          status: totalObservations(filter: { aiReviewStatus: [UNREVIEWED] }) aiAccuracy { overall { unreviewed } } }`,
      )
    ).data,
  ).toEqual({
    totalToReview: 1,
    waiting: 1,
    status: ids.length,
    aiAccuracy: { overall: { unreviewed: 1 } },
  })
})

describe('[50.2] a claim', () => {
  it('is one person’s, also when several claim at once', async () => {
    const ids = await waiting(8)
    const people = [
      one,
      other,
      await actor('CLIENT_SUPER_USER', scenario.client),
      await providerActor(),
    ]
    const input = { clientId: scenario.client.id }
    for (const kept of [[], ids]) {
      const answers = await Promise.all(
        [...people, ...people].map((who) => claimed(who, { input, kept })),
      )
      const owners = new Map<string, Set<number>>()
      answers.forEach((answer, at) => {
        for (const id of answer.ids)
          owners.set(id, (owners.get(id) ?? new Set()).add(at % people.length))
      })
      expect([...owners.keys()].toSorted()).toEqual(ids.toSorted())
      expect([...owners.values()].map(({ size }) => size)).toEqual(ids.map(() => 1))
    }
  })

  it('holds for ten minutes from the last call', async () => {
    const { advanceClock } = await api()
    const [first, second, third] = await waiting(3)
    expect(await claimed(one)).toEqual({ ids: [first, second], left: 3 })
    advanceClock(9 * 60)
    expect(await claimed(await signIn(one), { kept: [second] })).toEqual({
      ids: [second, first],
      left: 3,
    })
    advanceClock(9 * 60)
    expect(await claimed(await signIn(other))).toEqual({ ids: [third], left: 1 })
    advanceClock(61)
    expect(await claimed(await signIn(other))).toEqual({ ids: [first, second], left: 3 })
    expect(await claimed(await signIn(one), { kept: [first] })).toEqual({ ids: [third], left: 1 })
  })

  it('ends when it is skipped or reviewed, and its row goes when it has run out', async () => {
    const [first, second, third] = await waiting(3)
    await claimed(one)
    expect(await claimed(one, { skipped: [first] })).toEqual({ ids: [second, third], left: 2 })
    expect(await claimed(other)).toEqual({ ids: [first], left: 1 })
    await updateOrThrow(one, second ?? '', { is_ai_prediction_correct: false })
    expect(await claimed(one, { skipped: [first] })).toEqual({ ids: [third], left: 1 })
    await deleteExpiredRows(scenario.db, new Date(Date.now() + 3 * 86_400_000))
    expect(
      await asOwner(
        scenario.db,
        `select 1 from review_claims where client_id = '${scenario.client.id}'`,
      ),
    ).toEqual([])
  })
})

it('[50.3] the least certain, the worst recorded or the oldest come first', async () => {
  const judged = (confidence: number | null) =>
    JSON.stringify({
      INSIDE_BASE: { confidence: 0.95 },
      TURN_NOT_TWIST: { confidence },
      BIG_ENGINES: { confidence: null },
    })
  const of = async (
    observation: Parameters<typeof aiObservation>[1],
    video: Parameters<typeof aiObservation>[2],
  ) => (await aiObservation(scenario, observation, video)).observation.id
  const unsaid = await of({}, {})
  const sure = await of({}, { judgement: judged(0.9), capture_quality: 'POOR' })
  const unsure = await of({}, { judgement: judged(0.55), capture_quality: 'GOOD' })
  const warned = await of(
    { did_user_ignore_angle_warning: true },
    { judgement: judged(0.8), capture_quality: 'GOOD' },
  )
  const inOrder = async (order?: string) => {
    const all: string[] = []
    for (let skipped: string[] = []; skipped.length < 4; skipped = [...all])
      all.push(...(await claimed(one, { order, skipped })).ids)
    return all
  }
  expect(await inOrder()).toEqual([unsure, warned, sure, unsaid])
  expect(await inOrder('CAPTURE')).toEqual([sure, warned, unsure, unsaid])
  expect(await inOrder('OLDEST')).toEqual([unsaid, sure, unsure, warned])
})

it('[50.17] hands out nothing that nobody can look at, and lists it apart', async () => {
  const [seen = ''] = await waiting(1)
  const [skeleton = ''] = await waiting(1, {}, { file_location: null, thresholds_version: 4 })
  const unseen = [
    ...(await waiting(1, {}, { file_location: null })),
    ...(await waiting(1, {}, { recording_removed_at: new Date() })),
  ]
  const { ids, left } = await claimed(one)
  expect([ids.toSorted(), left]).toEqual([[seen, skeleton].toSorted(), 2])
  const { data } = await one.gql(
    `{ allObservations(filter: { withoutRecording: true }) { id }
      totalToReview
      waiting: totalObservations(filter: { toReview: true })
      apart: totalObservations(filter: { withoutRecording: true }) }`,
  )
  expect(data.allObservations.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    unseen.toSorted(),
  )
  expect([data.totalToReview, data.waiting, data.apart]).toEqual([2, 2, 2])
})
