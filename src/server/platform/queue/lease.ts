/** Leases of jobs: claim, renew, release, and take over when expired. */
import type { JobKind } from '#domain/jobs/jobKinds.ts'
import type { Database, TenantFilter, Transaction } from '../db/database.ts'
import { sql, type Sql } from '../db/sql.ts'
import { isHeldMail } from './heldMail.ts'
import type { QueuedJob } from './queue.ts'

interface Claim {
  kinds: readonly JobKind[]
  /** Jobs claimed together. */
  batchSize: number
  /** Unique per claim. */
  holder: string
  leaseSeconds: number
  /** Due times follow the product's clock, leases the database's. */
  now: Date
}

/**
 * Returns whether a claim would find a job that is due or whose lease has expired. Reads only, so that an idle worker
 * writes nothing.
 */
export async function hasClaimableJobs(
  db: Database,
  { kinds, now }: Pick<Claim, 'kinds' | 'now'>,
): Promise<boolean> {
  const [row] = await db.sql<{ found: boolean }>(
    'every client',
    (
      tenantFilter,
    ) => sql`select exists (select from jobs job where ${isDue({ kinds, now }, tenantFilter)})
          or exists (select from jobs job where ${expiredLease(tenantFilter)}) as found`,
  )
  return row?.found === true
}

/** Claims jobs in order. No two claims get the same job. */
export async function claimJobs(transaction: Transaction, claim: Claim): Promise<QueuedJob[]> {
  const { batchSize, holder, leaseSeconds } = claim
  return transaction.sql<QueuedJob>(
    (tenantFilter) => sql`with due as (
          select job.client_id, job.id from jobs job
          where ${isDue(claim, tenantFilter)}
          order by job.priority, job.due_at, job.id limit ${sql.lit(batchSize)}
          for update skip locked
        ), claimed as (
          update jobs job set state = 'running', attempts = job.attempts + 1, lease_holder = ${holder}::uuid,
            lease_until = ${leaseEndSql(leaseSeconds)}
          from due where job.client_id = due.client_id and job.id = due.id
          returning job.*
        )
        select client_id as "clientId", id, kind, user_id as "userId", subject_id as "subjectId",
          occurrence as cause, payload, attempts as attempt
        from claimed order by priority, due_at, id`,
  )
}

/** Renews the lease of the unfinished jobs of a claim. */
async function renewLease(
  db: Database,
  { holder, leaseSeconds }: Pick<Claim, 'holder' | 'leaseSeconds'>,
): Promise<void> {
  await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables
        .update('jobs')
        .set({ lease_until: leaseEndSql(leaseSeconds) })
        .where('state', '=', 'running')
        .where('lease_holder', '=', holder),
    ),
  )
}

/** Releases claimed jobs that were not started, as if they had not been claimed. */
export async function releaseJobs(
  db: Database,
  holder: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await db.write('every client', (transaction) =>
    transaction.run((tables) =>
      tables
        .update('jobs')
        .set({
          state: 'waiting',
          lease_holder: null,
          lease_until: null,
          attempts: sql`attempts - 1`,
        })
        .where('state', '=', 'running')
        .where('lease_holder', '=', holder)
        .where('id', 'in', ids),
    ),
  )
}

export interface ExpiredJob {
  client_id: string
  id: string
  kind: JobKind
  user_id: string | null
  payload: unknown
  attempts: number
  lease_holder: string
}

/** Returns running jobs whose lease has expired, in order, locked for this transaction. */
export async function lockExpired(transaction: Transaction): Promise<ExpiredJob[]> {
  return transaction.sql<ExpiredJob>(
    (
      tenantFilter,
    ) => sql`select job.client_id, job.id, job.kind, job.user_id, job.payload, job.attempts, job.lease_holder
        from jobs job
        where ${expiredLease(tenantFilter)}
        order by job.priority, job.due_at, job.id
        for update skip locked`,
  )
}

const isDue = (
  { kinds, now }: Pick<Claim, 'kinds' | 'now'>,
  tenantFilter: TenantFilter,
): Sql<boolean> =>
  sql<boolean>`${tenantFilter('job')} and job.state = 'waiting' and job.due_at <= ${now}
            and job.kind = any(${kinds}::text[]) and not ${isHeldMail}`

const expiredLease = (tenantFilter: TenantFilter): Sql<boolean> =>
  sql<boolean>`${tenantFilter('job')} and job.state = 'running' and job.lease_until < clock_timestamp()`

const leaseEndSql = (seconds: number): Sql<Date> =>
  sql<Date>`clock_timestamp() + ${seconds}::float8 * interval '1 second'`

/** Renews a claim's lease while its jobs run, and knows when it has expired. */
export interface LeaseHeartbeat {
  holder: string
  leaseSeconds: number
  /** Starts renewing. */
  start: () => void
  /** True if other workers may have the jobs, as after a pause of the whole process. */
  hasExpired: () => boolean
  stop: () => void
}

interface LeaseOptions {
  holder: string
  leaseSeconds: number
  /** Aborted on expiry, and when renewing stops: work that cannot finish within a lease is left to others. */
  signal: AbortSignal
}

/** The lease counts from this call, so call it before the claim. */
export function leaseHeartbeat(
  db: Database,
  { holder, leaseSeconds, signal }: LeaseOptions,
): LeaseHeartbeat {
  const durationMs = leaseSeconds * 1_000
  let expiresAt = performance.now() + durationMs
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearInterval(timer)
  const renew = async () => {
    const renewedAt = performance.now()
    // After expiry the jobs may belong to another worker.
    if (renewedAt >= expiresAt) return
    try {
      await renewLease(db, { holder, leaseSeconds })
      expiresAt = renewedAt + durationMs
    } catch {
      // While the database is away the lease expires, which hasExpired reports.
    }
  }
  return {
    holder,
    leaseSeconds,
    start: () => {
      timer = setInterval(() => void renew(), durationMs / 3).unref()
      signal.addEventListener('abort', stop, { once: true })
    },
    hasExpired: () => performance.now() >= expiresAt,
    stop: () => {
      stop()
      signal.removeEventListener('abort', stop)
    },
  }
}
