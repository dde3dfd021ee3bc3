/**
 * Measures what every working process does for all clients at once, whoever uses the product, at growing numbers of clients:
 * the scheduler in an hour without anything due and in the hour of weekly mails, the roll-up's look for marked days, the look
 * for due jobs, and the status page.
 * BENCH_DATABASE_URL: an empty PostgreSQL database for it alone; without it the embedded engine in memory.
 */
import { performance } from 'node:perf_hooks'
import { toMailJobKind } from '#domain/jobs/jobKinds.ts'
import { MAIL_KINDS } from '#domain/mails/mailKinds.ts'
import { SCHEDULES } from '#server/app/schedules.ts'
import { countUncountedDays, readAuditCheck } from '#server/features/status/statusQueries.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { sql } from '#server/platform/db/sql.ts'
import { hasClaimableJobs } from '#server/platform/queue/lease.ts'
import { openBenchDatabase } from './benchDatabase.ts'
import { analyzeTables } from './seed/seededDatabase.ts'

const SIZES = [1_000, 10_000, 100_000]
const ROUNDS = 5

const db = await openBenchDatabase(process.env['BENCH_DATABASE_URL'] ?? null, 'memory://')
await migrate(db)
const kinds = MAIL_KINDS.map(toMailJobKind)
const QUIET = { after: new Date('2026-03-04T10:20:00Z'), until: new Date('2026-03-04T10:20:20Z') }
const MONDAY = { after: new Date('2026-03-02T05:59:50Z'), until: new Date('2026-03-02T06:00:10Z') }
const jobsDue = async (window: typeof QUIET) => {
  let jobs = 0
  for (const schedule of SCHEDULES) jobs += (await schedule(db, window)).length
  return jobs
}

const works: [string, () => Promise<unknown>][] = [
  ['scheduler, nothing due (every 20 s)', () => jobsDue(QUIET)],
  ['scheduler, weekly mails due', () => jobsDue(MONDAY)],
  ['look for due jobs (every second)', () => hasClaimableJobs(db, { kinds, now: QUIET.until })],
  ['days to count (a minute)', () => countUncountedDays(db)],
  ['last check of the audit logs', () => readAuditCheck(db)],
]

let clients = 0
for (const size of SIZES) {
  await addClients(size)
  console.log(`\n${size} clients`)
  for (const [name, work] of works) {
    const times: number[] = []
    let result: unknown
    for (let round = 0; round < ROUNDS; round += 1) {
      const startedAt = performance.now()
      result = await work()
      times.push(performance.now() - startedAt)
    }
    const shown = typeof result === 'number' ? `, ${result} found` : ''
    console.log(`  ${name}: ${Math.min(...times).toFixed(1)} ms${shown}`)
  }
}
await db.close()

/** Clients in five time zones with every mail and alert on, a super user and a running campaign each. */
async function addClients(size: number): Promise<void> {
  const [from, to] = [clients + 1, size]
  clients = size
  const id = sql`('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`
  const zones = sql`(array['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'])[1 + n % 5]`
  await db.write('every client', async (transaction) => {
    for (const statement of [
      sql`insert into clients (id, company_name, time_zone, weekly_email_enabled, monthly_email_enabled,
          inactive_alert_user_level)
        select ${id}, 'Company ' || n, ${zones}, true, true, 'BOTH' from generate_series(${from}::int, ${to}::int) n`,
      sql`insert into users (client_id, id, firstname, lastname, email, type)
        select ${id}, ${id}, 'A', 'B', n || '@bench.example',
          case when n = 1 then 'PROVIDER_SUPER_USER' else 'CLIENT_SUPER_USER' end
        from generate_series(${from}::int, ${to}::int) n`,
    ])
      await transaction.run((tables) => tables.sql(() => statement))
  })
  await analyzeTables(db.pool)
}
