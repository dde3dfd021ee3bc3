import { describe, expect, it } from 'vitest'
import type { AiConfusion } from '#api/generated/contract.ts'
import { UNKNOWN_BUILD, WITH_AI_RESULT } from '#domain/observations/aiReview.ts'
import {
  buildObservation,
  buildVideo,
  type ObservationRow,
} from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { answered } from '#test/support/answered.ts'
import { actor } from '#test/support/api.ts'
import { buildTwoSites, providerActor, actorAt } from '../../support/scenarios/twoSites.ts'

const ACCURACY = `query ($filter: ObservationFilter, $input: ObservationListInput) {
  aiAccuracy(filter: $filter, input: $input) {
    overall { ...counts }
    by_principle { principle confusion { ...counts } }
    by_task { task { id name deleted_at } confusion { ...counts } }
    by_app_build { expo_build_number confusion { ...counts } }
    error_causes { cause count }
  }
}
fragment counts on AiConfusion { true_positive true_negative false_positive false_negative unreviewed }`

const NONE = {
  true_positive: 0,
  true_negative: 0,
  false_positive: 0,
  false_negative: 0,
  unreviewed: 0,
}

/**
 * Creates an AI observation with the AI's flags, the reviewer's verdicts on them, and the review status of the whole.
 */
async function judged(
  video: Parameters<typeof buildVideo>[1],
  observation: Parameters<typeof buildObservation>[1] = {},
): Promise<ObservationRow> {
  const { id: user_id } = await actor('CLIENT_OBSERVER', client)
  const { id: video_id } = await buildVideo(db, { ...of, user_id, thresholds_version: 1, ...video })
  return buildObservation(db, {
    ...of,
    user_id,
    video_id,
    location_id: dock.id,
    department_id: goodsIn.id,
    task_id: lift.id,
    kind: 'OBSERVATION',
    review_type: 'AI',
    ...observation,
  })
}

const scenario = await buildTwoSites()
const { push, south, transport, db, of, client, dock, goodsIn, lift, north } = scenario
await judged(
  { is_inside_base: false, is_ai_inside_base_correct: true, is_big_engines: true },
  { ai_review_status: 'TRUE_POSITIVE', expo_build_number: '4.2.0' },
)
await judged(
  { is_inside_base: false, is_ai_inside_base_correct: false, is_turn_not_twist: true },
  {
    ai_review_status: 'FALSE_POSITIVE',
    expo_build_number: '4.2.0',
    review_type: 'MANUAL_OVERRIDE',
    is_inside_base: true,
    ai_error_cause: ['INSIDE_BASE', 'DEVICE_ISSUE'],
  },
)
await judged(
  { is_big_engines: true, is_ai_big_engines_correct: false },
  {
    ai_review_status: 'FALSE_NEGATIVE',
    ai_error_cause: ['DEVICE_ISSUE'],
    task_id: push.id,
    location_id: south.id,
    department_id: transport.id,
  },
)
await judged({ is_inside_base: true }, { expo_build_number: '4.3.0' })
// Neither a manual observation nor a deleted one is an AI result.
await judged(
  { is_inside_base: true, is_ai_inside_base_correct: true },
  { review_type: 'MANUAL_TASK' },
)
await judged({}, { ai_review_status: 'TRUE_NEGATIVE', deleted_at: new Date() })

describe('aiAccuracy', () => {
  it('[24.1] counts what the reviews found: overall, by principle, task, app build and error cause', async () => {
    const who = await actor('CLIENT_OBSERVER', scenario.client)
    const data = await answered(who.gql(ACCURACY))
    const { overall, by_principle, by_task, by_app_build, error_causes } = data.aiAccuracy
    expect(overall).toEqual({
      ...NONE,
      true_positive: 1,
      false_positive: 1,
      false_negative: 1,
      unreviewed: 1,
    })
    // An override changes the observation; the video keeps the AI's verdicts.
    expect(by_principle).toEqual([
      {
        principle: 'INSIDE_BASE',
        confusion: { ...NONE, true_positive: 1, false_positive: 1, unreviewed: 1 },
      },
      { principle: 'BIG_ENGINES', confusion: { ...NONE, false_negative: 1, unreviewed: 1 } },
      { principle: 'TURN_NOT_TWIST', confusion: { ...NONE, unreviewed: 1 } },
      { principle: 'DIP_N_DRIVE', confusion: NONE },
    ])
    expect(by_task).toEqual([
      {
        task: { id: lift.id, name: 'Lift a box', deleted_at: null },
        confusion: { ...NONE, true_positive: 1, false_positive: 1, unreviewed: 1 },
      },
      {
        task: { id: push.id, name: 'Push a cage', deleted_at: null },
        confusion: { ...NONE, false_negative: 1 },
      },
    ])
    expect(by_app_build).toEqual([
      { expo_build_number: '4.2.0', confusion: { ...NONE, true_positive: 1, false_positive: 1 } },
      { expo_build_number: null, confusion: { ...NONE, false_negative: 1 } },
      { expo_build_number: '4.3.0', confusion: { ...NONE, unreviewed: 1 } },
    ])
    expect(error_causes).toEqual([
      { cause: 'DEVICE_ISSUE', count: 2 },
      { cause: 'INSIDE_BASE', count: 1 },
    ])
  })

  it('[23.3] names a task that is deleted', async () => {
    const { db, of, client } = await buildTwoSites()
    const deleted_at = new Date('2026-02-01T00:00:00Z')
    const task = await buildTask(db, { ...of, name: 'Old task', deleted_at })
    await buildObservation(db, {
      ...of,
      task_id: task.id,
      review_type: 'AI',
      ai_technique: 'correct',
      video_id: (await buildVideo(db, { ...of, thresholds_version: 4 })).id,
    })
    const { data } = await (await actor('CLIENT_SUPER_USER', client)).gql(ACCURACY)
    expect(data.aiAccuracy.by_task).toEqual([
      {
        task: { id: task.id, name: 'Old task', deleted_at: deleted_at.toISOString() },
        confusion: { ...NONE, unreviewed: 1 },
      },
    ])
  })

  it('[24.5] of no observations is all zeros', async () => {
    const { data } = await (await actor('CLIENT_SUPER_USER')).gql(ACCURACY)
    expect(data.aiAccuracy).toMatchObject({
      overall: NONE,
      by_task: [],
      by_app_build: [],
      error_causes: [],
    })
    expect(
      data.aiAccuracy.by_principle.map(({ confusion }: { confusion: object }) => confusion),
    ).toEqual([NONE, NONE, NONE, NONE])
  })

  it('[24.4] counts only the places that someone has access to', async () => {
    const there = await actorAt('CLIENT_OBSERVER', north)
    const { data } = await there.gql(ACCURACY)
    expect(data.aiAccuracy.overall).toEqual({
      ...NONE,
      true_positive: 1,
      false_positive: 1,
      unreviewed: 1,
    })
  })

  it('[24.6] answers another client’s people nothing of this one, and the provider what is requested', async () => {
    const input = { clientId: scenario.client.id }
    const stranger = await actor('CLIENT_SUPER_USER')
    expect((await stranger.gql(ACCURACY, { input })).data?.aiAccuracy.overall ?? NONE).toEqual(NONE)
    const { data } = await (await providerActor()).gql(ACCURACY, { input })
    expect(data.aiAccuracy.overall.true_positive).toBe(1)
  })

  it.each([
    ['an impossible day', { dateFrom: '2026-02-30' }, 'dateFrom'],
    ['too many builds', { appBuilds: Array.from({ length: 101 }, String) }, 'appBuilds'],
    ['a build of 101 letters', { appBuilds: ['x'.repeat(101)] }, 'appBuilds'],
    ['a model of 65 letters', { modelHash: ['x'.repeat(65)] }, 'modelHash'],
    ['thresholds of 11 letters', { thresholdsVersion: ['1'.repeat(11)] }, 'thresholdsVersion'],
  ])('[23.6] refuses %s', async (_what, filter, field) => {
    const who = await actor('CLIENT_SUPER_USER', scenario.client)
    const { errors } = await who.gql(ACCURACY, { filter })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', field })
  })

  it('[24.7] refuses a review of a principle that there is not', async () => {
    const who = await actor('CLIENT_SUPER_USER', scenario.client)
    const { errors } = await who.gql(ACCURACY, { filter: { aiPrincipleReview: ['WRIST_TRUE'] } })
    expect(errors?.[0]?.message).toContain('AiPrincipleReview')
  })
})

describe('[24.3] the figures under a filter', () => {
  const filters: [string, () => object][] = [
    ['type', () => ({ type: ['MANUAL_OVERRIDE'] })],
    ['type of no AI', () => ({ type: ['MANUAL_TASK'] })],
    ['task', () => ({ tasks: [scenario.push.id] })],
    ['place', () => ({ locations: [scenario.dock.id] })],
    ['build', () => ({ appBuilds: ['4.2.0', UNKNOWN_BUILD] })],
    ['review', () => ({ aiReviewStatus: ['FALSE_POSITIVE', 'UNREVIEWED'] })],
    ['review of a principle', () => ({ aiPrincipleReview: ['INSIDE_BASE_FALSE_POSITIVE'] })],
    ['cause', () => ({ aiErrorCause: ['DEVICE_ISSUE'] })],
    ['result', () => ({ showResult: 'incorrect' })],
    ['days', () => ({ dateTo: '2020-01-01' })],
    ['search', () => ({ search: 'push' })],
    ['deleted ones', () => ({ showDeleted: true })],
  ]

  it.each(filters)('of %s are those of the list, and add up', async (_name, filterOf) => {
    const who = await actor('CLIENT_SUPER_USER', scenario.client)
    const filter: { type?: string[] } = filterOf()
    const type = WITH_AI_RESULT.filter((kind) => filter.type?.includes(kind) ?? true)
    const { data } = await who.gql(ACCURACY, { filter })
    const { overall, by_task, by_app_build } = data.aiAccuracy
    const listed = await who.gql(TOTAL, { filter: { ...filter, type } })
    const total = type.length === 0 ? 0 : listed.data.totalObservations
    expect(sumOf([overall])).toBe(total)
    for (const parts of [by_task, by_app_build])
      expect(sumOf(parts.map(({ confusion }: { confusion: AiConfusion }) => confusion))).toBe(total)
  })
})

const TOTAL = 'query ($filter: ObservationFilter) { totalObservations(filter: $filter) }'

const sumOf = (confusions: AiConfusion[]) =>
  confusions.flatMap((counts) => Object.values(counts)).reduce((sum, count) => sum + count, 0)
