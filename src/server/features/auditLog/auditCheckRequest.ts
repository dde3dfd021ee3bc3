/** Requests a check of a client's audit log, and reads what the latest one found. */
import { v7 as uuid } from 'uuid'
import type { AuditChain } from '#api/generated/contract.ts'
import type { JobState } from '#domain/jobs/jobKinds.ts'
import { PROVIDER_ROLE } from '#domain/roles.ts'
import { enforceLimits } from '../../context/request/rateLimit.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { type ClientScope, scopeOf } from '../../context/scope/tenantScope.ts'
import { lockUntilCommit } from '../../platform/db/advisoryLock.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { readChainHead } from './auditChain.ts'
import type { AuditCheckPayload } from './auditCheckJob.ts'

type ClientId = string | null | undefined

export async function readAuditChain(
  context: RequestContext,
  requestedClientId: ClientId,
): Promise<AuditChain> {
  const { db } = context
  const scope = await scopeOf(context, requestedClientId)
  const [head, checks] = await Promise.all([readChainHead(db, scope), readChecks(db, scope)])
  const open = checks.find(({ state }) => state === 'waiting' || state === 'running')
  const ended = checks.filter(({ finished_at }) => finished_at !== null)
  const latest = ended.find(({ complete }) => complete)
  return {
    entry_count: head.position,
    last_hash: head.hash,
    is_whole: latest ? latest.broken_at === null : null,
    broken_at: latest?.broken_at ?? null,
    checked_at: latest?.finished_at?.toISOString() ?? null,
    progress: open ? percent(open.rows_done, head.position) : null,
    has_failed: ended[0]?.complete === false,
  }
}

/** One check of a client waits or runs at a time. It reads the whole log, so the requests of each person are limited. */
export async function requestAuditCheck(
  context: RequestContext,
  requestedClientId: ClientId,
): Promise<AuditChain> {
  const { db, now } = context
  const { userId } = requireSession(context)
  const scope = await scopeOf(context, requestedClientId)
  const { clientId } = scope
  const limit = { key: `audit chain by ${userId}`, limit: 20, windowSeconds: 60 }
  await enforceLimits(db, [limit], now())
  await db.write(scope, async (transaction) => {
    await lockUntilCommit(transaction, { clientId, name: 'check of the audit log' })
    const open = await transaction.run((tables) =>
      tables
        .from('jobs')
        .select('id')
        .where('kind', '=', 'checkAuditLogs')
        .where('subject_id', '=', clientId)
        .where('state', 'in', ['waiting', 'running'])
        .where('user_id', 'is not', null),
    )
    if (open.length > 0) return
    const payload: AuditCheckPayload = { clientId }
    await enqueue(transaction, [
      {
        clientId,
        kind: 'checkAuditLogs',
        userId,
        subjectId: clientId,
        cause: uuid(),
        payload,
        dueAt: now(),
      },
    ])
  })
  return readAuditChain(context, requestedClientId)
}

interface Check {
  state: JobState
  /** null: it has not ended. */
  finished_at: Date | null
  rows_done: number
  /** true: it reached the end of every log. */
  complete: boolean
  /** Position of the first changed entry of the client; null: none. */
  broken_at: number | null
}

/** Returns the latest checks of the client alone, and those of all clients that have ended, newest first. */
const readChecks = (db: Database, { clientId }: ClientScope): Promise<Check[]> =>
  db.sql<Check>(
    'every client',
    (tenantFilter) => sql`select job.state, job.finished_at, job.rows_done,
          coalesce((job.result ->> 'complete')::boolean, false) as complete,
          (select (found.broken ->> 'position')::int from jsonb_array_elements(job.result -> 'broken') found (broken)
            where found.broken ->> 'client_id' = ${clientId}) as broken_at
        from jobs job
        where ${tenantFilter('job')} and job.kind = 'checkAuditLogs'
          and (job.client_id = ${clientId}::uuid or job.client_id in
            (select person.client_id from users person where ${tenantFilter('person')} and person.type = ${PROVIDER_ROLE}))
          and (job.payload ->> 'clientId' = ${clientId} or job.user_id is null and job.finished_at is not null)
        order by job.finished_at desc nulls first limit 10`,
  )

const percent = (done: number, total: number): number =>
  total === 0 ? 0 : Math.min(100, Math.floor((100 * done) / total))
