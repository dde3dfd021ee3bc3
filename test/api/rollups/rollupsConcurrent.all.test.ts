/** No figure is wrong while writers, the refresh job and readers run concurrently. */
import { AsyncResource } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { violatedConstraint } from '#server/platform/db/uniqueViolation.ts'
import { startRollupWorker } from '#server/features/rollups/rollupWorker.ts'
import { refreshRollups } from '#server/features/rollups/refreshRollups.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import {
  buildRollupScenario,
  refreshUntilClean,
  wholeRollup,
  allMismatches,
  KINDS,
  dirtyDaysOf,
  mismatches,
  readingsOf,
  write,
} from '../../support/scenarios/rollupScenario.ts'
import { sql, type Sql } from '#server/platform/db/sql.ts'

const server = process.env['TEST_DATABASE_URL'] ?? null
const settings = { databaseUrl: server }

const db = await testDatabase()
const scenario = await buildRollupScenario(db)
const clientId = scenario.client.id
await refreshUntilClean(db, clientId)

afterAll(() => db.close())

/** Interleaves the kinds. */
const READINGS = KINDS.flatMap(readingsOf).map((_, index, all) => all[(index * 7) % all.length])
const WRITERS = server ? 6 : 3
const WRITES = server ? 60 : 25
/** Minimum number of reads between the writes, however slow the machine. */
const CHECKS = 11

type TenantFilter = (alias: string) => Sql<boolean>

/** Actions of a writer in turn; `n` makes each different. */
const WRITINGS: ((n: number, tenantFilter: TenantFilter) => Sql)[] = [
  (n, tenantFilter) => {
    const { locations, departments, tasks, people } = scenario.references
    return sql`insert into observations (client_id, id, kind,
      location_id, department_id, task_id, user_id, observee_id, technique, date, review_type)
    select c.id, gen_random_uuid(), 'MANUAL_OBSERVATION', ${pick(locations, n)}, ${pick(departments, n)},
      ${pick(tasks, n)}, ${pick(people, n)}, ${pick(people, n + 1)}, 'incorrect',
      '2024-02-01'::timestamptz + ${n} * interval '7 hours 1 minute', 'AI'
    from clients c where ${tenantFilter('c')}`
  },
  (n, tenantFilter) => sql`delete from observations o where ${some(n, tenantFilter)}`,
  ...[
    () => sql`date = o.date + interval '33 days'`,
    () => sql`deleted_at = case when o.deleted_at is null then now() end`,
    () => sql`technique = case when o.technique = 'correct' then 'incorrect' else 'correct' end`,
    (n: number) => sql`location_id = ${pick(scenario.references.locations, n)}`,
  ].map(
    (set) => (n: number, tenantFilter: TenantFilter) =>
      sql`update observations o set ${set(n)} where ${some(n, tenantFilter)}`,
  ),
]

/** Runs work outside the current transaction's async context, in which calls of the database are refused. */
const inOtherMacrotask = AsyncResource.bind((work: () => Promise<void>) => work())

const pick = (ids: string[], n: number) => sql`${ids[n % ids.length]}::uuid`

/** A change that would create a duplicate is rolled back, which leaves no trace either. */
function unlessDuplicate(error: unknown): void {
  if (violatedConstraint(error) !== 'observations_duplicate') throw error
}

/** Selects a few rows that no other writer has locked. */
const some = (n: number, tenantFilter: TenantFilter) =>
  sql`${tenantFilter('o')} and o.id = any(array(select s.id from observations s
  where ${tenantFilter('s')} and mod(hashtext(s.id::text), 97) = ${n % 97} limit 3 for update skip locked))`

it('[25.1] reads what is there at every moment, beside writers and two jobs', async () => {
  const errors: unknown[] = []
  const report = (error: unknown) => errors.push(error)
  const jobs = [1, 2].map(() =>
    startRollupWorker({ db, settings, report, intervalMs: 20, retryDelayMs: 20 }),
  )
  const state = { isWriting: true, checks: 0 }
  let readFromCounts = 0
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let turn = 0; turn < WRITES || state.checks < CHECKS; turn += 1) {
      const n = turn * WRITERS + writer
      const writing = db.write({ clientId }, async (transaction) => {
        for (const step of [0, 1]) {
          const writing = WRITINGS[(n + step) % WRITINGS.length]
          await transaction.sql((tenantFilter) => writing?.(n + step, tenantFilter) ?? sql``)
        }
      })
      await writing.catch(unlessDuplicate)
      await nextTurn()
    }
  })
  const written = Promise.all(writers).finally(() => {
    state.isWriting = false
  })
  while (state.isWriting) {
    const wanted = READINGS[state.checks % READINGS.length] ?? wholeRollup('all')
    expect(await mismatches(db, clientId, wanted)).toEqual([])
    if ((await dirtyDaysOf(db, clientId)).length < 300) readFromCounts += 1
    state.checks += 1
  }
  await written
  await Promise.all(jobs.map((stop) => stop()))
  expect(errors).toEqual([])
  expect(readFromCounts).toBeGreaterThan(0)
  await refreshUntilClean(db, clientId)
  expect(await dirtyDaysOf(db, clientId)).toEqual([])
  expect(await allMismatches(db, clientId)).toEqual([])
})

it.runIf(server !== null)(
  '[25.5] a write that is slow to commit keeps its mark, and is counted after it',
  async () => {
    const fresh = await buildRollupScenario(db)
    const id = fresh.client.id
    await refreshUntilClean(db, id)
    await db.write({ clientId: id }, async (transaction) => {
      await transaction.sql(
        (tenantFilter) => sql`update observations o set technique = 'incorrect'
          where ${tenantFilter('o')} and o.technique = 'correct' and o.date < '2024-01-01T00:00:00Z'`,
      )
      // Concurrently marks and refreshes the same days.
      await inOtherMacrotask(async () => {
        await write(
          db,
          id,
          (tenantFilter) => sql`update observations o set technique = 'correct'
          where ${tenantFilter('o')} and o.technique is null and o.date < '2024-01-01T00:00:00Z'`,
        )
        await refreshUntilClean(db, id)
        expect(await dirtyDaysOf(db, id)).toEqual([])
        expect(await allMismatches(db, id)).toEqual([])
      })
    })
    expect((await dirtyDaysOf(db, id)).length).toBeGreaterThan(30)
    expect(await allMismatches(db, id)).toEqual([])
    await refreshUntilClean(db, id)
    expect(await allMismatches(db, id)).toEqual([])
  },
)

it.runIf(server !== null)('[25.5] one job at a time counts a client', async () => {
  await db.write({ clientId }, async (transaction) => {
    await transaction.sql(
      (
        tenantFilter,
      ) => sql`select pg_advisory_xact_lock(hashtextextended(${`roll-ups ${clientId}`}, 0))
          from clients c where ${tenantFilter('c')}`,
    )
    await inOtherMacrotask(async () => {
      expect(await refreshRollups(db, { clientId, maxDays: 5 })).toBeNull()
    })
  })
})
