/** A page whose start is found through the daily counts equals the page found by scanning. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayRangeToInstants } from '#domain/localTime.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sql } from '#server/platform/db/sql.ts'
import { readObservations } from '#server/features/observations/observationQueries.ts'
import { PLAN_LIMITS } from '#server/features/observations/observationPlan.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import {
  buildRollupScenario,
  refreshUntilClean,
  updateOne,
  dirtyDaysOf,
  write,
  type RollupScenario,
} from '../../support/scenarios/rollupScenario.ts'

/** Clocks go back at midnight to the previous evening: local days repeat and interleave. */
const ZONE = 'Asia/Beirut'
const TAKE = 7
const EVERYTHING = { locations: null, departments: null, ownRecordsOnly: false, namesOnly: false }

let db: Database
let scenario: RollupScenario
let clientId: string

beforeAll(async () => {
  db = await testDatabase(process.env['ROW_SECURITY'] === 'everything' ? 'everything' : 'writes')
  scenario = await buildRollupScenario(db, ZONE)
  clientId = scenario.client.id
  const [location] = scenario.references.locations
  await write(
    db,
    clientId,
    (
      tenantFilter,
    ) => sql`insert into observations (client_id, id, kind, location_id, department_id, task_id, user_id,
        unlinked_observee_name, technique, date, review_type)
      select c.id, gen_random_uuid(), 'MANUAL_OBSERVATION', ${location}::uuid, ${scenario.goodsIn.id}::uuid,
        ${scenario.lift.id}::uuid, ${scenario.references.people[0]}::uuid, 'Guest ' || n, 'correct',
        '2024-10-26T18:30:00Z'::timestamptz + n * interval '7 minutes', 'MANUAL_TASK'
      from clients c cross join generate_series(0, 60) as n where ${tenantFilter('c')}`,
  )
})
afterAll(() => db.close())

interface Row {
  id: string
  date: Date
  location_id: string
  technique: string | null
}

/** Returns all rows, oldest first; those of the same instant by id. */
const everyRow = (): Promise<Row[]> =>
  db.read<Row>({ clientId }, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select o.id, o.date, o.location_id, o.technique from observations o
        where ${tenantFilter('o')} and o.deleted_at is null order by o.date, o.id`,
    ),
  )

const wanted = () =>
  fc.record({
    // Evenly distributed per mille values: arbitrary doubles would nearly all be close to 0.
    at: fc.integer({ min: 0, max: 1_020 }).map((share) => share / 1_000),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
    location: fc.option(fc.constantFrom(...scenario.references.locations), { freq: 2 }),
    result: fc.option(fc.constantFrom('correct' as const, 'incorrect' as const), { freq: 2 }),
    dateFrom: fc.option(fc.constantFrom('2024-01-09', '2024-10-26', '2024-10-27'), { freq: 2 }),
    dateTo: fc.option(fc.constantFrom('2024-10-26', '2024-10-27', '2026-01-01'), { freq: 2 }),
  })

it.each(['before they were counted', 'when all days are counted', 'with days to be counted again'])(
  'wherever the page is, %s [2.46]',
  async (state) => {
    if (state !== 'before they were counted') await refreshUntilClean(db, clientId)
    if (state === 'with days to be counted again') {
      await updateOne(db, clientId, sql`date = date + interval '400 days'`)
      await updateOne(db, clientId, sql`deleted_at = now()`)
      expect((await dirtyDaysOf(db, clientId)).length).toBeGreaterThan(1)
    }
    const rows = await everyRow()
    await fc.assert(
      fc.asyncProperty(wanted(), async ({ at, order, location, result, dateFrom, dateTo }) => {
        fc.pre(!dateFrom || !dateTo || dateFrom <= dateTo)
        const days = { from: dateFrom, to: dateTo }
        const { from, before } = dayRangeToInstants(days, ZONE)
        const all = rows.filter(
          (row) =>
            (!location || row.location_id === location) &&
            (!result || row.technique === result) &&
            (!from || row.date >= from) &&
            (!before || row.date < before),
        )
        const inOrder = order === 'ASC' ? all : all.toReversed()
        const skip = Math.floor(at * all.length)
        const page = await readObservations(db, {
          access: { clientId, userId: clientId, ...EVERYTHING },
          filter: observationListInputSchema.parse({
            skip,
            take: TAKE,
            ...(location && { locations: [location] }),
            showResult: result,
            dateFrom,
            dateTo,
          }),
          days: { from, before, dateFrom, dateTo },
          limits: { ...PLAN_LIMITS, deepRows: 0 },
          sort: { column: 'date', order },
          withVideo: false,
        })
        expect(page.map(({ id }) => id)).toEqual(
          inOrder.slice(skip, skip + TAKE).map(({ id }) => id),
        )
      }),
      {
        numRuns: 60,
        examples: [27, 28, 29, 30, 31, 32].flatMap((share) =>
          (['ASC', 'DESC'] as const).map((order) => [
            { at: share / 60, order, location: null, result: null, dateFrom: null, dateTo: null },
          ]),
        ) as never,
      },
    )
  },
  120_000,
)
