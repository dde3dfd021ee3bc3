/** Erases one person's data: the account gets a pseudonym, and figures stay. */
import type { ErasurePreview, MutationErasePersonArgs } from '#api/generated/contract.ts'
import { badInput, forbidden, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { nameKey } from '#domain/normalForm.ts'
import { erasureRefusal, type PersonWithRecords } from '#domain/users/userRules.ts'
import { fullName } from '../../context/listSql/listSql.ts'
import { audit } from '../../context/audit/audit.ts'
import { redactAudit, type Redaction } from '../../context/audit/redactAudit.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { type Access, accessToRecord } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import type { ReadableTables, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { deleteExpiredJobFiles } from '../jobs/jobFileCleanup.ts'
import { releaseWork } from '../users/releaseWork.ts'
import { checkPersonalData, personWithRecords } from '../users/userPolicy.ts'
import { eraseFromJobs } from './eraseJobs.ts'
import { eraseRows } from './eraseRows.ts'
import { pseudonymColumns } from './pseudonymiseObservations.ts'
import { pseudonymsOf } from './pseudonyms.ts'
import { deleteRemovedFiles, markRecordingsRemoved } from './removeRecordings.ts'
import { hasRecording, isHeld, lockHolds } from '../../context/retention/heldRecords.ts'

interface Erasure extends PersonWithRecords {
  name: string
  observed_count: number
  observation_count: number
  recording_count: number
  is_held: boolean
  is_erased: boolean
}

export async function previewErasure(
  context: RequestContext,
  userId: string,
): Promise<ErasurePreview> {
  const access = await accessToRecord(context, 'users', userId)
  return context.db.write({ clientId: access.clientId }, (transaction) =>
    readErasure(transaction, context, { access, userId }),
  )
}

export async function erasePerson(
  context: RequestContext,
  { userId, confirmation }: MutationErasePersonArgs,
): Promise<boolean> {
  const access = await accessToRecord(context, 'users', userId)
  const { clientId } = access
  await context.db.write('every client', async (everywhere) => {
    const transaction = everywhere.forTenant(clientId)
    await lockHolds(transaction, clientId)
    const erasure = await readErasure(transaction, context, { access, userId })
    if (erasure.is_erased) throw badInput('userId', message('erasedAlready'))
    if (erasure.is_held) throw forbidden(message('underLegalHold'))
    if (nameKey(confirmation) !== nameKey(erasure.name))
      throw badInput('confirmation', message('nameNotConfirmed'))
    await eraseAccount(transaction, context, { clientId, id: erasure.id })
    await eraseFromJobs(everywhere, { clientId, id: erasure.id }, context.now())
  })
  const { db, files, background, now } = context
  background.start(async () => {
    await deleteRemovedFiles({ db, files }, clientId)
    await deleteExpiredJobFiles({ db, files }, new Date(now().getTime() + 1))
  })
  return true
}

/** Finds a deleted person too. NOT_FOUND outside the caller's access; FORBIDDEN for whom they may not erase. */
async function readErasure(
  transaction: Transaction,
  context: RequestContext,
  { access, userId }: { access: Access; userId: string },
): Promise<Erasure> {
  const [erasure] = await transaction.run<Erasure>(erasureQuery(access, requireUuid(userId)))
  if (!erasure) throw notFound()
  checkPersonalData(requireSession(context), erasure, erasureRefusal)
  return erasure
}

const erasureQuery = (access: Access, id: string) => (tables: ReadableTables) =>
  tables.sql<Erasure>((tenantFilter) => {
    const isHeldIn = (
      column: 'user_id' | 'observee_id',
    ) => sql`exists (select from observations observation
      where ${tenantFilter('observation')} and ${sql.ref(`observation.${column}`)} = person.id and ${isHeld(tenantFilter)})`
    const countRows = (column: 'user_id' | 'observee_id') =>
      sql`(select count(*)::int from observations observation where ${tenantFilter('observation')} and ${sql.ref(`observation.${column}`)} = person.id)`
    return sql`select ${personWithRecords(access, 'person', tenantFilter)}, ${fullName('person')} as name,
        ${countRows('observee_id')} as observed_count, ${countRows('user_id')} as observation_count,
        (select count(*)::int from observations observation join videos video on ${tenantFilter('video')} and video.id = observation.video_id
          where ${tenantFilter('observation')} and observation.observee_id = person.id and ${hasRecording(tenantFilter)}) as recording_count,
        exists (select from legal_holds hold where ${tenantFilter('hold')} and hold.ended_at is null
          and hold.subject_id in (person.client_id, person.id))
          or ${isHeldIn('observee_id')} or ${isHeldIn('user_id')} as is_held,
        person.pseudonymised_at is not null as is_erased
      from users person
      where ${tenantFilter('person')} and person.id = ${id} and ${visibleUser(access, 'person', tenantFilter)}
      for no key update of person`
  })

async function eraseAccount(
  transaction: Transaction,
  context: RequestContext,
  { clientId, id }: { clientId: string; id: string },
): Promise<void> {
  const now = context.now()
  const { code } = pseudonymsOf(context.settings.pseudonymSecret, clientId)(id)
  const [person] = await transaction.run((tables) =>
    tables
      .from('users')
      .select(['id', 'firstname', 'lastname', 'email', 'employee_id'])
      .where('id', '=', id),
  )
  if (!person) throw notFound()
  await transaction.sql(
    (tenantFilter) => sql`update users person set deleted_at = coalesce(person.deleted_at, ${now})
        where ${tenantFilter('person')} and person.id = ${id}`,
  )
  await transaction.run((tables) =>
    tables
      .update('users')
      .set({ ...pseudonymColumns({ id, code }), pseudonymised_at: now })
      .where('id', '=', id),
  )
  const alerted = await readAlertMails(transaction, id)
  const { observations, videos } = await readSubjects(transaction, id)
  await markRecordingsRemoved(transaction, context, { clientId, videos, recordingDays: null })
  const redaction = { clientId, subjectId: id, forgetActor: false }
  await eraseRows(
    transaction,
    context,
    {
      subjects: [id, ...observations, ...videos],
      kinds: ['identity', 'text', 'body'],
      person,
      standIns: new Map(),
      // A finished analysis has a judgement.
      set: { videos: { processing_state: sql`nullif(entry.processing_state, 'COMPLETE')` } },
      at: now,
    },
    redaction,
  )
  await releaseWork(transaction, context, [id])
  const change = { clientId, action: 'UPDATE', entity: 'users', recordId: id } as const
  await audit(transaction, context, { ...change, after: { pseudonymised_at: now } })
  const redact = (part: Pick<Redaction, 'records' | 'fields' | 'requests'>) =>
    redactAudit(transaction, context, { ...redaction, ...part })
  redact({ records: [id], fields: ['to', 'subject', 'reason'] })
  redact({ records: alerted.recipients, fields: ['subject'], requests: alerted.requests })
}

/** Returns the mails to others whose subject names the person, and who got them. */
async function readAlertMails(
  transaction: Transaction,
  id: string,
): Promise<{ recipients: string[]; requests: string[] }> {
  const mails = await transaction.sql<{ id: string; user_id: string }>(
    (tenantFilter) => sql`select job.id, job.user_id from jobs job
        where ${tenantFilter('job')} and job.kind = 'mail.badLiftsAlert' and job.subject_id = ${id}
          and job.user_id is not null`,
  )
  return {
    recipients: [...new Set(mails.map(({ user_id }) => user_id))],
    requests: mails.map((mail) => mail.id),
  }
}

/** Returns the observations about the person, and their videos with those of theirs that no observation has. */
async function readSubjects(
  transaction: Transaction,
  id: string,
): Promise<{ observations: string[]; videos: string[] }> {
  const observations = await transaction.sql<{ id: string; video_id: string | null }>(
    (tenantFilter) => sql`select observation.id, observation.video_id from observations observation
        where ${tenantFilter('observation')} and observation.observee_id = ${id}`,
  )
  const unused = await transaction.sql<{ id: string }>(
    (
      tenantFilter,
    ) => sql`select video.id from videos video where ${tenantFilter('video')} and video.user_id = ${id}
        and not exists (select from observations observation where ${tenantFilter('observation')} and observation.video_id = video.id)`,
  )
  return {
    observations: observations.map((observation) => observation.id),
    videos: [
      ...observations.flatMap(({ video_id }) => video_id ?? []),
      ...unused.map((video) => video.id),
    ],
  }
}
