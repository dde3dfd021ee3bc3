/** Replaces the people of old observations by pseudonyms and removes free text; figures stay as they are. */
import { PSEUDONYM_FIRSTNAME } from '#domain/dataProtection/dataProtection.ts'
import { nameKey } from '#domain/normalForm.ts'
import { audit, type AuditActor } from '../../context/audit/audit.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { columnsOfKind } from '../../platform/db/tables.ts'
import { FIRST_STREAK } from '../alerts/badLiftsQueries.ts'
import { eraseRows } from './eraseRows.ts'
import type { Pseudonym, Pseudonymise } from './pseudonyms.ts'

export interface DueObservation {
  id: string
  date: Date
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
  const videos = due.flatMap(({ video_id }) => video_id ?? [])
  const followUps = await readFollowUps(transaction, ids)
  const subjects = [...ids, ...videos, ...followUps]
  const standIns = await insertStandIns(transaction, {
    clientId,
    people: await readPeople(transaction, subjects),
    pseudonymOf,
    now,
  })
  const names = due.map((row) => unlinkedPseudonym(row, pseudonymOf))
  const unlinked = sql`(select found.name from unnest(${ids}::uuid[], ${names}::text[]) as found (id, name)
    where found.id = entry.id)`
  await eraseRows(
    transaction,
    actor,
    {
      subjects,
      kinds: ['person', 'identity', 'text'],
      person: null,
      standIns,
      set: { observations: { unlinked_observee_name: unlinked, pseudonymised_at: sql`${now}` } },
      at: now,
    },
    { clientId, subjectId: clientId, forgetActor: true },
  )
  const [originals, replacements] = [[...standIns.keys()], [...standIns.values()]]
  // The database asks whether the observations have pseudonyms.
  await transaction.sql(
    (
      tenantFilter,
    ) => sql`select replace_viewers(client.id, ${videos}::uuid[], ${originals}::uuid[], ${replacements}::uuid[])
        from clients client where ${tenantFilter('client')} and client.id = ${clientId}`,
  )
  await removeTraces(transaction, ids, followUps)
  for (const recordId of ids) {
    const change = { clientId, action: 'UPDATE', entity: 'observations', recordId } as const
    await audit(transaction, actor, { ...change, after: { pseudonymised_at: now } })
  }
}

/** Returns the follow-ups of observations. */
async function readFollowUps(
  transaction: Transaction,
  observations: readonly string[],
): Promise<string[]> {
  const rows = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select follow_up.id from follow_ups follow_up
        where ${tenantFilter('follow_up')} and follow_up.observation_id = any(${observations}::uuid[])`,
  )
  return rows.map(({ id }) => id)
}

/** Returns the people whom the observations, their videos and follow-ups name, but for those with a pseudonym. */
async function readPeople(transaction: Transaction, records: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const table of ['observations', 'videos', 'follow_ups'] as const) {
    const people = sql.join(
      columnsOfKind(table, 'person').map((column) => sql.ref(`entry.${column}`)),
    )
    const rows = await transaction.sql<{ id: string }>(
      (tenantFilter) => sql`select distinct found.id from ${sql.table(table)} entry
          cross join lateral unnest(array[${people}]) as found (id)
          where ${tenantFilter('entry')} and entry.id = any(${records}::uuid[]) and found.id is not null
            and not exists (select from users person
              where ${tenantFilter('person')} and person.id = found.id and person.pseudonymised_at is not null)`,
    )
    for (const { id } of rows) found.add(id)
  }
  return [...found]
}

/**
 * Removes what names both a person and one of these records: notifications, claims for review, alerts of incorrect ones
 * in a row, and finished jobs.
 */
async function removeTraces(
  transaction: Transaction,
  ids: readonly string[],
  followUps: readonly string[],
): Promise<void> {
  await transaction.sql(
    (tenantFilter) => sql`delete from notifications notice
        where ${tenantFilter('notice')} and notice.subject_id = any(${[...ids, ...followUps]}::uuid[])`,
  )
  await transaction.sql(
    (tenantFilter) => sql`delete from review_claims claim
        where ${tenantFilter('claim')} and claim.observation_id = any(${ids}::uuid[])`,
  )
  // The streak goes on: its alert is known as that of a streak that began with the first observation.
  await transaction.sql(
    (tenantFilter) => sql`with ended as (
          delete from alerts alert where ${tenantFilter('alert')} and alert.kind = 'badLifts'
            and alert.occurrence = any(${ids}::text[])
          returning alert.client_id, alert.user_id, alert.created_at)
        insert into alerts (client_id, kind, user_id, occurrence, created_at)
        select client_id, 'badLifts', user_id, ${FIRST_STREAK}, min(created_at)
        from ended group by client_id, user_id on conflict do nothing`,
  )
  await transaction.sql(
    (tenantFilter) => sql`delete from jobs job
        where ${tenantFilter('job')} and job.state not in ('waiting', 'running')
          and (job.subject_id = any(${followUps}::uuid[]) or job.kind in ('alertOfBadLifts', 'mail.badLiftsAlert')
            and split_part(job.occurrence, '/', 1) = any(${ids}::text[]))`,
  )
}

/**
 * Accounts that nobody can use and that no list shows: the observations of one person stay together. Returns their ids
 * by those of the people.
 */
async function insertStandIns(
  transaction: Transaction,
  {
    clientId,
    people,
    pseudonymOf,
    now,
  }: { clientId: string; people: readonly string[]; pseudonymOf: Pseudonymise; now: Date },
): Promise<Map<string, string>> {
  if (people.length === 0) return new Map()
  const pseudonyms = people.map(pseudonymOf)
  await transaction.run((tables) =>
    tables
      .insert('users')
      .values(
        pseudonyms.map((pseudonym) => ({
          client_id: clientId,
          id: pseudonym.id,
          ...pseudonymColumns(pseudonym),
          type: 'NONE' as const,
          pseudonymised_at: now,
          created_at: now,
          deleted_at: now,
        })),
      )
      .onConflict((known) => known.doNothing()),
  )
  return new Map(people.map((id) => [id, pseudonymOf(id).id]))
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
