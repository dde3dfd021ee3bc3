/**
 * A database for one test with a movable clock: runs what falls due, and captures the mails instead of sending them.
 */
import { toMailJobKind } from '#domain/jobs/jobKinds.ts'
import { MAIL_KINDS, type MailKind } from '#domain/mails/mailKinds.ts'
import { accessOfUser } from '#server/context/visibility/userAccess.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { TableName } from '#server/platform/db/tables.ts'
import { JOB_HANDLERS } from '#server/app/jobHandlers.ts'
import type { Mail } from '#server/platform/mail/mailer.ts'
import type { JobHandler, JobServices, QueuedJob } from '#server/platform/queue/queue.ts'
import { drainQueue } from '#test/support/drainQueue.ts'
import { MAIL_DEFINITIONS } from '#server/app/mailDefinitions.ts'
import type { MailContent, MailDefinition } from '#server/features/mails/mailContent.ts'
import { insertRow } from '#server/app/factories/insertRows.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import { writeRows } from '#test/support/writeRows.ts'
import { english } from '#server/platform/texts/translator.ts'

export interface ComposedMail {
  job: QueuedJob
  kind: MailKind
  clientId: string
  recipientId: string
  /** The mail's content, or why it is not sent. */
  content: MailContent | string
}

export type ScheduleScenario = Awaited<ReturnType<typeof openScheduleScenario>>

export async function openScheduleScenario() {
  const db = await testDatabase()
  let now = new Date('2026-01-01T00:00:00Z')
  const written: ComposedMail[] = []
  const parts = jobPartsOf(db, () => now)
  const handlers = { ...JOB_HANDLERS, ...recordingBuilders(written) }
  const work = async () => {
    const errors: unknown[] = []
    await drainQueue({ parts, handlers, report: (error) => errors.push(error) })
    if (errors.length > 0) throw errors[0]
  }
  return {
    db,
    parts,
    work,
    /** Sets the clock, with nothing due from before. */
    async startAt(instant: string) {
      now = new Date(instant)
      await moveSchedulerTo(db, now)
    },
    /** Moves the clock, runs what is due, and returns the client's new mails in order of their recipients. */
    async at(instant: string, clientId: string): Promise<ComposedMail[]> {
      now = new Date(instant)
      const before = written.length
      await work()
      return written
        .slice(before)
        .filter((mail) => mail.clientId === clientId)
        .toSorted((one, other) => one.recipientId.localeCompare(other.recipientId))
    },
  }
}

export const jobPartsOf = (db: Database, now: () => Date): JobServices =>
  // Mail builders need the database and the clock only.
  ({
    db,
    now,
    mailer: { send: async () => undefined, close: () => undefined },
  }) as Partial<JobServices> as JobServices

/** Returns handlers that capture each mail instead of sending it. */
function recordingBuilders(written: ComposedMail[]): Partial<Record<string, JobHandler>> {
  return Object.fromEntries(
    MAIL_KINDS.map((kind) => [
      toMailJobKind(kind),
      async (job: QueuedJob, parts: JobServices) => {
        const mail = await composedMailOf(kind, job, parts)
        // Rejects where the worker gives a job back that it began early: it is composed again.
        await parts.mailer.send({} as Mail)
        written.push(mail)
        return { state: 'done' }
      },
    ]),
  ) as Partial<Record<string, JobHandler>>
}

export async function composedMailOf(
  kind: MailKind,
  job: QueuedJob,
  parts: JobServices,
): Promise<ComposedMail> {
  const { userId, clientId } = job
  const mail = (MAIL_DEFINITIONS as readonly MailDefinition[]).find((each) => each.kind === kind)
  if (!userId || !mail) throw new Error(`Nobody writes ${kind}.`)
  const receiver = await recipientOf(parts.db, userId, clientId)
  const content = await mail.build(
    { ...job, payload: mail.payload.parse(job.payload) },
    parts,
    receiver,
  )
  return { job, kind, clientId, recipientId: userId, content }
}

async function recipientOf(db: Database, id: string, clientId: string) {
  const [person] = await db.read('every client', (tables) =>
    tables
      .from('users')
      .select(['id', 'client_id', 'firstname', 'lastname', 'email', 'type'])
      .where('id', '=', id),
  )
  if (!person) throw new Error('The receiver of a mail is gone.')
  const { type: role, client_id: own, ...names } = person
  const access = await accessOfUser(db, { userId: id, clientId: own, role }, clientId)
  if (!access) throw new Error('The receiver of a mail may see nothing.')
  return { ...names, role, access, texts: english }
}

async function moveSchedulerTo(db: Database, until: Date): Promise<void> {
  await writeRows(db, 'every client', (tables) =>
    tables
      .insert('planner')
      .values({ planned_until: until })
      .onConflict((known) => known.column('only').doUpdateSet({ planned_until: until })),
  )
}

/** Returns the content of a mail; throws when the mail was no longer wanted. */
export function contentOf(mail: ComposedMail | undefined): MailContent & {
  values: Record<string, string>
  rows?: Record<string, string>[]
} {
  if (!mail || typeof mail.content === 'string')
    throw new Error(`No mail was written: ${mail ? JSON.stringify(mail.content) : 'none'}`)
  return mail.content as ReturnType<typeof contentOf>
}

/** Limits a user to these locations. */
export async function limitToLocations(
  db: Database,
  person: { client_id: string; id: string },
  locations: readonly string[],
): Promise<void> {
  for (const location_id of locations)
    await insertRow(db, person.client_id, 'user_locations', {
      client_id: person.client_id,
      user_id: person.id,
      location_id,
    })
}

export async function updateRow(
  db: Database,
  table: TableName,
  { id, client_id }: { id: string; client_id: string },
  set: object,
): Promise<void> {
  await writeRows(db, { clientId: client_id }, (tables) =>
    tables
      .update<'users'>(table as 'users')
      .set(set)
      .where('id', '=', id),
  )
}

/** Returns the client's jobs, oldest first. */
export function jobsOf(db: Database, clientId: string) {
  return db.read({ clientId }, (tables) => tables.from('jobs').selectAll().orderBy('id'))
}

/** Writes what a job came to, without marking the job as done. */
export async function finishJob(
  db: Database,
  clientId: string,
  outcome: Awaited<ReturnType<JobHandler>>,
): Promise<void> {
  await db.write({ clientId }, async (transaction) => {
    if ('onFinish' in outcome) await outcome.onFinish?.(transaction)
  })
}

/** Simulates a worker that ended before it could mark the jobs as done. */
export async function reopenJobs(
  db: Database,
  clientId: string,
  kind: QueuedJob['kind'],
): Promise<void> {
  await writeRows(db, { clientId }, (tables) =>
    tables.update('jobs').set({ state: 'waiting', finished_at: null }).where('kind', '=', kind),
  )
}

/** Runs the waiting jobs of one client in a database shared with others, and returns their mails. */
export async function runWaitingJobs(db: Database, clientId: string): Promise<ComposedMail[]> {
  const written: ComposedMail[] = []
  const parts = jobPartsOf(db, () => new Date())
  const handlers = { ...JOB_HANDLERS, ...recordingBuilders(written) }
  for (;;) {
    const row = (await jobsOf(db, clientId)).find(({ state }) => state === 'waiting')
    if (!row) return written
    const job = {
      ...row,
      clientId,
      subjectId: row.subject_id,
      cause: row.occurrence,
      userId: row.user_id,
      attempt: 1,
    }
    const outcome = await handlers[row.kind]?.(job, parts)
    if (!outcome) throw new Error(`Nobody does ${row.kind}.`)
    await db.write({ clientId }, async (transaction) => {
      if ('onFinish' in outcome) await outcome.onFinish?.(transaction)
      await transaction.run((tables) =>
        tables
          .update('jobs')
          .set({ state: outcome.state, finished_at: parts.now() })
          .where('id', '=', row.id),
      )
    })
  }
}
