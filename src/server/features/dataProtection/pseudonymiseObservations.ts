/** Replaces the people of old observations by pseudonyms and removes free text; figures stay as they are. */
import { PSEUDONYM_FIRSTNAME } from '#domain/dataProtection/dataProtection.ts'
import { nameKey } from '#domain/normalForm.ts'
import { audit, type AuditActor } from '../../context/audit/audit.ts'
import {
  CLIP_FIELDS,
  COMMENT_FIELDS,
  CONTEST_FIELDS,
  DEVICE_FIELDS,
  FOLLOW_UP_FIELDS,
  HOLD_FIELDS,
  observationFields,
  redactAudit,
} from '../../context/audit/redactAudit.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import {
  FOLLOW_UP_PEOPLE,
  pseudonymiseFollowUps,
  readFollowUpPeople,
} from '../followUps/eraseFollowUps.ts'
import { FIRST_STREAK } from '../alerts/badLiftsQueries.ts'
import { removeClipNotes } from '../calibration/calibrationQueries.ts'
import { removeHoldReasons } from './legalHolds.ts'
import type { Pseudonym, Pseudonymise } from './pseudonyms.ts'

export interface DueObservation {
  id: string
  date: Date
  user_id: string
  observee_id: string | null
  unlinked_observee_name: string | null
  unlinked_observee_employee_id: string | null
  video_id: string | null
}

export async function pseudonymiseObservations(
  transaction: Transaction,
  actor: AuditActor,
  {
    clientId,
    due,
    pseudonymOf,
  }: { clientId: string; due: readonly DueObservation[]; pseudonymOf: Pseudonymise },
): Promise<void> {
  const now = actor.now()
  const ids = due.map(({ id }) => id)
  const people = [
    ...due.flatMap(({ user_id, observee_id }) => [user_id, observee_id ?? []].flat()),
    ...(await readFollowUpPeople(transaction, ids)),
  ]
  const known = await readPseudonymised(transaction, people)
  const standIns = new Map(
    people.filter((id) => !known.has(id)).map((id) => [id, pseudonymOf(id)] as const),
  )
  const standInFor = (id: string | null) => (id === null ? null : (standIns.get(id)?.id ?? id))
  await insertStandIns(transaction, clientId, [...standIns.values()], now)
  const columns = {
    ids,
    observers: due.map(({ user_id }) => standInFor(user_id)),
    observees: due.map(({ observee_id }) => standInFor(observee_id)),
    names: due.map((row) => unlinkedPseudonym(row, pseudonymOf)),
  }
  await transaction.sql(
    (tenantFilter) => sql`update observations o set user_id = p.observer, observee_id = p.observee,
          unlinked_observee_name = p.name, unlinked_observee_employee_id = null, name = null, notes = null,
          ai_review_notes = null, feedback_notes = null, device_details = null, expo_build_number = null,
          pseudonymised_at = ${now}
        from unnest(${columns.ids}::uuid[], ${columns.observers}::uuid[], ${columns.observees}::uuid[],
          ${columns.names}::text[]) as p (id, observer, observee, name)
        where ${tenantFilter('o')} and o.id = p.id`,
  )
  await transaction.sql(
    (
      tenantFilter,
    ) => sql`update videos v set title = null, description = null, other_details = null,
          user_id = o.user_id, skeleton_misfit_by = null
        from observations o
        where ${tenantFilter('v')} and ${tenantFilter('o')} and o.video_id = v.id
          and o.id = any(${columns.ids}::uuid[])`,
  )
  const [originals, replacements] = [
    [...standIns.keys()],
    [...standIns.values()].map(({ id }) => id),
  ]
  const standIn = sql`coalesce((select p.replacement
    from unnest(${originals}::uuid[], ${replacements}::uuid[]) as p (original, replacement)
    where p.original = d.user_id), d.user_id)`
  await transaction.sql(
    (tenantFilter) => sql`update blind_reviews d set user_id = ${standIn}
        where ${tenantFilter('d')} and d.observation_id = any(${columns.ids}::uuid[])`,
  )
  await transaction.sql(
    (tenantFilter) => sql`update observation_contests d set ${REMOVED_CONTEST_TEXTS},
          user_id = ${standIn}
        where ${tenantFilter('d')} and d.observation_id = any(${columns.ids}::uuid[])`,
  )
  await deleteComments(transaction, columns.ids)
  const followUps = await pseudonymiseFollowUps(transaction, { ids, originals, replacements })
  const videos = due.flatMap(({ video_id }) => video_id ?? [])
  await transaction.sql(
    (
      tenantFilter,
    ) => sql`select replace_viewers(c.id, ${videos}::uuid[], ${originals}::uuid[], ${replacements}::uuid[])
        from clients c where ${tenantFilter('c')} and c.id = ${clientId}`,
  )
  await removeTraces(transaction, columns.ids)
  const held = await removeHoldReasons(transaction, columns.ids)
  const clips = await removeClipNotes(transaction, columns.ids)
  for (const recordId of columns.ids) {
    const change = { clientId, action: 'UPDATE', entity: 'observations', recordId } as const
    await audit(transaction, actor, { ...change, after: { pseudonymised_at: now } })
  }
  redactAudit(transaction, actor, {
    clientId,
    subjectId: clientId,
    records: [
      ...due.flatMap(({ id, video_id }) => [id, video_id ?? []].flat()),
      ...followUps,
      ...held,
      ...clips,
    ],
    fields: [
      ...observationFields('person', 'identity', 'text'),
      ...DEVICE_FIELDS,
      ...CONTEST_FIELDS,
      ...COMMENT_FIELDS,
      ...HOLD_FIELDS,
      ...CLIP_FIELDS,
      ...FOLLOW_UP_FIELDS,
      ...FOLLOW_UP_PEOPLE,
    ],
    forgetActor: true,
  })
}

/** Removes what names both a person and one of these observations: notifications, claims for review, and alerts of incorrect ones in a row. */
async function removeTraces(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.sql(
    (tenantFilter) => sql`delete from notifications n
        where ${tenantFilter('n')} and n.subject_id = any(${ids}::uuid[])`,
  )
  await transaction.sql(
    (tenantFilter) => sql`delete from review_claims k
        where ${tenantFilter('k')} and k.observation_id = any(${ids}::uuid[])`,
  )
  // The streak goes on: its alert is known as that of a streak that began with the first observation.
  await transaction.sql(
    (tenantFilter) => sql`with ended as (
          delete from alerts a where ${tenantFilter('a')} and a.kind = 'badLifts'
            and a.occurrence = any(${ids}::text[])
          returning a.client_id, a.user_id, a.created_at)
        insert into alerts (client_id, kind, user_id, occurrence, created_at)
        select e.client_id, 'badLifts', e.user_id, ${FIRST_STREAK}, min(e.created_at)
        from ended e group by e.client_id, e.user_id on conflict do nothing`,
  )
  await transaction.sql(
    (tenantFilter) => sql`delete from jobs j
        where ${tenantFilter('j')} and j.kind in ('alertOfBadLifts', 'mail.badLiftsAlert')
          and j.state not in ('waiting', 'running') and split_part(j.occurrence, '/', 1) = any(${ids}::text[])`,
  )
}

/** Deletes what was said about these observations. */
export const deleteComments = (
  transaction: Transaction,
  ids: readonly string[],
): Promise<unknown> =>
  transaction.sql(
    (tenantFilter) => sql`delete from comments k
        where ${tenantFilter('k')} and k.observation_id = any(${ids}::uuid[])`,
  )

/** Assignments that remove the texts of a contest, which may name people. */
const REMOVED_CONTEST_TEXTS = sql`reason = '[removed]',
  answer_text = case when answer_text is not null then '[removed]' end`

/** Returns those who have a pseudonym already: erased people and stand-ins. */
async function readPseudonymised(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select u.id from users u where ${tenantFilter('u')}
        and u.id = any(${ids}::uuid[]) and u.pseudonymised_at is not null`,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Accounts that nobody can use and that no list shows: the observations of one person stay together. */
async function insertStandIns(
  transaction: Transaction,
  clientId: string,
  pseudonyms: readonly Pseudonym[],
  now: Date,
): Promise<void> {
  if (pseudonyms.length === 0) return
  await transaction.run((tables) =>
    tables
      .insert('users')
      .values(
        pseudonyms.map(({ id, code }) => ({
          client_id: clientId,
          id,
          ...pseudonymColumns({ id, code }),
          type: 'NONE' as const,
          pseudonymised_at: now,
          created_at: now,
          deleted_at: now,
        })),
      )
      .onConflict((known) => known.doNothing()),
  )
}

/** Replaces what identifies an account; `id` is the account's. */
export const pseudonymColumns = ({ id, code }: Pseudonym) => ({
  firstname: PSEUDONYM_FIRSTNAME,
  lastname: code,
  email: `${id}@erased.invalid`,
  employee_id: null,
  title: null,
  password_hash: null,
  invited_at: null,
  is_account_enabled: false,
})

function unlinkedPseudonym(row: DueObservation, pseudonymOf: Pseudonymise): string | null {
  if (row.observee_id !== null) return null
  const parts = [row.unlinked_observee_name, row.unlinked_observee_employee_id]
  const identity = parts.map((part) => nameKey(part ?? '')).join('\n')
  return `${PSEUDONYM_FIRSTNAME} ${pseudonymOf(identity).code}`
}
