/** The condition that an entry must meet to be seen: it is about a record that is seen, or the asker's own. */
import type { Access } from '../access/access.ts'
import { visibleCampaign } from '../access/campaignAccess.ts'
import { visibleObservation } from '../access/observationAccess.ts'
import { visibleDepartment, visibleLocation } from '../access/placeAccess.ts'
import { visibleTask } from '../access/taskAccess.ts'
import type { TenantFilter } from '../db/database.ts'
import type { TableName } from '../db/tables.ts'
import { visibleUser } from '../users/seesUser.ts'
import { sql, type Sql } from '../db/sql.ts'

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
