/** Reads the analysed observations whose stored keypoints can be judged again. */
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { countRows } from '../../context/listSql/listSql.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { Row } from '../../platform/db/tables.ts'
import { readFrames, toStoredPose } from '../videos/videoQueries.ts'

export interface AnalysedObservation {
  id: string
  observation: Row<'observations'>
  video: Row<'videos'>
  task: Row<'tasks'>
}

export const countAnalysed = (db: Database, access: Access): Promise<number> =>
  countRows(db, access, (tenantFilter) => analysed(tenantFilter, access))

/** Returns the next ones by id. `after`: null for the first. */
export const readAnalysed = (
  db: Database,
  access: Access,
  { after, take }: { after: string | null; take: number },
): Promise<AnalysedObservation[]> =>
  db.sql<AnalysedObservation>(
    access,
    (
      tenantFilter,
    ) => sql`select observation.id, row_to_json(observation) as observation, row_to_json(video) as video,
          row_to_json(task) as task ${analysed(tenantFilter, access)}
          and (${after}::uuid is null or observation.id > ${after}::uuid)
        order by observation.id limit ${take}`,
  )

/** Overridden ones too, which are counted as skipped. */
const analysed = (tenantFilter: TenantFilter, access: Access): Sql =>
  sql`from observations observation
    join videos video on ${tenantFilter('video')} and video.client_id = observation.client_id and video.id = observation.video_id
    join tasks task on ${tenantFilter('task')} and task.client_id = observation.client_id and task.id = observation.task_id
    where ${tenantFilter('observation')} and observation.deleted_at is null and observation.review_type in ('AI', 'MANUAL_OVERRIDE')
      and video.thresholds_version is not null and video.recording_removed_at is null and observation.pseudonymised_at is null
      and ${visibleObservation(access, 'observation')}`

/** Returns each video's frames, in the order of the videos. */
export async function readPoses(
  db: Database,
  videos: readonly { client_id: string; id: string }[],
): Promise<PoseFrame[][]> {
  const frames = await readFrames(db, videos, { withPoses: true })
  return frames.map((rows) => rows.map(toStoredPose))
}
