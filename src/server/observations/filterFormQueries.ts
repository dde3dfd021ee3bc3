/** Reads the names that the observation filter offers, deleted ones too, since old observations carry them. */
import type { NamedRecordParent } from '#api/parents.ts'
import type { Access } from '../access/access.ts'
import { seesCampaign } from '../access/campaignAccess.ts'
import { seesDepartment, seesLocation } from '../access/placeAccess.ts'
import { seesTask } from '../access/taskAccess.ts'
import type { Database, InReach } from '../db/database.ts'
import { alphabetical } from '../list/sortedBy.ts'
import { sql, type Sql } from '../db/sql.ts'

export type NamedTable = 'locations' | 'departments' | 'tasks' | 'campaigns'

/** By name. */
export async function readNames(
  db: Database,
  access: Access,
  table: NamedTable,
): Promise<NamedRecordParent[]> {
  return db.read<NamedRecordParent>(access, (tables) =>
    tables.sql(
      (inReach) => sql`select r.id, r.name, r.deleted_at from ${sql.table(table)} r
        where ${inReach('r')} and ${SEES[table](access, 'r', inReach)}
        order by ${alphabetical(sql`r.name`)}, r.id`,
    ),
  )
}

const SEES: Record<NamedTable, (access: Access, alias: string, inReach: InReach) => Sql<boolean>> =
  {
    locations: seesLocation,
    departments: seesDepartment,
    tasks: seesTask,
    campaigns: seesCampaign,
  }
