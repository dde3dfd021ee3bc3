/** Erases one person's data: the account gets a pseudonym, and figures stay. */
import type { ErasurePreview, MutationErasePersonArgs } from '#api/generated/contract.ts'
import { badInput, forbidden, notFound } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { erasureRefusal, type PersonWithRecords } from '#domain/users/userRules.ts'
import { audit } from '../../context/audit/audit.ts'
import {
  CONTEST_FIELDS,
  observationFields,
  redactAudit,
  USER_FIELDS,
} from '../../context/audit/redactAudit.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { type Access, accessToRecord } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import type { ReadableTables, TenantFilter, Transaction } from '../../platform/db/database.ts'
import { columnsOfKind, PERSONAL_DATA } from '../../platform/db/personalData.ts'
import { sql } from '../../platform/db/sql.ts'
import type { TableName } from '../../platform/db/tables.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { checkPersonalData, personWithRecords } from '../users/userPolicy.ts'
import { pseudonymColumns, REMOVED_CONTEST_TEXTS } from './pseudonymiseObservations.ts'
import { pseudonymsOf } from './pseudonyms.ts'
import { deleteRemovedFiles, markRecordingsRemoved } from './removeRecordings.ts'
import { hasRecording, isHeld, lockHolds } from './retentionQueries.ts'

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
  await context.db.write({ clientId }, async (transaction) => {
    await lockHolds(transaction, clientId)
    const erasure = await readErasure(transaction, context, { access, userId })
    if (erasure.is_erased) throw badInput('userId', MESSAGES.erasedAlready)
    if (erasure.is_held) throw forbidden(MESSAGES.underLegalHold)
    if (confirmation.trim() !== erasure.name)
      throw badInput('confirmation', MESSAGES.nameNotConfirmed)
    await eraseRows(transaction, context, { clientId, id: erasure.id })
  })
  const { db, files, background } = context
  background.start(() => deleteRemovedFiles({ db, files }, clientId))
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
    const countOf = (column: 'user_id' | 'observee_id') =>
      sql`(select count(*)::int from observations n where ${tenantFilter('n')} and ${sql.ref(`n.${column}`)} = u.id)`
    return sql`select ${personWithRecords(access, 'u', tenantFilter)}, btrim(u.firstname || ' ' || u.lastname) as name,
        ${countOf('observee_id')} as observed_count, ${countOf('user_id')} as observation_count,
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
  await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`update users u set deleted_at = coalesce(u.deleted_at, ${now})
        where ${tenantFilter('u')} and u.id = ${id}`,
    ),
  )
  await transaction.run((tables) =>
    tables
      .update('users')
      .set({ ...pseudonymColumns({ id, code }), pseudonymised_at: now })
      .where('id', '=', id),
  )
  const records = await eraseObservations(transaction, id)
  await markRecordingsRemoved(transaction, context, {
    clientId,
    videos: records,
    recordingDays: null,
  })
  for (const table of Object.keys(PERSONAL_DATA) as TableName[])
    if (PERSONAL_DATA[table].onErasure === 'deleted') await deleteRowsOf(transaction, table, id)
  await emptyJobs(transaction, id, now)
  const change = { clientId, action: 'UPDATE', entity: 'users', recordId: id } as const
  await audit(transaction, context, { ...change, after: { pseudonymised_at: now } })
  redactAudit(transaction, context, {
    clientId,
    subjectId: id,
    records: [id, ...records],
    fields: [...new Set([...USER_FIELDS, ...observationFields('text'), ...CONTEST_FIELDS])],
    forgetActor: false,
  })
}

/**
 * Removes the texts of observations about the person, and the devices of observations by them. Returns the ids of the
 * observations about them and of their videos.
 */
async function eraseObservations(transaction: Transaction, id: string): Promise<string[]> {
  const observations = await transaction.run<{ id: string; video_id: string | null }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`update observations o
        set name = null, notes = null, ai_review_notes = null, feedback_notes = null
        where ${tenantFilter('o')} and o.observee_id = ${id} returning o.id, o.video_id`,
    ),
  )
  const videos = observations.flatMap(({ video_id }) => video_id ?? [])
  const ids = observations.map((observation) => observation.id)
  await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`update observation_contests d set ${REMOVED_CONTEST_TEXTS}
        where ${tenantFilter('d')} and (d.user_id = ${id} or d.observation_id = any(${ids}::uuid[]))`,
    ),
  )
  await transaction.run((tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`update videos v set title = null, description = null, other_details = null
        where ${tenantFilter('v')} and v.id = any(${videos}::uuid[])`,
    ),
  )
  await transaction.run((tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`update observations o set device_details = null, expo_build_number = null
        where ${tenantFilter('o')} and o.user_id = ${id}
          and (o.device_details is not null or o.expo_build_number is not null)`,
    ),
  )
  return [...ids, ...videos]
}

async function deleteRowsOf(transaction: Transaction, table: TableName, id: string): Promise<void> {
  const columns: string[] = columnsOfKind(table, 'person')
  if (columns.length === 0) return
  await transaction.run((tables) =>
    tables.sql((tenantFilter: TenantFilter) => {
      const isTheirs = columns.map((column) => sql`${sql.ref(`d.${column}`)} = ${id}`)
      return sql`delete from ${sql.table(table)} d
        where ${tenantFilter('d')} and (${sql.join(isTheirs, sql` or `)})`
    }),
  )
}

/** What is not finished is cancelled; files are deleted by the next sweep. */
async function emptyJobs(transaction: Transaction, id: string, now: Date): Promise<void> {
  await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`update jobs j set result = null, error = null,
          payload = jsonb_strip_nulls(jsonb_build_object('clientId', j.payload->'clientId',
            'source', j.payload->'source', 'check', j.payload->'check', 'format', j.payload->'format',
            'fileName', case when j.payload ? 'fileName' then '[removed]' end)),
          files_until = case when j.files_until is not null then least(j.files_until, ${now}) end,
          state = case when j.state in ('waiting', 'running') then 'cancelled' else j.state end,
          finished_at = coalesce(j.finished_at, ${now}), lease_holder = null, lease_until = null
        where ${tenantFilter('j')} and j.user_id = ${id}`,
    ),
  )
}
