/** The condition that a campaign must meet to be seen: it is for the asker's places or people. */
import type { Access } from './access.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { visiblePerson } from './personAccess.ts'
import { ancestorIds, type PlaceTable, type PlaceIds } from './placeTree.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export function visibleCampaign(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const people = sql`exists (
    select from campaign_users cu join users person on person.client_id = cu.client_id and person.id = cu.user_id
    where ${tenantFilter('cu')} and cu.campaign_id = ${column('id')}
      and ${access.ownRecordsOnly ? sql`person.id = ${access.userId}` : visiblePerson(access, 'person', tenantFilter)})`
  return sql`(${targetsPlace(column('location_id'), 'locations', access.locations, tenantFilter)}
    and ${targetsPlace(column('department_id'), 'departments', access.departments, tenantFilter)}
    and (not ${column('has_selected_users')} or ${people}))`
}

/** A campaign of a parent is for its children, too; one without a place is for all. */
export function targetsPlace(
  column: Sql,
  table: PlaceTable,
  places: PlaceIds | null,
  tenantFilter: TenantFilter,
): Sql<boolean> {
  if (places === null) return sql`true`
  return sql`(${column} is null or ${column} in (${ancestorIds(tenantFilter, table, places)}))`
}
