/** Reads the names that the observation filter offers, deleted ones too, since old observations carry them. */
import type { NamedRecordParent } from '#api/parents.ts'
import type { Access } from '../../context/visibility/access.ts'
import { visibleCampaign } from '../../context/visibility/campaignAccess.ts'
import { visibleDepartment, visibleLocation } from '../../context/visibility/placeAccess.ts'
import { visibleTask } from '../../context/visibility/taskAccess.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { textSortKey } from '../../context/listSql/sortedBy.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export type NamedTable = 'locations' | 'departments' | 'tasks' | 'campaigns'

/** By name. */
export async function readFilterNames(
  db: Database,
  access: Access,
  table: NamedTable,
): Promise<NamedRecordParent[]> {
  return db.read<NamedRecordParent>(access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select r.id, r.name, r.deleted_at from ${sql.table(table)} r
        where ${tenantFilter('r')} and ${VISIBILITY[table](access, 'r', tenantFilter)}
        order by ${textSortKey(sql`r.name`)}, r.id`,
    ),
  )
}

const VISIBILITY: Record<
  NamedTable,
  (access: Access, alias: string, tenantFilter: TenantFilter) => Sql<boolean>
> = {
  locations: visibleLocation,
  departments: visibleDepartment,
  tasks: visibleTask,
  campaigns: visibleCampaign,
}
