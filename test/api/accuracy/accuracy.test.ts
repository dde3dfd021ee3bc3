import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AiAccuracy, AiConfusion } from '#api/generated/contract.ts'
import { AI_ERROR_CAUSES, AI_REVIEW_STATUSES } from '#domain/enumerations.ts'
import {
  principleReviewStatusOf,
  UNKNOWN_BUILD,
  WITH_AI_RESULT,
} from '#domain/observations/aiReview.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import {
  buildObservation,
  buildVideo,
  type ObservationRow,
  type VideoRow,
} from '#server/app/factories/buildObservation.ts'
import { buildTask } from '#server/app/factories/buildTask.ts'
import { readDateRange } from '#server/context/listSql/localDays.ts'
import type { Access } from '#server/context/visibility/userAccess.ts'
import { readAiAccuracy } from '#server/features/accuracy/accuracyResolvers.ts'
import type { ObservationQuery } from '#server/features/observations/observationConditions.ts'
import { planCounts } from '#server/features/observations/observationTotals.ts'
import { readSearchedWords } from '#server/features/observations/observationWords.ts'
import { countObservations } from '#server/features/observations/observationQueries.ts'
import { actor, api } from '#test/support/api.ts'
import {
  buildTwoSites,
  limitedActor,
  providerActor,
  type TwoSites,
} from '../../support/scenarios/twoSites.ts'

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

let scenario: TwoSites

/**
 * Creates an AI observation with the AI's flags, the reviewer's verdicts on them, and the review status of the whole.
 */
async function judged(
  video: Parameters<typeof buildVideo>[1],
  observation: Parameters<typeof buildObservation>[1] = {},
): Promise<ObservationRow> {
  const { db, of, client, dock, goodsIn, lift } = scenario
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

beforeAll(async () => {
  scenario = await buildTwoSites()
  const { push, south, transport } = scenario
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
})

describe('aiAccuracy', () => {
  it('[24.1] counts what the reviews found: overall, by principle, task, app build and error cause', async () => {
    const who = await actor('CLIENT_OBSERVER', scenario.client)
    const { data, errors } = await who.gql(ACCURACY)
    expect(errors).toBeUndefined()
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
    const { lift, push } = scenario
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
    await buildObservation(db, { ...of, task_id: task.id, review_type: 'AI', video_id: null })
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
    const { client, north } = scenario
    const there = await limitedActor('CLIENT_OBSERVER', client, { locations: [north.id] })
    const { data } = await there.gql(ACCURACY)
    expect(data.aiAccuracy.overall).toEqual({
      ...NONE,
      true_positive: 1,
      false_positive: 1,
      unreviewed: 1,
    })
  })

  it('[24.6] refuses who is not signed in, and roles without the report', async () => {
    const { post } = await api()
    expect((await post(ACCURACY)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    for (const role of ['CLIENT_USER', 'CLIENT_OBSERVEE', 'NONE'] as const) {
      const { errors } = await (await actor(role, scenario.client)).gql(ACCURACY)
      expect(errors?.[0]?.extensions.code, role).toBe('FORBIDDEN')
    }
  })

  it('[24.6] answers another client’s people nothing of this one, and the provider what is requested', async () => {
    const input = { clientId: scenario.client.id }
    const stranger = await actor('CLIENT_SUPER_USER')
    expect((await stranger.gql(ACCURACY, { input })).data?.aiAccuracy.overall ?? NONE).toEqual(NONE)
    const { data } = await (await providerActor()).gql(ACCURACY, { input })
    expect(data.aiAccuracy.overall.true_positive).toBe(1)
  })

  it.each([
    ['dateFrom', { dateFrom: '2026-02-02', dateTo: '2026-02-01' }, 'dateTo'],
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

let filtered: TwoSites
const rows: { row: ObservationRow; video: VideoRow }[] = []
let everybody: Access[]

beforeAll(async () => {
  filtered = await buildTwoSites()
  const { db, client, of, north, dock, south, goodsIn, transport, lift, push } = filtered
  const { user_id, observee_id } = await buildObservation(db, of)
  const flag = fc.constantFrom(true, true, false, null)
  const cases = fc.sample(
    fc.record({
      places: fc.constantFrom(
        { location_id: dock.id, department_id: goodsIn.id },
        { location_id: south.id, department_id: transport.id },
      ),
      task_id: fc.constantFrom(lift.id, push.id),
      observation: fc.record({
        review_type: fc.constantFrom('AI', 'AI', 'AI', 'MANUAL_OVERRIDE', 'MANUAL_TASK'),
        ai_review_status: fc.constantFrom(...AI_REVIEW_STATUSES),
        ai_error_cause: fc.subarray(AI_ERROR_CAUSES.slice(0, 4)),
        expo_build_number: fc.constantFrom('4.2.0', '4,3%', null),
        technique: fc.constantFrom('correct', 'incorrect', null),
        notes: fc.constantFrom('Knees straight', null),
        is_inside_base: flag,
      }),
      video: fc.record({
        is_inside_base: flag,
        is_ai_inside_base_correct: flag,
        is_big_engines: flag,
        is_ai_big_engines_correct: flag,
        is_turn_not_twist: flag,
        is_ai_turn_not_twist_correct: flag,
        is_dip_n_drive: flag,
        is_ai_dip_n_drive_correct: flag,
      }),
      isDeleted: fc.boolean(),
    }),
    { numRuns: 80, seed: 42 },
  )
  for (const [index, { places, task_id, observation, video, isDeleted }] of cases.entries()) {
    const recorded = await buildVideo(db, { ...of, user_id, thresholds_version: 1, ...video })
    const row = await buildObservation(db, {
      ...of,
      ...places,
      ...observation,
      task_id,
      user_id,
      observee_id,
      video_id: recorded.id,
      date: new Date(Date.UTC(2026, 0, 1 + (index % 20), 10, index)),
      deleted_at: isDeleted && index % 4 === 0 ? new Date() : null,
    })
    rows.push({ row, video: recorded })
  }
  const access = { clientId: client.id, userId: client.id, ownRecordsOnly: false, namesOnly: false }
  everybody = [
    { ...access, locations: null, departments: null },
    { ...access, locations: [north.id, dock.id], departments: null },
  ]
})

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 })

/** Generates filters, except those that a cell's own filter would have to combine with a second value. */
const filters = () =>
  fc.record({
    search: maybe(fc.constantFrom('knees', 'north', 'lift', 'kn')),
    locations: maybe(fc.subarray([filtered.dock.id, filtered.south.id])),
    tasks: maybe(fc.subarray([filtered.lift.id, filtered.push.id], { minLength: 1 })),
    type: maybe(fc.subarray(['AI', 'MANUAL_TASK', 'MANUAL_OVERRIDE'], { minLength: 1 })),
    aiReviewStatus: maybe(fc.subarray([...AI_REVIEW_STATUSES], { minLength: 1 })),
    appBuilds: maybe(fc.subarray(['4.2.0', '4,3%', UNKNOWN_BUILD], { minLength: 1 })),
    showResult: maybe(fc.constantFrom('correct', 'incorrect')),
    dateFrom: maybe(fc.constant('2026-01-04')),
    dateTo: maybe(fc.constant('2026-01-15')),
    showDeleted: maybe(fc.boolean()),
  })

type Filter = Record<string, unknown>

async function query(access: Access, given: Filter) {
  const filter = observationListInputSchema.parse(given)
  const { db } = filtered
  return {
    access,
    filter,
    days: await readDateRange(db, access, filter),
    words: await readSearchedWords(db, access, filter.search),
  }
}

const totalOf = (narrowed: ObservationQuery) =>
  countObservations(filtered.db, planCounts(narrowed, null))

it('[24.3] every cell is what totalObservations counts with the filter narrowed to it, and the cells add up', async () => {
  const { db } = filtered
  await fc.assert(
    fc.asyncProperty(filters(), fc.nat(1), async (filter, index) => {
      const access = everybody[index] as Access
      const accuracy = await readAiAccuracy(db, await query(access, filter))
      for (const [narrowed, count] of cellsOf(accuracy, filter)) {
        const total = narrowed ? await totalOf(await query(access, narrowed)) : 0
        expect(count, JSON.stringify(narrowed)).toBe(total)
      }
      const whole = sumOf([accuracy.overall])
      expect(sumOf(accuracy.by_task.map(({ confusion }) => confusion))).toBe(whole)
      expect(sumOf(accuracy.by_app_build.map(({ confusion }) => confusion))).toBe(whole)
      for (const { confusion } of accuracy.by_principle)
        expect(sumOf([confusion])).toBeLessThanOrEqual(whole)
    }),
    { numRuns: 40 },
  )
})

it('[24.1] each principle counts what the rule says of the AI’s own flag and the reviewer’s word', async () => {
  const [access] = everybody as [Access]
  const { by_principle } = await readAiAccuracy(filtered.db, await query(access, {}))
  const withResult = rows.filter(
    ({ row }) => row.deleted_at === null && row.review_type !== 'MANUAL_TASK',
  )
  expect(by_principle.map(({ principle }) => principle)).toEqual(PRINCIPLES)
  for (const { principle, confusion } of by_principle) {
    const name = principle.toLowerCase() as 'inside_base'
    for (const status of AI_REVIEW_STATUSES) {
      const found = withResult.filter(({ video }) => {
        const noFault = video[`is_${name}`]
        const word = video[`is_ai_${name}_correct`]
        return noFault !== null && principleReviewStatusOf(noFault, word) === status
      })
      expect(confusion[status.toLowerCase() as keyof AiConfusion], status).toBe(found.length)
    }
  }
})

/** Returns each figure with the list filter of its link; null where no observation can match both filters. */
function cellsOf(accuracy: AiAccuracy, filter: Filter): [Filter | null, number][] {
  const asked = (filter['type'] ?? WITH_AI_RESULT) as string[]
  const type = WITH_AI_RESULT.filter((kind) => asked.includes(kind))
  const narrow = (cell: Filter) => (type.length > 0 ? { ...filter, ...cell, type } : null)
  const byStatus = (confusion: AiConfusion, cell: Filter): [Filter | null, number][] =>
    AI_REVIEW_STATUSES.map((status) => {
      const statuses = (filter['aiReviewStatus'] ?? [status]) as string[]
      const isAsked = statuses.includes(status)
      return [
        isAsked ? narrow({ ...cell, aiReviewStatus: [status] }) : null,
        confusion[status.toLowerCase() as keyof AiConfusion],
      ]
    })
  return [
    ...byStatus(accuracy.overall, {}),
    ...accuracy.by_task.flatMap(({ task, confusion }) => byStatus(confusion, { tasks: [task.id] })),
    ...accuracy.by_app_build.flatMap(({ expo_build_number: build, confusion }) =>
      byStatus(confusion, { appBuilds: [build ?? UNKNOWN_BUILD] }),
    ),
    ...accuracy.by_principle.flatMap(({ principle, confusion }) =>
      AI_REVIEW_STATUSES.map((status): [Filter | null, number] => [
        narrow({ aiPrincipleReview: [`${principle}_${status}`] }),
        confusion[status.toLowerCase() as keyof AiConfusion],
      ]),
    ),
    ...AI_ERROR_CAUSES.map((cause): [Filter | null, number] => [
      narrow({ aiErrorCause: [cause] }),
      accuracy.error_causes.find((found) => found.cause === cause)?.count ?? 0,
    ]),
  ]
}

const sumOf = (confusions: AiConfusion[]) =>
  confusions
    .flatMap((confusion) =>
      AI_REVIEW_STATUSES.map((status) => confusion[status.toLowerCase() as keyof AiConfusion]),
    )
    .reduce((sum, count) => sum + count, 0)
