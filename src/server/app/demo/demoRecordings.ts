/** Gives the newest AI observations a recording: an overlay video and the keypoints that it was drawn from. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Insertable } from 'kysely'
import type { VideoKeypointsTable } from '../../platform/db/tables.ts'
import type { FileStore } from '../../platform/files/fileStore.ts'
import { projectRoot } from '../../platform/settings/projectRoot.ts'
import type { DemoObservation } from './demoObservations.ts'
import {
  FRAMES_PER_SECOND,
  LIFT_SECONDS,
  type LiftStyle,
  type Point,
  poseAt,
} from './liftMotion.ts'

const MAX_RECORDINGS = 24
const STYLES: LiftStyle[] = ['squat', 'stoop', 'reach', 'twist']

/** Stores the four recordings in the client's files; returns the key of each. */
export async function storeRecordings(
  files: FileStore,
  clientId: string,
): Promise<Record<LiftStyle, string>> {
  for (const style of STYLES) {
    const bytes = await readFile(
      join(projectRoot, 'src/server/app/demo/recordings', `${style}.mp4`),
    )
    await files.put(recordingKey(clientId, style), bytes, 'video/mp4')
  }
  const keys = STYLES.map((style) => [style, recordingKey(clientId, style)])
  return Object.fromEntries(keys) as Record<LiftStyle, string>
}

/** Adds a recording to the videos of the newest AI observations; returns their keypoints. */
export function attachRecordings(
  clientId: string,
  observations: DemoObservation[],
): Insertable<VideoKeypointsTable>[] {
  const newest = observations
    .filter(({ observation }) => observation.kind === 'OBSERVATION')
    .slice(-MAX_RECORDINGS)
  return newest.flatMap(({ video }) => {
    const style = liftStyleOf(video)
    Object.assign(video, {
      file_location: recordingKey(clientId, style),
      title: 'Recording',
      selected_lift_length: 2.8,
      lift_start_time: 0.8,
      lift_end_time: 3.6,
      average_body_angle: 60,
      anonymous_observation: true,
    })
    return keypointsOf(clientId, video, style)
  })
}

function liftStyleOf(video: DemoObservation['video']): LiftStyle {
  if (video.is_big_engines === false) return 'stoop'
  if (video.is_inside_base === false) return 'reach'
  return video.is_turn_not_twist === false ? 'twist' : 'squat'
}

function recordingKey(clientId: string, style: LiftStyle): string {
  return `videos/${clientId}/demo-${style}.mp4`
}

/** Sets a verdict only where the video has one, that is for the principles of its task. */
function keypointsOf(
  client_id: string,
  video: DemoObservation['video'],
  style: LiftStyle,
): Insertable<VideoKeypointsTable>[] {
  const asks = (verdict: boolean | null | undefined) => typeof verdict === 'boolean'
  return Array.from({ length: LIFT_SECONDS * FRAMES_PER_SECOND }, (_, frame) => {
    const timestamp = frame / FRAMES_PER_SECOND
    const { points, trunk, knee, twist, lifting } = poseAt(style, timestamp)
    const bent = trunk > 12
    const engines = knee / (knee + trunk)
    const bigEngines = bent && asks(video.is_big_engines) ? engines >= 0.5 : null
    const insideBase = bent && asks(video.is_inside_base) ? style !== 'reach' : null
    const turns = lifting && asks(video.is_turn_not_twist)
    return {
      client_id,
      video_id: video.id,
      timestamp: roundMillis(timestamp),
      keypoints_3d: JSON.stringify(cameraView(points)),
      twist_angle: roundMillis(twist),
      body_angle: 60,
      lift_started: lifting,
      foot_forward: false,
      is_inside_base: insideBase,
      is_twisting: turns ? twist >= 25 : null,
      is_big_engines: bigEngines,
      is_dip_n_drive: null,
      score: JSON.stringify({
        insideBase: insideBase === null ? null : insideBase ? 0.9 : 0.1,
        turnNotTwist: turns ? roundMillis(Math.max(0, 1 - twist / 50)) : null,
        bigEngines:
          bigEngines === null
            ? null
            : roundMillis(Math.min(1, Math.max(0, (engines - 0.25) / 0.4))),
        dipNDrive: null,
      }),
    }
  })
}

/**
 * Projects the points for a camera 60° from the front: x to the right of the picture, y up, z towards the camera;
 * metres from the hips.
 */
function cameraView(points: readonly Point[]): number[][] {
  const [hipX, hipY] = points[23] ?? [0, 0, 0]
  const yaw = Math.PI / 3
  return points.map(([x, y, z]) => {
    const forward = x - hipX
    const right = forward * Math.sin(yaw) - z * Math.cos(yaw)
    const nearer = forward * Math.cos(yaw) + z * Math.sin(yaw)
    return [right, y - hipY, nearer, 1].map(roundMillis)
  })
}

const roundMillis = (value: number): number => Math.round(value * 1000) / 1000
