/** Reads the people who are inactive. */
import { OBSERVING_ROLES } from '#domain/alerts/alertRules.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { textSortKey, fullName } from '../../context/listSql/listSql.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface InactivePerson {
  userId: string
  /** The period: the day of the last observation, or of the account's creation. */
  cause: string
}

/** Returns people whose last observation is before an instant and whose period has not been alerted. */
export function readNewlyInactive(
  db: Database,
  clientId: string,
  before: Date,
): Promise<InactivePerson[]> {
  return db.sql<InactivePerson>(
    { clientId },
    (tenantFilter) => sql`select u.id as "userId", ${INACTIVITY_SPELL} as cause
        ${inactiveUsers(tenantFilter, before)} and not exists (select from alerts a
          where ${tenantFilter('a')} and a.kind = 'inactivity' and a.user_id = u.id and a.occurrence = ${INACTIVITY_SPELL})
        order by u.id`,
  )
}

export interface StillInactive {
  name: string
  /** The last observation that the reader may see; null: none. */
  last: Date | null
}

/** Returns those of the people who are still inactive and visible, by name. */
export function readStillInactive(
  db: Database,
  access: Access,
  { people, before }: { people: readonly string[]; before: Date },
): Promise<StillInactive[]> {
  const name = fullName('u')
  return db.sql<StillInactive>(
    access,
    (tenantFilter) => sql`select ${name} as name, (select v.date from observations v
          where ${tenantFilter('v')} and v.user_id = u.id and v.deleted_at is null
            and ${visibleObservation(access, 'v')}
          order by v.date desc, v.id desc limit 1) as last ${inactiveUsers(tenantFilter, before)}
        and u.id = any(${people}::uuid[]) and ${visibleUser(access, 'u', tenantFilter)}
        order by ${textSortKey(name, access)}, u.id`,
  )
}

/** In UTC, so that a new time zone of the client does not create a new period. */
const INACTIVITY_SPELL = sql`to_char(coalesce(o.date, u.created_at) at time zone 'UTC', 'YYYY-MM-DD')`

function inactiveUsers(tenantFilter: TenantFilter, before: Date): Sql {
  return sql`from users u left join lateral (
      select o.date from observations o
      where ${tenantFilter('o')} and o.user_id = u.id and o.deleted_at is null
      order by o.date desc, o.id desc limit 1
    ) o on true
    where ${tenantFilter('u')} and u.type = any(${OBSERVING_ROLES}::text[])
      and u.is_account_enabled and u.deleted_at is null
      and coalesce(o.date, u.created_at) < ${before}`
}
