import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import type { AiAccuracy, AiConfusion } from '#api/generated/contract.ts'
import { AI_ERROR_CAUSES, AI_REVIEW_STATUSES } from '#domain/enumerations.ts'
import {
  principleReviewStatusOf,
  UNKNOWN_BUILD,
  WITH_AI_RESULT,
} from '#domain/observations/aiReview.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { readAiAccuracy } from '#server/features/accuracy/accuracyQueries.ts'
import type { Access } from '#server/context/visibility/access.ts'
import { buildObservation, type ObservationRow } from '#server/app/factories/buildObservation.ts'
import { buildVideo, type VideoRow } from '#server/app/factories/buildVideo.ts'
import { readDateRange } from '#server/context/listSql/daysOf.ts'
import { countObservations } from '#server/features/observations/observationQueries.ts'
import { buildTwoSites, type TwoSites } from '../../support/scenarios/twoSites.ts'

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
    const recorded = await buildVideo(db, { ...of, user_id, ...video })
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

/** Any filter but those that a cell's own would have to meet twice. */
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
  return { access, filter, days: await readDateRange(filtered.db, access, filter) }
}

it('every cell is what totalObservations counts with the filter narrowed to it, and the cells add up', async () => {
  const { db } = filtered
  await fc.assert(
    fc.asyncProperty(filters(), fc.nat(1), async (filter, index) => {
      const access = everybody[index] as Access
      const accuracy = await readAiAccuracy(db, await query(access, filter))
      for (const [narrowed, count] of cellsOf(accuracy, filter)) {
        const total = narrowed ? await countObservations(db, await query(access, narrowed)) : 0
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

it('each principle counts what the rule says of the AI’s own flag and the reviewer’s word', async () => {
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

/** Each figure with the filter that its link asks the list for; null where the two have nothing in common. */
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
