/** Reads the campaigns that an observation form offers. */
import type { ObservationCampaign } from '#api/generated/contract.ts'
import type { Access } from '../../context/visibility/access.ts'
import { visibleCampaign } from '../../context/visibility/campaignAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import { textSortKey } from '../../context/listSql/sortedBy.ts'
import { isRunningOn } from './runsOn.ts'
import { sql } from '../../platform/db/sql.ts'

/** Those that run on the client's day of `now`, by name. */
export async function readCampaignsForObservation(
  db: Database,
  access: Access,
  now: Date,
): Promise<ObservationCampaign[]> {
  return db.read<ObservationCampaign>(access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`
        select k.id, k.name, k.type, k.start_date, k.end_date, k.task_id, k.location_id, k.department_id
        from campaigns k join clients c on c.id = k.client_id
        where ${tenantFilter('k')} and k.deleted_at is null and ${isRunningOn('k', now, sql`c.time_zone`)}
          and ${visibleCampaign(access, 'k', tenantFilter)}
        order by ${textSortKey(sql`k.name`)}, k.id`,
    ),
  )
}
