/** Stores which alerts were given, and reads whom they may name. */
import { type Access } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Schema } from '../../platform/db/tables.ts'

/** Returns those of the people whom the access allows to see. */
export async function readVisibleUsers(
  db: Database,
  access: Access,
  people: readonly string[],
): Promise<string[]> {
  if (!access.ownRecordsOnly && access.locations === null && access.departments === null)
    return [...people]
  const rows = await db.sql<{ id: string }>(
    access,
    (tenantFilter) => sql`select person.id from users person
        where ${tenantFilter('person')} and person.id = any(${people}::uuid[]) and ${visibleUser(access, 'person', tenantFilter)}`,
  )
  return rows.map(({ id }) => id)
}

interface Alert {
  userId: string
  /** The same one is given once. */
  cause: string
}

/** Returns the people about whom this alert was not given before; concurrent callers never get the same person. */
export async function claimAlerts(
  transaction: Transaction,
  { clientId, kind }: { clientId: string; kind: Schema['alerts']['kind'] },
  alerts: readonly Alert[],
): Promise<Set<string>> {
  const claimed = await transaction.sql<{ user_id: string }>(
    (tenantFilter) => sql`insert into alerts (client_id, kind, user_id, occurrence)
        select person.client_id, ${kind}, person.id, given.cause
        from unnest(${alerts.map(({ userId }) => userId)}::uuid[],
          ${alerts.map(({ cause }) => cause)}::text[]) as given (user_id, cause)
        join users person on person.client_id = ${clientId} and person.id = given.user_id
        where ${tenantFilter('person')}
        order by person.id
        on conflict do nothing returning user_id`,
  )
  return new Set(claimed.map(({ user_id }) => user_id))
}
