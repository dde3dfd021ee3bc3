/** Removes from follow-ups what says something about people: of an erased person, and of old observations. */
import type { Transaction } from '../../platform/db/database.ts'
import { columnsOfKind } from '../../platform/db/tables.ts'
import { sql } from '../../platform/db/sql.ts'

/** Fields of their entries in the audit log that name people. */
export const FOLLOW_UP_PEOPLE: readonly string[] = columnsOfKind('follow_ups', 'person')

/**
 * Removes texts about a person and by them, and withdraws what was still to be done with them. What others wrote about
 * somebody else stays. Returns the ids.
 */
export async function eraseFollowUps(
  transaction: Transaction,
  personId: string,
): Promise<string[]> {
  const rows = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`update follow_ups f set
          note = case when ${personId} in (f.user_id, f.opened_by) then null else f.note end,
          agreed = case when ${personId} in (f.user_id, f.coach_id) then null else f.agreed end,
          state = case when f.user_id = ${personId} and f.state in ('OPEN', 'COACHED') then 'WITHDRAWN' else f.state end
        where ${tenantFilter('f')} and ${personId} in (f.user_id, f.coach_id, f.opened_by)
        returning f.id`,
  )
  return rows.map(({ id }) => id)
}

/** Returns the people whom the follow-ups of observations name. */
export async function readFollowUpPeople(
  transaction: Transaction,
  observations: readonly string[],
): Promise<string[]> {
  const rows = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select distinct p.id from follow_ups f
          cross join lateral unnest(array[f.user_id, f.coach_id, f.opened_by]) as p (id)
        where ${tenantFilter('f')} and f.observation_id = any(${observations}::uuid[]) and p.id is not null`,
  )
  return rows.map(({ id }) => id)
}

interface Pseudonymised {
  /** Ids of the observations. */
  ids: readonly string[]
  originals: readonly string[]
  replacements: readonly string[]
}

/** Gives their people the pseudonyms, and removes texts and what says who was told of them. Returns the ids. */
export async function pseudonymiseFollowUps(
  transaction: Transaction,
  { ids, originals, replacements }: Pseudonymised,
): Promise<string[]> {
  const replaced = (column: 'user_id' | 'coach_id' | 'opened_by') =>
    sql`coalesce((select p.replacement from unnest(${originals}::uuid[], ${replacements}::uuid[])
      as p (original, replacement) where p.original = ${sql.ref(`f.${column}`)}), ${sql.ref(`f.${column}`)})`
  const rows = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`update follow_ups f set note = null, agreed = null,
          user_id = ${replaced('user_id')}, coach_id = ${replaced('coach_id')}, opened_by = ${replaced('opened_by')},
          state = case when f.state in ('OPEN', 'COACHED') then 'WITHDRAWN' else f.state end
        where ${tenantFilter('f')} and f.observation_id = any(${ids}::uuid[]) returning f.id`,
  )
  const followUps = rows.map(({ id }) => id)
  await transaction.sql(
    (tenantFilter) => sql`delete from notifications n
        where ${tenantFilter('n')} and n.subject_id = any(${followUps}::uuid[])`,
  )
  await transaction.sql(
    (tenantFilter) => sql`delete from jobs j
        where ${tenantFilter('j')} and j.subject_id = any(${followUps}::uuid[])
          and j.state not in ('waiting', 'running')`,
  )
  return followUps
}
