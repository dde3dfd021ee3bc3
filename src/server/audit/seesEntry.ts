/** The condition that an entry must meet to be seen: it is about a record that is seen, or the asker's own. */
import type { Access } from '../access/access.ts'
import { seesCampaign } from '../access/campaignAccess.ts'
import { seesObservation } from '../access/observationAccess.ts'
import { seesDepartment, seesLocation } from '../access/placeAccess.ts'
import { seesTask } from '../access/taskAccess.ts'
import type { InReach } from '../db/database.ts'
import type { TableName } from '../db/tables.ts'
import { seesUser } from '../users/seesUser.ts'
import { sql, type Sql } from '../db/sql.ts'

/** null: every one. `alias` is the entry's. */
export function seesEntry(access: Access, alias: string, inReach: InReach): Sql<boolean> | null {
  if (access.locations === null && access.departments === null) return null
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const seen = (table: TableName, record: string, sees: Sql<boolean>, id = 'id') =>
    sql`exists (select from ${sql.table(table)} ${sql.ref(record)}
      where ${inReach(record)} and ${sql.ref(`${record}.${id}`)} = ${column('record_id')} and ${sees})`
  return sql`(${column('user_id')} = ${access.userId} or case ${column('entity')}
    when 'observations' then ${seen('observations', 'eo', seesObservation(access, 'eo'))}
    when 'videos' then ${seen('observations', 'ev', seesObservation(access, 'ev'), 'video_id')}
    when 'users' then ${seen('users', 'eu', seesUser(access, 'eu', inReach))}
    when 'locations' then ${seen('locations', 'el', seesLocation(access, 'el'))}
    when 'departments' then ${seen('departments', 'ed', seesDepartment(access, 'ed', inReach))}
    when 'tasks' then ${seen('tasks', 'et', seesTask(access, 'et', inReach))}
    when 'campaigns' then ${seen('campaigns', 'ec', seesCampaign(access, 'ec', inReach))}
    when 'gbs_videos' then true
    when 'clients' then true
    else false end)`
}
