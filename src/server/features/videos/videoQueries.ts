/** Writes and reads the videos of observations, and the frames of their analysis. */
import type { VideoParent } from '#api/parents.ts'
import type { LiftScore } from '#api/generated/contract.ts'
import { notFound } from '#domain/errors.ts'
import { scopeOfRecords } from '../../context/scope/tenantScope.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Database, TenantScope, Transaction } from '../../platform/db/database.ts'
import type { NewRow, Row } from '../../platform/db/tables.ts'
import type { Session } from '../../context/request/requestContext.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import type { JudgedFrame } from '#domain/videos/judgement.ts'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { recordingLengthOf } from './videoSchemas.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { claimKeypoints } from './claimKeypoints.ts'

export async function insertVideo(
  transaction: Transaction,
  video: NewRow<'videos'>,
): Promise<void> {
  await transaction.run((tables) => tables.insert('videos').values(video))
}

/**
 * Inserts all frames in one statement, whose text does not depend on their number. Throws BAD_INPUT for those of another
 * observation.
 */
export async function insertFrames(
  transaction: Transaction,
  videoId: string,
  frames: readonly StoredFrame[],
): Promise<void> {
  if (frames.length === 0) return
  await claimKeypoints(transaction, videoId, frames)
  const column = columnsOf<StoredFrame>(frames)
  const json = (values: readonly unknown[]) =>
    values.map((value) => (value === null ? null : JSON.stringify(value)))
  await transaction.sql(
    (tenantFilter) => sql`insert into video_keypoints
          (client_id, video_id, "timestamp", keypoints_3d, keypoints_2d, people, ${VERDICT_COLUMNS})
        select video.client_id, video.id, found.* from videos video, unnest(
          ${column('timestamp')}::float8[], ${json(column('keypoints3d'))}::jsonb[],
          ${json(column('keypoints2d'))}::jsonb[], ${column('people')}::int[], ${verdictLists(column)}) found
        where ${tenantFilter('video')} and video.id = ${videoId}`,
  )
}

/** An analysed frame. */
export interface StoredFrame extends Omit<JudgedFrame, 'score'> {
  score: Partial<JudgedFrame['score']>
  keypoints3d: unknown
  keypoints2d: unknown
  people: number | null
}

const VERDICT_COLUMNS = sql`twist_angle, body_angle, lift_started, foot_forward,
  is_inside_base, is_twisting, is_big_engines, is_dip_n_drive, score`

type ColumnOf<Frame> = <Field extends keyof Frame>(field: Field) => Frame[Field][]

const columnsOf =
  <Frame>(frames: readonly Frame[]): ColumnOf<Frame> =>
  (field) =>
    frames.map((frame) => frame[field])

type VerdictFrame = Pick<StoredFrame, keyof JudgedFrame>

/** In the order of VERDICT_COLUMNS. */
const verdictLists = (column: ColumnOf<VerdictFrame>): Sql =>
  sql`${column('twistAngle')}::float8[], ${column('bodyAngle')}::float8[],
    ${column('liftStarted')}::boolean[], ${column('footForward')}::boolean[],
    ${column('isInsideBase')}::boolean[], ${column('isTwisting')}::boolean[],
    ${column('isBigEngines')}::boolean[], ${column('isDipNDrive')}::boolean[],
    ${column('score').map((score) => JSON.stringify(score))}::jsonb[]`

/** Replaces angles and verdicts of the frames; their keypoints stay. */
export async function updateFrameVerdicts(
  transaction: Transaction,
  videoId: string,
  frames: readonly JudgedFrame[],
): Promise<void> {
  const column = columnsOf<VerdictFrame>(frames)
  await transaction.sql(
    (tenantFilter) => sql`update video_keypoints keypoint set (${VERDICT_COLUMNS}) =
          (found.twist_angle, found.body_angle, found.lift_started, found.foot_forward,
            found.is_inside_base, found.is_twisting, found.is_big_engines, found.is_dip_n_drive, found.score)
        from unnest(${column('timestamp')}::float8[], ${verdictLists(column)}) found ("timestamp", ${VERDICT_COLUMNS})
        where ${tenantFilter('keypoint')} and keypoint.video_id = ${videoId} and keypoint."timestamp" = found."timestamp"`,
  )
}

export async function deleteFrames(transaction: Transaction, videoId: string): Promise<void> {
  await transaction.sql(
    (tenantFilter) =>
      sql`delete from video_keypoints keypoint where ${tenantFilter('keypoint')} and keypoint.video_id = ${videoId}`,
  )
}

/** Returns the frames of an analysis in Liftwise, by time. */
export async function readPoseFrames(
  transaction: Transaction,
  videoId: string,
): Promise<PoseFrame[]> {
  const rows = await transaction.sql<StoredPose>(
    (
      tenantFilter,
    ) => sql`select keypoint."timestamp", keypoint.keypoints_3d, keypoint.keypoints_2d, keypoint.people from video_keypoints keypoint
        where ${tenantFilter('keypoint')} and keypoint.video_id = ${videoId} order by keypoint."timestamp"`,
  )
  return rows.map(toStoredPose)
}

export interface StoredPose {
  timestamp: number
  keypoints_3d: unknown
  keypoints_2d: unknown
  people: number | null
}

export const toStoredPose = (row: StoredPose): PoseFrame => ({
  timestamp: row.timestamp,
  keypoints3d: row.keypoints_3d as PoseFrame['keypoints3d'],
  keypoints2d: (row.keypoints_2d ?? []) as PoseFrame['keypoints2d'],
  people: row.people ?? 0,
})

export async function readVideo(
  db: Database,
  scope: TenantScope,
  id: string,
): Promise<VideoParent | null> {
  const [video] = await db.read(scope, (tables) =>
    tables.from('videos').selectAll().where('id', '=', id),
  )
  return video ?? null
}

export async function readOwnVideo(
  db: Database,
  { clientId, userId }: Pick<Session, 'clientId' | 'userId'>,
  id: string,
): Promise<VideoParent | null> {
  // Planned once for any values, a condition on the person would look up all of their videos.
  const [video] = await db.read({ clientId }, (tables) =>
    tables.from('videos').selectAll().where('id', '=', id),
  )
  return video?.user_id === userId ? video : null
}

/** Returns the observation's own video; the observation's row must be locked already. null: it has none. */
export async function lockVideo(
  transaction: Transaction,
  id: string | null,
): Promise<Row<'videos'> | null> {
  if (!id) return null
  const [video] = await transaction.run((tables) =>
    tables.from('videos').selectAll().where('id', '=', id).forNoKeyUpdate(),
  )
  return video ?? null
}

/** Locks the observation of a video, for a change of either; NOT_FOUND if the caller sees none. */
export async function lockObservationOf(
  transaction: Transaction,
  access: Access,
  videoId: string,
): Promise<Row<'observations'>> {
  const [observation] = await transaction.sql<Row<'observations'>>(
    (tenantFilter) => sql`select observation.* from observations observation
        where ${tenantFilter('observation')} and observation.video_id = ${requireUuid(videoId)} and observation.deleted_at is null
          and ${visibleObservation(access, 'observation')}
        for no key update`,
  )
  if (!observation) throw notFound()
  return observation
}

interface AnalysisRules {
  task: Row<'tasks'>
  can_use_not_applicable: boolean
  raw_video_upload_enabled: boolean
}

/** Reads the rules for evaluating a video's answers or its analysis. */
export async function readAnalysisRules(
  transaction: Transaction,
  taskId: string,
): Promise<AnalysisRules> {
  const [judging] = await transaction.sql<AnalysisRules>(
    (
      tenantFilter,
    ) => sql`select row_to_json(task) as task, client.can_use_not_applicable, client.raw_video_upload_enabled
        from tasks task join clients client on client.id = task.client_id where ${tenantFilter('task')} and task.id = ${taskId}`,
  )
  if (!judging) throw new Error('The task of an observation is gone.')
  return judging
}

/** Returns the length of a recording by its frames; see `recordingLengthOf`. */
export async function readRecordingLength(
  transaction: Transaction,
  videoId: string,
): Promise<number | null> {
  const frames = await transaction.sql<{ timestamp: number }>(
    (tenantFilter) => sql`select keypoint."timestamp" from video_keypoints keypoint
        where ${tenantFilter('keypoint')} and keypoint.video_id = ${videoId}
        order by keypoint."timestamp" desc limit 1`,
  )
  return recordingLengthOf(frames)
}

export async function readRecordingSettings(
  transaction: Transaction,
): Promise<{ allowsAnonymous: boolean; allowsRecording: boolean }> {
  const [client] = await transaction.run((tables) =>
    tables.from('clients').select(['anonymous_observations_enabled', 'raw_video_upload_enabled']),
  )
  return {
    allowsAnonymous: client?.anonymous_observations_enabled ?? false,
    allowsRecording: client?.raw_video_upload_enabled ?? false,
  }
}

/** Without poses, those columns are null. */
export interface Frame {
  timestamp: number
  keypoints_3d: unknown
  keypoints_2d: unknown
  people: number | null
  twist_angle: number | null
  body_angle: number | null
  lift_started: boolean
  foot_forward: boolean | null
  is_inside_base: boolean | null
  is_twisting: boolean | null
  is_big_engines: boolean | null
  is_dip_n_drive: boolean | null
  score: Partial<LiftScore>
}

/**
 * Returns each video's frames by time; poses are nine tenths of them. The caller's access to the videos must have been
 * checked.
 */
export async function readFrames(
  db: Database,
  videos: readonly { client_id: string; id: string }[],
  { withPoses, times }: { withPoses: boolean; times?: readonly number[] },
): Promise<Frame[][]> {
  const byId = new Map(videos.map((video) => [video.id, { ...video, frames: [] as Frame[] }]))
  const requested = [...byId.values()]
  const rows = await db.sql<Frame & { video_id: string }>(
    scopeOfRecords(videos),
    (tenantFilter) => sql`select keypoint.*
        from unnest(${requested.map((one) => one.client_id)}::uuid[], ${requested.map(({ id }) => id)}::uuid[])
          as asked (client_id, id)
        cross join lateral (
          select keypoint.video_id, keypoint."timestamp", keypoint.people, ${withPoses ? POSES : NO_POSES}, ${VERDICT_COLUMNS}
          from video_keypoints keypoint
          where ${tenantFilter('keypoint')} and keypoint.client_id = asked.client_id and keypoint.video_id = asked.id
            ${times ? sql`and keypoint."timestamp" = any(${times}::float8[])` : sql``}
          order by keypoint."timestamp" offset 0) keypoint`,
  )
  for (const row of rows) byId.get(row.video_id)?.frames.push(row)
  return videos.map(({ id }) => byId.get(id)?.frames ?? [])
}

const POSES = sql`keypoint.keypoints_3d, keypoint.keypoints_2d`
const NO_POSES = sql`null::jsonb as keypoints_3d, null::jsonb as keypoints_2d`
