/** Erases one person's data: the account gets a pseudonym, and figures stay. */
import type { ErasurePreview, MutationErasePersonArgs } from '#api/generated/contract.ts'
import { badInput, forbidden, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { cleanName } from '#domain/normalForm.ts'
import { erasureRefusal, type PersonWithRecords } from '#domain/users/userRules.ts'
import { fullName } from '../../context/listSql/listSql.ts'
import { audit } from '../../context/audit/audit.ts'
import {
  CLIP_FIELDS,
  COMMENT_FIELDS,
  CONTEST_FIELDS,
  DEVICE_FIELDS,
  FOLLOW_UP_FIELDS,
  HOLD_FIELDS,
  observationFields,
  redactAudit,
  type Redaction,
  TASK_ACTION_FIELDS,
  USER_FIELDS,
  VIEW_FIELDS,
} from '../../context/audit/redactAudit.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { type Access, accessToRecord } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import type { ReadableTables, TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { TABLES, TABLE_NAMES, columnsOfKind, type TableName } from '../../platform/db/tables.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { deleteExpiredJobFiles } from '../jobs/jobFileCleanup.ts'
import { releaseWork } from '../users/releaseWork.ts'
import { checkPersonalData, personWithRecords } from '../users/userPolicy.ts'
import { eraseFollowUps } from '../followUps/eraseFollowUps.ts'
import { eraseFromJobs } from './eraseJobs.ts'
import { eraseNames, eraseTaskActions } from './eraseTexts.ts'
import { removeClipNotes } from '../calibration/calibrationQueries.ts'
import { removeHoldReasons } from './legalHolds.ts'
import { deleteComments, pseudonymColumns } from './pseudonymiseObservations.ts'
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
    if (cleanName(confirmation) !== cleanName(erasure.name))
      throw badInput('confirmation', message('nameNotConfirmed'))
    await eraseRows(transaction, context, { clientId, id: erasure.id })
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
    const isHeldIn = (column: 'user_id' | 'observee_id') => sql`exists (select from observations o
      where ${tenantFilter('o')} and ${sql.ref(`o.${column}`)} = u.id and ${isHeld(tenantFilter)})`
    const countRows = (column: 'user_id' | 'observee_id') =>
      sql`(select count(*)::int from observations n where ${tenantFilter('n')} and ${sql.ref(`n.${column}`)} = u.id)`
    return sql`select ${personWithRecords(access, 'u', tenantFilter)}, ${fullName('u')} as name,
        ${countRows('observee_id')} as observed_count, ${countRows('user_id')} as observation_count,
        (select count(*)::int from observations o join videos v on ${tenantFilter('v')} and v.id = o.video_id
          where ${tenantFilter('o')} and o.observee_id = u.id and ${hasRecording(tenantFilter)}) as recording_count,
        exists (select from legal_holds d where ${tenantFilter('d')} and d.ended_at is null
          and d.subject_id in (u.client_id, u.id))
          or ${isHeldIn('observee_id')} or ${isHeldIn('user_id')} as is_held,
        u.pseudonymised_at is not null as is_erased
      from users u
      where ${tenantFilter('u')} and u.id = ${id} and ${visibleUser(access, 'u', tenantFilter)}
      for no key update of u`
  })

async function eraseRows(
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
  const named = await eraseNames(transaction, person)
  await transaction.sql(
    (tenantFilter) => sql`update users u set deleted_at = coalesce(u.deleted_at, ${now})
        where ${tenantFilter('u')} and u.id = ${id}`,
  )
  await transaction.run((tables) =>
    tables
      .update('users')
      .set({ ...pseudonymColumns({ id, code }), pseudonymised_at: now })
      .where('id', '=', id),
  )
  const { about, contested, commented, onDevices } = await eraseObservations(transaction, id, now)
  const followUps = await eraseFollowUps(transaction, id)
  const actions = await eraseTaskActions(transaction, id)
  await releaseWork(transaction, context, [id])
  const held = await removeHoldReasons(transaction, [id, ...about])
  const clips = await removeClipNotes(transaction, about)
  const alerted = await readAlertMails(transaction, id)
  await markRecordingsRemoved(transaction, context, {
    clientId,
    videos: about,
    recordingDays: null,
  })
  const views = await transaction.run((tables) =>
    tables.from('saved_views').select('id').where('user_id', '=', id),
  )
  for (const table of TABLE_NAMES)
    if (TABLES[table].onErasure === 'deleted') await deleteRowsOf(transaction, table, id)
  const change = { clientId, action: 'UPDATE', entity: 'users', recordId: id } as const
  await audit(transaction, context, { ...change, after: { pseudonymised_at: now } })
  const redact = (part: Pick<Redaction, 'records' | 'fields' | 'requests'>) =>
    redactAudit(transaction, context, { clientId, subjectId: id, forgetActor: false, ...part })
  const texts = observationFields('identity', 'text', 'body')
  redact({
    records: [id, ...about, ...held, ...clips],
    fields: [
      ...new Set([
        ...USER_FIELDS,
        ...texts,
        ...CONTEST_FIELDS,
        ...COMMENT_FIELDS,
        ...HOLD_FIELDS,
        ...CLIP_FIELDS,
      ]),
    ],
  })
  redact(named)
  redact({ records: contested, fields: CONTEST_FIELDS })
  redact({ records: commented, fields: COMMENT_FIELDS })
  redact({ records: followUps, fields: FOLLOW_UP_FIELDS })
  redact({ records: actions, fields: TASK_ACTION_FIELDS })
  redact({ records: views.map((view) => view.id), fields: VIEW_FIELDS })
  redact({ records: onDevices, fields: DEVICE_FIELDS })
  redact({ records: alerted.recipients, fields: ['subject'], requests: alerted.requests })
}

/** Returns the mails to others whose subject names the person, and who got them. */
async function readAlertMails(
  transaction: Transaction,
  id: string,
): Promise<{ recipients: string[]; requests: string[] }> {
  const mails = await transaction.sql<{ id: string; user_id: string }>(
    (tenantFilter) => sql`select j.id, j.user_id from jobs j
        where ${tenantFilter('j')} and j.kind = 'mail.badLiftsAlert' and j.subject_id = ${id}
          and j.user_id is not null`,
  )
  return {
    recipients: [...new Set(mails.map(({ user_id }) => user_id))],
    requests: mails.map((mail) => mail.id),
  }
}

interface ErasedObservations {
  /** Ids of the observations about the person and of their videos, and of videos of theirs without an observation. */
  about: string[]
  /** Ids of the observations whose result they contested. */
  contested: string[]
  /** Ids of the observations on which they commented or were mentioned. */
  commented: string[]
  /** Ids of the observations by and about them that said on which device they were made. */
  onDevices: string[]
}

/**
 * Removes the texts and measurements of observations about the person, what they said in contests and comments, and the
 * devices of observations by and about them. What others said to them elsewhere stays.
 */
async function eraseObservations(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<ErasedObservations> {
  const observations = await transaction.sql<{ id: string; video_id: string | null }>(
    (tenantFilter) => sql`update observations o
        set name = null, notes = null, ai_review_notes = null, feedback_notes = null
        where ${tenantFilter('o')} and o.observee_id = ${id} returning o.id, o.video_id`,
  )
  const unused = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select v.id from videos v where ${tenantFilter('v')} and v.user_id = ${id}
        and not exists (select from observations o where ${tenantFilter('o')} and o.video_id = v.id)`,
  )
  const videos = [
    ...observations.flatMap(({ video_id }) => video_id ?? []),
    ...unused.map((video) => video.id),
  ]
  const ids = observations.map((observation) => observation.id)
  const contests = await transaction.sql<{ observation_id: string }>(
    (tenantFilter) => sql`update observation_contests d set reason = '[removed]',
          answer_text = case when d.observation_id = any(${ids}::uuid[]) and d.answer_text is not null
            then '[removed]' else d.answer_text end
        where ${tenantFilter('d')} and (d.user_id = ${id} or d.observation_id = any(${ids}::uuid[]))
        returning d.observation_id`,
  )
  await transaction.sql(
    (
      tenantFilter,
    ) => sql`update videos v set title = null, description = null, other_details = null,
          judgement = null, average_body_angle = null
        where ${tenantFilter('v')} and v.id = any(${videos}::uuid[])`,
  )
  await deleteComments(transaction, ids)
  const comments = await transaction.sql<{ observation_id: string }>(
    (tenantFilter) => sql`update comments k
        set text = case when k.user_id = ${id} then '[removed]' else k.text end,
          deleted_at = case when k.user_id = ${id} then coalesce(k.deleted_at, ${now}) else k.deleted_at end
        where ${tenantFilter('k')} and (k.user_id = ${id} or exists (select from comment_mentions m
          where ${tenantFilter('m')} and m.comment_id = k.id and m.user_id = ${id}))
        returning k.observation_id`,
  )
  const onDevices = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`update observations o set device_details = null, expo_build_number = null
        where ${tenantFilter('o')} and (o.user_id = ${id} or o.observee_id = ${id})
          and (o.device_details is not null or o.expo_build_number is not null)
        returning o.id`,
  )
  return {
    about: [...ids, ...videos],
    commented: [...new Set(comments.map(({ observation_id }) => observation_id))],
    contested: [...new Set(contests.map(({ observation_id }) => observation_id))],
    onDevices: onDevices.map((observation) => observation.id),
  }
}

async function deleteRowsOf(transaction: Transaction, table: TableName, id: string): Promise<void> {
  const columns: string[] = columnsOfKind(table, 'person')
  if (columns.length === 0) return
  await transaction.sql((tenantFilter: TenantFilter) => {
    const isTheirs = columns.map((column) => sql`${sql.ref(`d.${column}`)} = ${id}`)
    return sql`delete from ${sql.table(table)} d
        where ${tenantFilter('d')} and (${sql.join(isTheirs, sql` or `)})`
  })
}
