/** The condition that an entry must meet to be seen: it is about a record that is seen, or the asker's own. */
import type { Access } from '../../context/visibility/access.ts'
import { visibleCampaign } from '../../context/visibility/campaignAccess.ts'
import { visibleObservation } from '../../context/visibility/observationAccess.ts'
import { visibleDepartment, visibleLocation } from '../../context/visibility/placeAccess.ts'
import { visibleTask } from '../../context/visibility/taskAccess.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import type { TableName } from '../../platform/db/tables.ts'
import { visibleUser } from '../../context/visibility/seesUser.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** null: every one. `alias` is the entry's. */
export function visibleAuditEntry(
  access: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> | null {
  if (access.locations === null && access.departments === null) return null
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const aboutVisible = (table: TableName, record: string, condition: Sql<boolean>, id = 'id') =>
    sql`exists (select from ${sql.table(table)} ${sql.ref(record)}
      where ${tenantFilter(record)} and ${sql.ref(`${record}.${id}`)} = ${column('record_id')} and ${condition})`
  return sql`(${column('user_id')} = ${access.userId} or case ${column('entity')}
    when 'observations' then ${aboutVisible('observations', 'eo', visibleObservation(access, 'eo'))}
    when 'videos' then ${aboutVisible('observations', 'ev', visibleObservation(access, 'ev'), 'video_id')}
    when 'users' then ${aboutVisible('users', 'eu', visibleUser(access, 'eu', tenantFilter))}
    when 'locations' then ${aboutVisible('locations', 'el', visibleLocation(access, 'el'))}
    when 'departments' then ${aboutVisible('departments', 'ed', visibleDepartment(access, 'ed', tenantFilter))}
    when 'tasks' then ${aboutVisible('tasks', 'et', visibleTask(access, 'et', tenantFilter))}
    when 'campaigns' then ${aboutVisible('campaigns', 'ec', visibleCampaign(access, 'ec', tenantFilter))}
    when 'gbs_videos' then true
    when 'clients' then true
    else false end)`
}
