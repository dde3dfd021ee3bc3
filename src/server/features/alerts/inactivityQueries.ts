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
    (tenantFilter) => sql`select person.id as "userId", ${INACTIVITY_SPELL} as cause
        ${inactiveUsers(tenantFilter, before)} and not exists (select from alerts alert
          where ${tenantFilter('alert')} and alert.kind = 'inactivity' and alert.user_id = person.id
            and alert.occurrence = ${INACTIVITY_SPELL})
        order by person.id`,
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
  const name = fullName('person')
  return db.sql<StillInactive>(
    access,
    (
      tenantFilter,
    ) => sql`select ${name} as name, (select observation.date from observations observation
          where ${tenantFilter('observation')} and observation.user_id = person.id and observation.deleted_at is null
            and ${visibleObservation(access, 'observation')}
          order by observation.date desc, observation.id desc limit 1) as last ${inactiveUsers(tenantFilter, before)}
        and person.id = any(${people}::uuid[]) and ${visibleUser(access, 'person', tenantFilter)}
        order by ${textSortKey(name, access)}, person.id`,
  )
}

/** In UTC, so that a new time zone of the client does not create a new period. */
const INACTIVITY_SPELL = sql`to_char(coalesce(latest.date, person.created_at) at time zone 'UTC', 'YYYY-MM-DD')`

function inactiveUsers(tenantFilter: TenantFilter, before: Date): Sql {
  return sql`from users person left join lateral (
      select latest.date from observations latest
      where ${tenantFilter('latest')} and latest.user_id = person.id and latest.deleted_at is null
      order by latest.date desc, latest.id desc limit 1
    ) latest on true
    where ${tenantFilter('person')} and person.type = any(${OBSERVING_ROLES}::text[])
      and person.is_account_enabled and person.deleted_at is null
      and coalesce(latest.date, person.created_at) < ${before}`
}
