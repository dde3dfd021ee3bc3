/** A page of the list, in any order and wherever it is, equals the page of a complete sort. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayRangeToInstants } from '#domain/localTime.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sql } from '#server/platform/db/sql.ts'
import { readObservations } from '#server/features/observations/observationQueries.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import {
  buildRollupScenario,
  write,
  type RollupScenario,
} from '../../support/scenarios/rollupScenario.ts'

const TAKE = 9
const EVERYTHING = { locations: null, departments: null, ownRecordsOnly: false, namesOnly: false }
const text = (of: string) => `searchable(${of}) collate "C"`
const named = (table: string, column: string, name = 'n.name') =>
  text(`(select ${name} from ${table} n where n.client_id = o.client_id and n.id = o.${column})`)

const KEYS = {
  date: 'o.date',
  task_name: named('tasks', 'task_id'),
  location_name: named('locations', 'location_id'),
  department_name: named('departments', 'department_id'),
  user_name: named('users', 'user_id', `n.firstname || ' ' || n.lastname`),
  observee_name: text(`coalesce((select n.firstname || ' ' || n.lastname from users n
    where n.client_id = o.client_id and n.id = o.observee_id), o.unlinked_observee_name)`),
  technique: 'o.technique',
  review_type: 'o.review_type',
  ai_review_status: 'o.ai_review_status',
} as const

type Column = keyof typeof KEYS

let db: Database
let scenario: RollupScenario
let clientId: string

beforeAll(async () => {
  db = await testDatabase(process.env['ROW_SECURITY'] === 'everything' ? 'everything' : 'writes')
  scenario = await buildRollupScenario(db)
  clientId = scenario.client.id
  // Two places of the same name, which different parents allow.
  const [, dock, south] = scenario.references.locations
  await write(
    db,
    clientId,
    (tenantFilter) => sql`update locations l set name = 'Dock', parent_id = null
      where ${tenantFilter('l')} and l.id = ${south}`,
  )
  expect(dock).toBeDefined()
  await write(
    db,
    clientId,
    (tenantFilter) => sql`update observations o set ai_review_status =
        (array['TRUE_POSITIVE', 'TRUE_NEGATIVE', 'FALSE_POSITIVE'])[1 + abs(hashtext(o.id::text)) % 3]
      where ${tenantFilter('o')} and o.review_type = 'AI' and hashtext(o.id::text) % 2 = 0`,
  )
})
afterAll(() => db.close())

interface Row {
  id: string
  date: Date
  location_id: string
  technique: string | null
  review_type: string
}

const rowsBy = (column: Column, order: 'ASC' | 'DESC'): Promise<Row[]> =>
  db.read<Row>({ clientId }, (tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select o.id, o.date, o.location_id, o.technique, o.review_type from observations o
        where ${tenantFilter('o')} and o.deleted_at is null
        order by ${sql.raw(KEYS[column])} ${sql.raw(order)} nulls last, o.date desc, o.id desc`,
    ),
  )

const wanted = () =>
  fc.record({
    // Evenly distributed per mille values: arbitrary doubles would nearly all be close to 0.
    at: fc.integer({ min: 0, max: 1_020 }).map((share) => share / 1_000),
    column: fc.constantFrom(...(Object.keys(KEYS) as Column[])),
    order: fc.constantFrom('ASC' as const, 'DESC' as const),
    location: fc.option(fc.constantFrom(...scenario.references.locations), { freq: 2 }),
    result: fc.option(fc.constantFrom('correct' as const, 'incorrect' as const), { freq: 2 }),
    type: fc.option(fc.constantFrom('AI', 'MANUAL_TASK'), { freq: 2 }),
    dateFrom: fc.option(fc.constantFrom('2024-01-09', '2024-10-26'), { freq: 2 }),
  })

it('[13.7] [13.8] whatever the column and wherever the page is', async () => {
  await fc.assert(
    fc.asyncProperty(wanted(), async ({ at, column, order, location, result, type, dateFrom }) => {
      const { from, before } = dayRangeToInstants({ from: dateFrom }, 'Europe/Amsterdam')
      const all = (await rowsBy(column, order)).filter(
        (row) =>
          (!location || row.location_id === location) &&
          (!result || row.technique === result) &&
          (!type || row.review_type === type) &&
          (!from || row.date >= from),
      )
      const skip = Math.floor(at * all.length)
      const page = await readObservations(db, {
        access: { clientId, userId: clientId, ...EVERYTHING },
        filter: observationListInputSchema.parse({
          skip,
          take: TAKE,
          ...(location && { locations: [location] }),
          ...(type && { type: [type] }),
          showResult: result,
          dateFrom,
        }),
        days: { from, before, dateFrom, dateTo: null },
        words: [],
        sort: { column, order },
        withVideo: false,
      })
      expect(page.map(({ id }) => id)).toEqual(all.slice(skip, skip + TAKE).map(({ id }) => id))
    }),
    { numRuns: 200 },
  )
}, 180_000)
