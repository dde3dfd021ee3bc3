/** The blind sample: what is hidden from the reviewer, what their answers make, and the accuracy of it. */
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { actor, type Actor } from '#test/support/api.ts'
import { asOwner } from '#test/support/testDatabase.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { expectRefused } from '../../support/scenarios/observationCalls.ts'
import { aiObservation, readStored } from '../../support/scenarios/storedObservations.ts'
import { buildTwoSites, type TwoSites, actorAt } from '../../support/scenarios/twoSites.ts'

const CLAIM = `mutation ($skipped: [ID!]) { claimReviews(skippedIds: $skipped) { left claimed { id blind {
  date task_name location_name principles video_url lift_start_time lift_end_time } } } }`
const SUBMIT = `mutation ($id: ID!, $answers: [BlindAnswerInput!]!) {
  submitBlindReview(observationId: $id, answers: $answers) { ai_technique video { is_turn_not_twist } } }`
const ACCURACY = `{ aiAccuracy { overall { ...counts } blind { ...counts } blind_judged blind_waiting }
    totalObservations(filter: { blindReviewed: true }) }
  fragment counts on AiConfusion { true_positive true_negative false_positive false_negative unreviewed }`

let scenario: TwoSites
let lead: Actor

beforeEach(async () => {
  scenario = await buildTwoSites({
    ai_enabled: true,
    show_ai_feedback_options: true,
    blind_review_percent: 100,
  })
  lead = await actor('CLIENT_SUPER_USER', scenario.client)
})

const JUDGED_HERE = { thresholds_version: 1, lift_start_time: 0.5, lift_end_time: 2 }

/** The AI saw a twist. */
const judged = async (more: Parameters<typeof aiObservation>[1] = {}, video: object = {}) =>
  (await aiObservation(scenario, more, { ...JUDGED_HERE, ...video })).observation.id

const answersOf = (inside: boolean | null, engines: boolean | null, twist: boolean | null) => [
  { principle: 'INSIDE_BASE', is_correct: inside },
  { principle: 'BIG_ENGINES', is_correct: engines },
  { principle: 'TURN_NOT_TWIST', is_correct: twist },
]
const ALL_SEEN_RIGHT = answersOf(true, true, true)

const submit = (id: string, answers: object[] = ALL_SEEN_RIGHT, who = lead) =>
  who.gql(SUBMIT, { id, answers })

const claims = async (variables: object = {}) =>
  (await lead.gql(CLAIM, variables)).data.claimReviews

describe('[50.10] which results are blind', () => {
  it('shows the film, the lift and the principles, and nothing that the AI found', async () => {
    const id = await judged()
    const { claimed } = await claims()
    expect(claimed).toEqual([
      {
        id,
        blind: {
          date: expect.any(String),
          task_name: 'Lift a box',
          location_name: 'North',
          principles: ['INSIDE_BASE', 'BIG_ENGINES', 'TURN_NOT_TWIST'],
          video_url: expect.stringContaining('/recordings/'),
          lift_start_time: 0.5,
          lift_end_time: 2,
        },
      },
    ])
  })

  it('is only what Liftwise judged and whose film is there', async () => {
    const id = await judged({}, { thresholds_version: null })
    await judged({}, { recording_removed_at: new Date() })
    expect((await claims()).claimed).toEqual([{ id, blind: null }])
    expectRefused(await submit(id), 'BAD_INPUT')
  })

  it('is about the client’s share, drawn by the id and the same for everybody', async () => {
    const ids: string[] = []
    for (let made = 0; made < 60; made += 1) ids.push(await judged())
    const drawn = async (percent: number) => {
      await asOwner(
        scenario.db,
        `update clients set blind_review_percent = ${percent} where id = '${scenario.client.id}'`,
      )
      const found: string[] = []
      for (let skipped: string[] = []; skipped.length < ids.length;) {
        const { claimed } = await claims({ skipped })
        for (const { id, blind } of claimed) if (blind) found.push(id)
        skipped = [...skipped, ...claimed.map(({ id }: { id: string }) => id)]
      }
      return found
    }
    expect(await drawn(0)).toEqual([])
    const half = await drawn(50)
    expect(half.length).toBeGreaterThan(12)
    expect(half.length).toBeLessThan(48)
    expect(await drawn(50)).toEqual(half)
    expect(await drawn(75)).toEqual(expect.arrayContaining(half))
  })
})

describe('[50.13] the blind sample in a queue', () => {
  const hashOf = (id: string) => createHash('md5').update(id).digest('hex')
  const isDrawn = (id: string) => Number.parseInt(hashOf(id).slice(0, 8), 16) % 100 < 50
  const setShare = (percent = 50) =>
    asOwner(
      scenario.db,
      `update clients set blind_review_percent = ${percent} where id = '${scenario.client.id}'`,
    )
  /** Each with other confidences, so that no order of the queue is that of the hash. */
  const made = async (count: number) => {
    await setShare()
    const ids: string[] = []
    for (let at = 0; at < count; at += 1) {
      const judgement = JSON.stringify({ INSIDE_BASE: { confidence: 0.5 + at / 50 } })
      ids.push(await judged({}, { judgement }))
    }
    return { drawn: ids.filter(isDrawn), others: ids.filter((id) => !isDrawn(id)) }
  }
  const allOf = async (variables: object = {}, who = lead) => {
    const CLAIM_BY = `mutation ($order: ReviewOrder, $filter: ObservationFilter, $skipped: [ID!]) {
      claimReviews(order: $order, filter: $filter, skippedIds: $skipped) { left claimed { id } } }`
    const found: string[] = []
    for (;;) {
      const { data } = await who.gql(CLAIM_BY, { ...variables, skipped: found })
      if (data.claimReviews.left === 0) return found
      for (const { id } of data.claimReviews.claimed) found.push(id)
    }
  }

  it('comes first in the order of its hash, whatever the order; skipped ones are the first for another', async () => {
    const { drawn, others } = await made(20)
    const first = drawn.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1))
    for (const order of ['UNCERTAIN', 'CAPTURE', 'OLDEST']) {
      const all = await allOf({ order })
      expect(all.slice(0, drawn.length)).toEqual(first)
      expect(all.slice(drawn.length).toSorted()).toEqual(others.toSorted())
    }
    const other = await actor('CLIENT_SUPER_USER', scenario.client)
    expect((await allOf({}, other)).slice(0, drawn.length)).toEqual(first)
    expect((await allOf()).slice(0, drawn.length)).toEqual(first)
  })

  it.each([
    { showResult: 'incorrect' },
    { principles: ['TURN_NOT_TWIST'], showResult: 'incorrect' },
    { principles: ['TURN_NOT_TWIST'] },
    { aiPrincipleReview: ['TURN_NOT_TWIST_UNREVIEWED'] },
    { aiReviewStatus: ['UNREVIEWED'] },
    { internallyReviewed: false },
  ])('is left out where %o tells of the verdict', async (filter) => {
    const { others } = await made(8)
    expect((await allOf({ filter })).toSorted()).toEqual(others.toSorted())
    const { data } = await lead.gql(
      `query ($filter: ObservationFilter, $waiting: ObservationFilter) {
        totalToReview(filter: $filter) totalObservations(filter: $waiting)
        aiAccuracy(filter: $filter) { overall { unreviewed } } }`,
      { filter, waiting: { ...filter, toReview: true } },
    )
    expect(data).toEqual({
      totalToReview: others.length,
      totalObservations: others.length,
      aiAccuracy: { overall: { unreviewed: others.length } },
    })
  })

  it('is left out of ‘Next to review’, whose page shows the verdicts', async () => {
    const before = '2020-01-01T00:00:00.000Z'
    const older = await judged({ date: new Date(before) })
    const id = await judged()
    const next = async () =>
      (await lead.gql(`{ getObservationById(id: "${id}") { next_to_review_id } }`)).data
        .getObservationById.next_to_review_id
    expect(await next()).toBeNull()
    await setShare(0)
    expect(await next()).toBe(older)
  })

  it('is in a queue of days, places and tasks, and in that of what waits', async () => {
    const { drawn, others } = await made(8)
    const of = {
      locations: [scenario.north.id],
      dates: 'MONTHS_12',
      toReview: true,
      contested: false,
    }
    for (const filter of [of, { type: ['AI'], judgedBy: ['LIFTWISE'] }])
      expect(await allOf({ filter })).toHaveLength(drawn.length + others.length)
  })
})

describe('[50.11] a blind review', () => {
  it('says whether the AI was right, once, and shows what it said', async () => {
    const id = await judged()
    expect((await submit(id)).data.submitBlindReview).toEqual({
      ai_technique: 'incorrect',
      video: { is_turn_not_twist: false },
    })
    expect(await readStored(lead, id)).toMatchObject({
      ai_review_status: 'FALSE_POSITIVE',
      is_ai_prediction_correct: false,
      technique: 'incorrect',
      video: {
        is_ai_inside_base_correct: true,
        is_ai_big_engines_correct: true,
        is_ai_turn_not_twist_correct: false,
      },
    })
    expectRefused(await submit(id), 'CONFLICT')
    expect(
      await asOwner(
        scenario.db,
        `select user_id, technique, ai_technique, answers, verdicts, thresholds_version from blind_reviews
         where observation_id = '${id}'`,
      ),
    ).toEqual([
      {
        user_id: lead.id,
        technique: 'correct',
        ai_technique: 'incorrect',
        answers: { INSIDE_BASE: true, BIG_ENGINES: true, TURN_NOT_TWIST: true, DIP_N_DRIVE: null },
        verdicts: {
          INSIDE_BASE: true,
          BIG_ENGINES: true,
          TURN_NOT_TWIST: false,
          DIP_N_DRIVE: null,
        },
        thresholds_version: 1,
      },
    ])
  })

  it('leaves open what cannot be told, and does not come again', async () => {
    const id = await judged()
    expectRefused(await submit(id, answersOf(null, null, null)), 'BAD_INPUT')
    expect((await submit(id, answersOf(true, null, null))).errors).toBeUndefined()
    expect((await readStored(lead, id)).ai_review_status).toBe('UNREVIEWED')
    expect(await claims()).toEqual({ claimed: [], left: 0 })
  })

  it('[50.15] is refused where the client does not review its AI, and about oneself', async () => {
    const id = await judged()
    const own = await judged({ observee_id: lead.id })
    expectRefused(await submit(own), 'BAD_INPUT', 'observationId')
    const { claimed, left } = await claims()
    expect([claimed.map((one: { id: string }) => one.id), left]).toEqual([[id], 1])
    const counted = await lead.gql(
      '{ list: totalToReview report: aiAccuracy { overall { unreviewed } } }',
    )
    expect(counted.data).toEqual({ list: 1, report: { overall: { unreviewed: 1 } } })
    await writeRows(scenario.db, { clientId: scenario.client.id }, (tables) =>
      tables.update('clients').set({ show_ai_feedback_options: false }),
    )
    expectRefused(await submit(id), 'BAD_INPUT', 'observationId')
  })

  it('is for who sees the observation', async () => {
    const elsewhere = await actorAt('CLIENT_SUPER_USER', scenario.south)
    expectRefused(await submit(await judged(), ALL_SEEN_RIGHT, elsewhere), 'NOT_FOUND')
  })
})

it('[50.12] [50.14] the report counts the blind sample apart, as it was seen then', async () => {
  const id = await judged()
  await submit(id)
  await submit(await judged(), answersOf(true, true, false))
  await submit(await judged(), answersOf(null, null, true))
  await judged()
  // A later word on the review does not change what was seen.
  await lead.gql(
    `mutation ($id: ID!) { updateObservation(id: $id, input: { is_ai_prediction_correct: true }) { id } }`,
    { id },
  )
  const { data } = await lead.gql(ACCURACY)
  const none = { true_negative: 0, false_negative: 0 }
  expect(data.aiAccuracy).toEqual({
    overall: { ...none, true_positive: 2, false_positive: 0, unreviewed: 1 },
    blind: { ...none, true_positive: 1, false_positive: 1, unreviewed: 0 },
    blind_judged: 3,
    blind_waiting: 1,
  })
  expect(data.totalObservations).toBe(2)
})
