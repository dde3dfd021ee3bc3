/** Visibility of any record that people with chosen places may not see, by its table. */
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { RecordTable } from '../../platform/db/tables.ts'
import type { AssignedPlaces } from '../places/assignedPlaces.ts'
import type { Access } from './userAccess.ts'
import { visibleUser } from './userVisibility.ts'
import {
  visibleCampaign,
  visibleDepartment,
  visibleFollowUp,
  visibleLocation,
  visibleObservation,
  visibleTask,
  visibleTaskAction,
} from './visibility.ts'

export type VisibleTable = Exclude<RecordTable, 'clients' | 'gbs_videos' | 'videos'>

/** The condition on a record of the table over its alias. */
export const VISIBLE_RECORDS: Readonly<
  Record<VisibleTable, (access: Access, alias: string, tenantFilter: TenantFilter) => Sql<boolean>>
> = {
  campaigns: visibleCampaign,
  departments: visibleDepartment,
  follow_ups: visibleFollowUp,
  locations: visibleLocation,
  observations: visibleObservation,
  task_actions: visibleTaskAction,
  tasks: visibleTask,
  users: visibleUser,
}

/** Whether some of the client's places and people are outside the access. */
export const isRestricted = ({ locations, departments }: AssignedPlaces): boolean =>
  locations !== null || departments !== null

const VISIBLE_TABLES = Object.keys(VISIBLE_RECORDS) as VisibleTable[]

/** Returns those of the ids that are records of the client which the caller may not see. */
export async function readHiddenIds(
  db: Database,
  access: Access,
  ids: readonly string[],
  records: readonly VisibleTable[] = VISIBLE_TABLES,
): Promise<Set<string>> {
  if (!isRestricted(access) || ids.length === 0) return new Set()
  const distinct = [...new Set(ids)]
  const rows = await db.read<{ id: string }>(access, (tables) =>
    tables.sql((tenantFilter) =>
      sql.join(
        records.map(
          (table) => sql`select r.id from ${sql.table(table)} r
            where ${tenantFilter('r')} and r.id = any(${distinct}::uuid[])
              and not ${VISIBLE_RECORDS[table](access, 'r', tenantFilter)}`,
        ),
        sql` union all `,
      ),
    ),
  )
  return new Set(rows.map(({ id }) => id))
}
