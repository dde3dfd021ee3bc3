/** Reads the tasks that an observation form offers. */
import type { ObservationTaskParent } from '#api/parents.ts'
import type { Access } from '../access/access.ts'
import { seesCampaign } from '../access/campaignAccess.ts'
import { doneAtLocations, doneInDepartments, seesTask } from '../access/taskAccess.ts'
import type { Database } from '../db/database.ts'
import { alphabetical } from '../list/sortedBy.ts'
import { sql } from '../db/sql.ts'

export interface TaskPlace {
  /** null: not chosen yet. */
  locationId: string | null
  departmentId: string | null
  campaignId: string | null
}

/** By name. An unknown campaign has no tasks. */
export async function readTasksForObservation(
  db: Database,
  access: Access,
  { locationId, departmentId, campaignId }: TaskPlace,
): Promise<ObservationTaskParent[]> {
  return db.read<ObservationTaskParent>(access, (tables) =>
    tables.sql((inReach) => {
      const ofCampaign = campaignId
        ? sql`exists (select from campaigns k where ${inReach('k')} and k.id = ${campaignId}
            and k.deleted_at is null and ${seesCampaign(access, 'k', inReach)}
            and (k.task_id is null or k.task_id = t.id))`
        : sql`true`
      return sql`select t.id, t.name, t.is_pushing, t.is_pulling, t.uses_pull_tilt_take,
          t.show_other_observation_option, t.requires_manual_check, t.task_principles,
          t.task_principles_override, t.gbs_video_id, t.deleted_at
        from tasks t
        where ${inReach('t')} and t.deleted_at is null and ${seesTask(access, 't', inReach)}
          and ${doneAtLocations(locationId === null ? null : [locationId], 't', inReach)}
          and ${doneInDepartments(departmentId === null ? null : [departmentId], 't', inReach)}
          and ${ofCampaign}
        order by ${alphabetical(sql`t.name`)}, t.id`
    }),
  )
}
