/**
 * Checks the audit logs of all clients each day, and one of them when somebody asks. The job works in short turns, so that
 * exports and imports need not wait for it, and a new attempt goes on where the last turn ended.
 */
import { z } from 'zod'
import { latestDueDay } from '#domain/localTime.ts'
import { message } from '#domain/messages.ts'
import { PROVIDER_ROLE } from '#domain/roles.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import {
  defineJob,
  enqueue,
  type JobServices,
  type NewJob,
  type QueuedJob,
} from '../../platform/queue/queue.ts'
import type { ScheduledJobs } from '../../platform/queue/scheduler.ts'
import { defineMail } from '../mails/mailContent.ts'
import { readProvider } from './auditHashMail.ts'
import {
  type ChainEnd,
  ENTRIES_PER_READ,
  readChainHead,
  START,
  startAfter,
  verifyFrom,
} from './auditChain.ts'

/** A client whose log was changed, and the first entry where. */
const brokenLog = z.object({
  client_id: z.string(),
  company_name: z.string(),
  position: z.number(),
})
type BrokenLog = z.infer<typeof brokenLog>

/** The result of the job, and what it has done so far. */
export interface AuditCheck {
  clients: number
  entries: number
  broken: BrokenLog[]
  /** The last client that was checked to its end; null: none yet. */
  after: string | null
  /** The verified part of the next client's log. */
  verified: ChainEnd
  complete: boolean
}

/** Absent: every client. */
const auditCheckPayload = z.object({ clientId: z.string().optional() })
export type AuditCheckPayload = z.infer<typeof auditCheckPayload>

/** At 3 o'clock UTC, as a job of the provider's own client. */
export const scheduleAuditCheck: ScheduledJobs = async (db, window) => {
  const due = latestDueDay(window, 3, 'UTC')
  const provider = due && (await readProvider(db))
  if (!due || !provider) return []
  const { client_id: clientId } = provider
  const { day: cause, dueAt } = due
  return [{ clientId, kind: 'checkAuditLogs', subjectId: clientId, cause, dueAt, priority: 9 }]
}

interface Turn {
  milliseconds: number
  entriesPerRead: number
}

export const auditCheckJob = ({ milliseconds, entriesPerRead }: Turn) =>
  defineJob({
    kind: 'checkAuditLogs',
    payload: auditCheckPayload,
    handler: async (job, services) => {
      const { db } = services
      const endsAt = performance.now() + milliseconds
      const turn = { entriesPerRead, isTimeUp: () => performance.now() >= endsAt }
      const { clientId = null } = job.payload
      let check = await readProgress(db, job)
      while (!check.complete) {
        check = await checkNext(db, check, { ...turn, clientId })
        if (check.complete || !turn.isTimeUp()) continue
        await saveProgress(db, job, check)
        return { state: 'waiting' }
      }
      const artifacts = { result: check, rows_done: check.entries, rows_total: check.entries }
      const [first] = check.broken
      if (!first) return { state: 'done', artifacts }
      const mails = await mailsToProviders(services, job, check.broken)
      return {
        state: 'failed',
        reason: message('auditLogsChanged', {
          smart_count: check.broken.length,
          name: first.company_name,
          position: first.position,
        }),
        artifacts,
        onFinish: (transaction) => enqueue(transaction, mails),
      }
    },
  })

export const checkAuditLogs = auditCheckJob({
  milliseconds: 5_000,
  entriesPerRead: ENTRIES_PER_READ,
})

const NEW_CHECK: AuditCheck = {
  clients: 0,
  entries: 0,
  broken: [],
  after: null,
  verified: START,
  complete: false,
}

/** Verifies the rest of one client's log, or as much of it as the turn has time for. */
async function checkNext(
  db: Database,
  check: AuditCheck,
  {
    clientId,
    ...turn
  }: { clientId: string | null; entriesPerRead: number; isTimeUp: () => boolean },
): Promise<AuditCheck> {
  const client = await readClientAfter(db, check.after, clientId)
  if (!client) return { ...check, complete: true }
  const scope = { clientId: client.id }
  const head = await readChainHead(db, scope)
  const start = await startAfter(db, scope, check.verified, head)
  const result = await verifyFrom(db, scope, { start, head, ...turn })
  if ('pausedAt' in result) return { ...check, verified: result.pausedAt }
  const { brokenAt: position } = result
  const { id: client_id, company_name } = client
  return {
    ...check,
    clients: check.clients + 1,
    entries: check.entries + head.position,
    broken:
      position === null ? check.broken : [...check.broken, { client_id, company_name, position }],
    after: client.id,
    verified: START,
  }
}

async function readClientAfter(
  db: Database,
  after: string | null,
  clientId: string | null,
): Promise<{ id: string; company_name: string } | undefined> {
  const [client] = await db.sql<{ id: string; company_name: string }>(
    'every client',
    () => sql`select client.id, client.company_name from clients client
        where (${after}::uuid is null or client.id > ${after}::uuid)
          and (${clientId}::uuid is null or client.id = ${clientId}::uuid) order by client.id limit 1`,
  )
  return client
}

/** A complete check begins again. */
async function readProgress(db: Database, job: QueuedJob): Promise<AuditCheck> {
  const [row] = await db.read({ clientId: job.clientId }, (tables) =>
    tables.from('jobs').select('result').where('id', '=', job.id),
  )
  const saved = row?.result as AuditCheck | null | undefined
  return saved && !saved.complete ? saved : NEW_CHECK
}

async function saveProgress(db: Database, job: QueuedJob, check: AuditCheck): Promise<void> {
  await db.write({ clientId: job.clientId }, (transaction) =>
    transaction.run((tables) =>
      tables
        .update('jobs')
        .set({
          result: JSON.stringify(check),
          rows_done: check.entries + check.verified.position,
        })
        .where('id', '=', job.id)
        .where('state', '=', 'running'),
    ),
  )
}

async function mailsToProviders(
  { db, now }: Pick<JobServices, 'db' | 'now'>,
  { id, clientId, cause }: QueuedJob,
  broken: readonly BrokenLog[],
): Promise<NewJob[]> {
  const dueAt = now()
  const payload: z.infer<typeof mailPayload> = { broken: [...broken] }
  return (await readProviders(db)).map((userId) => ({
    clientId,
    kind: 'mail.auditLogChanged',
    userId,
    subjectId: id,
    cause,
    payload,
    dueAt,
  }))
}

const mailPayload = z.object({ broken: z.array(brokenLog) })

/** Builds the mail to an account of the provider. */
export const auditLogChanged = defineMail({
  kind: 'auditLogChanged',
  payload: mailPayload,
  build: async ({ payload: { broken } }, _parts, { texts: { t } }) => ({
    values: {},
    rows: broken.map(({ company_name: company, position }) => ({
      company,
      entry: t('mailParts.entry', { number: String(position) }),
    })),
    path: '/status',
  }),
})

async function readProviders(db: Database): Promise<string[]> {
  const people = await db.sql<{ id: string }>(
    'every client',
    (tenantFilter) => sql`select person.id from users person
        where ${tenantFilter('person')} and person.type = ${PROVIDER_ROLE} and person.deleted_at is null
          and person.is_account_enabled order by person.id`,
  )
  return people.map(({ id }) => id)
}
