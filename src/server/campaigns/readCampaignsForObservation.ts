/** Reads the campaigns that an observation form offers. */
import type { ObservationCampaign } from '#api/generated/contract.ts'
import type { Access } from '../access/access.ts'
import { seesCampaign } from '../access/campaignAccess.ts'
import type { Database } from '../db/database.ts'
import { alphabetical } from '../list/sortedBy.ts'
import { runsOn } from './runsOn.ts'
import { sql } from '../db/sql.ts'

/** Those that run on the client's day of `now`, by name. */
export async function readCampaignsForObservation(
  db: Database,
  access: Access,
  now: Date,
): Promise<ObservationCampaign[]> {
  return db.read<ObservationCampaign>(access, (tables) =>
    tables.sql(
      (inReach) => sql`
        select k.id, k.name, k.type, k.start_date, k.end_date, k.task_id, k.location_id, k.department_id
        from campaigns k join clients c on c.id = k.client_id
        where ${inReach('k')} and k.deleted_at is null and ${runsOn('k', now, sql`c.time_zone`)}
          and ${seesCampaign(access, 'k', inReach)}
        order by ${alphabetical(sql`k.name`)}, k.id`,
    ),
  )
}
