/**
 * Measures the audit log: what its chain costs who writes, one large append, and its pages at 1,000,000 entries.
 * BENCH_DATABASE_URL: a PostgreSQL database for it alone, since what it writes stays; without it the embedded engine.
 * BENCH_ENTRIES: 1,000,000.
 */
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { v7 as uuid } from 'uuid'
import { audit } from '#server/context/audit/audit.ts'
import { findBreak } from '#server/features/auditLog/verifyAuditLogs.ts'
import type { Database, Transaction } from '#server/platform/db/database.ts'
import { auditPages } from './auditPages.ts'
import { openBenchDatabase } from './benchDatabase.ts'
import { analyzeTables } from './seed/seededDatabase.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import { seededId, seededIdSql } from './seed/seedSql.ts'
import { stopwatch } from './results/writeSection.ts'
import { sql } from '#server/platform/db/sql.ts'

const ROUNDS = 6
const ROUND_MS = 1_000
const APPENDED = 100_000
const ENTRIES = Number(process.env['BENCH_ENTRIES'] ?? 1_000_000)
const AT_ONCE = 20_000

const person = sql.raw(seededIdSql('user', '0', 'n * 7 % 20000'))
const observation = sql.raw(seededIdSql('observation', '0', '2 * (n % 50000)'))

const databaseUrl = process.env['BENCH_DATABASE_URL'] ?? null
const db = await openBenchDatabase(databaseUrl, 'memory://')
await seedDatabase({ db, scale: 0.05, say: stopwatch() })
const scope = { clientId: seededId('client', 0, 0) }

for (const connections of [1, 16]) await writeCost(connections)
await largeAppend()
await grow()
await analyzeTables(db.pool)
await auditPages(db, scope.clientId)
const began = performance.now()
const brokenAt = await findBreak(db, scope.clientId)
console.log(`first break: ${brokenAt}, ${since(began)} ms`)
await db.close()

/** Transactions as createObservation's, by turns with their entry and without. */
async function writeCost(connections: number): Promise<void> {
  const perSecond = { with: 0, without: 0 }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const chained of round % 2 === 0 ? [true, false] : [false, true]) {
      const end = performance.now() + ROUND_MS
      const written = await Promise.all(
        Array.from({ length: connections }, async () => {
          let count = 0
          for (; performance.now() < end; count += 1) await writeObservation(chained)
          return count
        }),
      )
      perSecond[chained ? 'with' : 'without'] += written.reduce((sum, one) => sum + one, 0)
    }
  const rate = (total: number) => (total / ROUNDS / (ROUND_MS / 1_000)).toFixed(0)
  console.log(
    `observations a second, ${connections} at once: ${rate(perSecond.with)} on record, ${rate(perSecond.without)} without, ratio ${(perSecond.with / perSecond.without).toFixed(2)}`,
  )
}

async function writeObservation(chained: boolean): Promise<void> {
  const id = uuid()
  await db.write(scope, async (transaction) => {
    await transaction.run((tables) =>
      tables.sql(
        (
          tenantFilter,
        ) => sql`insert into observations (client_id, id, kind, location_id, department_id, task_id,
            user_id, observee_id, technique, date, review_type)
          select o.client_id, ${id}::uuid, o.kind, o.location_id, o.department_id, o.task_id, o.user_id, o.observee_id,
            o.technique, now() - interval '1 year' * random(), o.review_type
          from observations o where ${tenantFilter('o')} and o.id >= ${randomUUID()}::uuid order by o.id limit 1
          on conflict do nothing`,
      ),
    )
    if (chained) await record(transaction, id)
  })
}

/** As much as an observation tells. */
function record(transaction: Transaction, recordId: string): Promise<void> {
  return audit(
    transaction,
    { session: { userId: recordId }, requestId: recordId, now: () => new Date() },
    {
      clientId: scope.clientId,
      action: 'CREATE',
      entity: 'observations',
      recordId,
      after: {
        kind: 'MANUAL_OBSERVATION',
        location_id: recordId,
        department_id: recordId,
        task_id: recordId,
        user_id: recordId,
        observee_id: recordId,
        technique: 'correct',
        date: new Date(),
        review_type: 'MANUAL_TASK',
        name: 'Lift a box',
        is_inside_base: true,
        is_big_engines: true,
        is_turn_not_twist: true,
      },
    },
  )
}

async function largeAppend(): Promise<void> {
  const start = performance.now()
  await db.write(scope, async (transaction) => {
    for (let made = 0; made < APPENDED; made += 1) await record(transaction, uuid())
  })
  console.log(`${APPENDED} entries of one transaction: ${since(start)} ms`)
}

/** The client's own people and observations, over the last year. */
async function grow(): Promise<void> {
  for (let { position } = await head(); position < ENTRIES; { position } = await head())
    await db.write(scope, (transaction) =>
      transaction.run((tables) =>
        tables.sql(
          (tenantFilter) => sql`select append_audit(jsonb_agg(jsonb_build_object(
              'client_id', c.id, 'id', gen_random_uuid(), 'at', now() - interval '1 year' + interval '30 s' * n,
              'user_id', ${person},
              'action', case when n % 1000 = 0 then 'DELETE' when n % 50 = 0 then 'EMAIL_SENT' when n % 5 = 0 then 'LOGIN'
                when n % 3 = 0 then 'UPDATE' else 'CREATE' end,
              'entity', case when n % 5 = 0 then 'users' when n % 2 = 0 then 'videos' else 'observations' end,
              'record_id', case when n % 5 = 0 then ${person} else ${observation} end,
              'before', '{}'::jsonb, 'after', jsonb_build_object('technique', 'correct', 'notes', 'Number ' || n),
              'request_id', 'req-' || n)))
            from clients c cross join generate_series(${position + 1}::int, ${position + AT_ONCE}::int) n
            where c.id = ${scope.clientId} and ${tenantFilter('c')}`,
        ),
      ),
    )
}

async function head(): Promise<{ position: number }> {
  const [row] = await (db as Database).read<{ position: number }>(scope, (tables) =>
    tables.from('audit_heads').select('position'),
  )
  return row ?? { position: 0 }
}

function since(start: number): string {
  return (performance.now() - start).toFixed(0)
}
