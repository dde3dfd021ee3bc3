/** Reads what the job queue and the roll-ups of all clients are at, for the provider and for metrics. */
import type { AuditCheck, FailedJob } from '#api/generated/contract.ts'
import { type JobState, USER_JOB_KINDS } from '#domain/jobs/jobKinds.ts'
import type { ListInput } from '#domain/listInput.ts'
import { PROVIDER_ROLE } from '#domain/roles.ts'
import { limitOffset } from '../../context/listSql/listSql.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { isHeldMail } from '../../platform/queue/heldMail.ts'

export interface JobCount {
  kind: string
  state: JobState
  count: number
}

/** Jobs that wait, run or have failed; a failed one counts until its row is removed. */
export const countJobs = (db: Database): Promise<JobCount[]> =>
  db.sql<JobCount>(
    'every client',
    (tenantFilter) => sql`select job.kind, job.state, count(*) as count from jobs job
        where ${tenantFilter('job')} and job.state in ('waiting', 'running', 'failed')
        group by job.kind, job.state order by job.state, job.kind`,
  )

/** Returns since when the job that has waited longest is due; null: none is due. */
export async function readOldestDueAt(db: Database, now: Date): Promise<Date | null> {
  const [oldest] = await db.sql<{ due_at: Date | null }>(
    'every client',
    (tenantFilter) => sql`select min(job.due_at) as due_at from jobs job
        where ${tenantFilter('job')} and job.state = 'waiting' and job.due_at <= ${now} and not ${isHeldMail}`,
  )
  return oldest?.due_at ?? null
}

/** Counts each day of a client once. */
export async function countUncountedDays(db: Database): Promise<number> {
  const [days] = await db.sql<{ count: number }>(
    'every client',
    (tenantFilter) => sql`select count(distinct (dirty_day.client_id, dirty_day.day)) as count
        from observation_dirty_days dirty_day where ${tenantFilter('dirty_day')}`,
  )
  return days?.count ?? 0
}

/** Returns the newest complete check of all audit logs; null: there was none. */
export async function readAuditCheck(db: Database): Promise<AuditCheckResult | null> {
  const [check] = await db.sql<AuditCheckResult>(
    'every client',
    (tenantFilter) => sql`select job.finished_at as checked_at, job.result
        from (select distinct person.client_id from users person where ${tenantFilter('person')}
          and person.type = ${PROVIDER_ROLE}) provider
        join jobs job on job.client_id = provider.client_id and job.kind = 'checkAuditLogs'
        where job.state in ('done', 'failed') and (job.result ->> 'complete')::boolean and job.user_id is null
        order by job.finished_at desc limit 1`,
  )
  return check ?? null
}

interface AuditCheckResult {
  checked_at: Date
  result: Pick<AuditCheck, 'clients' | 'entries' | 'broken'>
}

/** Failed jobs of the product itself; a person's export or import is that person's to repeat. */
export const readFailedJobs = (
  db: Database,
  rows: Pick<ListInput, 'skip' | 'take'>,
): Promise<FailedJob[]> =>
  db.sql<FailedJob>(
    'every client',
    (tenantFilter) => sql`select job.id, job.kind, job.error, job.attempts, job.finished_at,
          case when client.id is not null then json_build_object('id', client.id, 'company_name', client.company_name,
            'deleted_at', client.deleted_at) end as client
        from jobs job left join clients client on client.id = job.client_id
        where ${tenantFilter('job')} and job.state = 'failed' and job.kind <> all(${[...USER_JOB_KINDS]})
        order by job.finished_at desc, job.id desc ${limitOffset(rows)}`,
  )

export async function countFailedJobs(db: Database): Promise<number> {
  const jobs = await countJobs(db)
  return jobs
    .filter(({ kind, state }) => state === 'failed' && !isUserKind(kind))
    .reduce((sum, { count }) => sum + count, 0)
}

const isUserKind = (kind: string): boolean => USER_JOB_KINDS.some((userKind) => userKind === kind)

/** Returns false when there is no such failed job. Its attempts start at zero. */
export async function requeueFailedJob(
  db: Database,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const requeued = await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ state: 'waiting', due_at: now, attempts: 0, error: null, finished_at: null })
        .where('id', '=', id)
        .where('state', '=', 'failed')
        .where('kind', 'not in', [...USER_JOB_KINDS])
        .returning('id'),
    ),
  )
  return requeued.length > 0
}
