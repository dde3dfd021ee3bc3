/** The places that are chosen for a person, which every call reads with its session. */
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { descendantIds } from './placeTree.ts'

export interface AssignedPlaces {
  /** Including the locations inside them; null: none is chosen, so all. */
  readonly locations: readonly string[] | null
  /** Including the departments inside them; null: none is chosen, so all. */
  readonly departments: readonly string[] | null
}

export const ALL_PLACES: AssignedPlaces = { locations: null, departments: null }

/** Renders the columns of AssignedPlaces for the alias `person`. The tree costs nothing for people with full access. */
export function assignedPlaces(tenantFilter: TenantFilter): Sql {
  const column = (place: 'location' | 'department') => {
    const inClient = (alias: string) =>
      sql<boolean>`${tenantFilter(alias)} and ${sql.ref(`${alias}.client_id`)} = person.client_id`
    const chosen = sql`select ${sql.ref(`link.${place}_id`)} from ${sql.table(`user_${place}s`)} link
      where ${inClient('link')} and link.user_id = person.id`
    return sql`case when not ${sql.ref(`person.user_has_full_${place}_access`)}
      then nullif(array(${descendantIds(inClient, `${place}s`, chosen)}), '{}') end as ${sql.ref(`${place}s`)}`
  }
  return sql`${column('location')}, ${column('department')}`
}

/** Returns null when the client has no such person. */
export async function readAssignedPlaces(
  db: Database,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<AssignedPlaces | null> {
  const [row] = await db.sql<AssignedPlaces>(
    { clientId },
    (tenantFilter) => sql`select ${assignedPlaces(tenantFilter)} from users person
          where person.id = ${userId} and ${tenantFilter('person')}`,
    { pipelined: true },
  )
  return row ?? null
}
