/** Reads the tasks that an observation form offers. */
import type { ObservationTaskParent } from '#api/parents.ts'
import type { Access } from '../../context/visibility/access.ts'
import { visibleCampaign } from '../../context/visibility/campaignAccess.ts'
import {
  taskAtLocations,
  taskInDepartments,
  visibleTask,
} from '../../context/visibility/taskAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import { textSortKey } from '../../context/listSql/sortedBy.ts'
import { sql } from '../../platform/db/sql.ts'

export interface TaskOptionsFilter {
  /** null: not chosen yet. */
  locationId: string | null
  departmentId: string | null
  campaignId: string | null
}

/** By name. An unknown campaign has no tasks. */
export async function readTasksForObservation(
  db: Database,
  access: Access,
  { locationId, departmentId, campaignId }: TaskOptionsFilter,
): Promise<ObservationTaskParent[]> {
  return db.read<ObservationTaskParent>(access, (tables) =>
    tables.sql((tenantFilter) => {
      const ofCampaign = campaignId
        ? sql`exists (select from campaigns k where ${tenantFilter('k')} and k.id = ${campaignId}
            and k.deleted_at is null and ${visibleCampaign(access, 'k', tenantFilter)}
            and (k.task_id is null or k.task_id = t.id))`
        : sql`true`
      return sql`select t.id, t.name, t.is_pushing, t.is_pulling, t.uses_pull_tilt_take,
          t.show_other_observation_option, t.requires_manual_check, t.task_principles,
          t.task_principles_override, t.gbs_video_id, t.deleted_at
        from tasks t
        where ${tenantFilter('t')} and t.deleted_at is null and ${visibleTask(access, 't', tenantFilter)}
          and ${taskAtLocations(locationId === null ? null : [locationId], 't', tenantFilter)}
          and ${taskInDepartments(departmentId === null ? null : [departmentId], 't', tenantFilter)}
          and ${ofCampaign}
        order by ${textSortKey(sql`t.name`)}, t.id`
    }),
  )
}
