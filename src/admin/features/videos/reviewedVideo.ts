/** Loads an observation's video for the workbench: its link and every analysed frame. */
import { queryOptions } from '@tanstack/react-query'
import type { Keypoint, LiftKeypoint } from '#api/generated/contract.ts'
import {
  timelineLanesOf,
  toLiftFrames,
  type TimelineLane,
  type LiftFrame,
  framesEnd,
} from '#domain/videos/liftFrames.ts'
import type { BodyPoint } from '#domain/videos/poseView.ts'
import { request } from '../../foundation/data/request.ts'
import { REVIEWED_VIDEO } from './reviewedVideoDocument.ts'

/** Loaded once: a new signed link would restart the video. */
export const reviewedVideoQuery = (observationId: string) =>
  queryOptions({
    queryKey: ['reviewedVideo', observationId],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<ReviewedVideo | null> => {
      const { getObservationById } = await request(
        REVIEWED_VIDEO,
        { id: observationId },
        { signal },
      )
      return getObservationById.video && toReviewedVideo(getObservationById.video)
    },
  })

export interface ReviewedVideo {
  /** null: no file. */
  url: string | null
  /** Frames of the timeline by time, its lanes, and the end of the last frame in seconds. */
  frames: LiftFrame[]
  lanes: TimelineLane[]
  end: number
  /** Poses of the analysed frames by time, and those times in seconds. */
  poses: Pose[]
  times: number[]
}

export interface Pose {
  points: readonly BodyPoint[]
  /** Degrees; null: unknown. */
  twistAngle: number | null
  bodyAngle: number | null
  isLifting: boolean
  isFootForward: boolean | null
}

interface VideoRow {
  video_url: string | null
  keypoints: Pick<
    Keypoint,
    'timestamp' | 'keypoints_3d' | 'twist_angle' | 'body_angle' | 'lift_started' | 'foot_forward'
  >[]
  lift_keypoints: LiftKeypoint[]
}

function toReviewedVideo({ video_url, keypoints, lift_keypoints }: VideoRow): ReviewedVideo {
  const frames = toLiftFrames(lift_keypoints)
  const byTime = keypoints.toSorted((a, b) => a.timestamp - b.timestamp)
  return {
    url: video_url,
    frames,
    lanes: timelineLanesOf(frames),
    end: framesEnd(frames.map(({ at }) => at)),
    poses: byTime.map((keypoint) => ({
      points: parsePoints(keypoint.keypoints_3d),
      twistAngle: keypoint.twist_angle ?? null,
      bodyAngle: keypoint.body_angle ?? null,
      isLifting: keypoint.lift_started,
      isFootForward: keypoint.foot_forward ?? null,
    })),
    times: byTime.map(({ timestamp }) => timestamp),
  }
}

/** The contract does not define the shape of points; unknown shapes are not drawn. */
const parsePoints = (stored: unknown): readonly BodyPoint[] =>
  Array.isArray(stored) && stored.every(isPoint) ? stored : []

const isPoint = (point: unknown): point is BodyPoint =>
  Array.isArray(point) && point.length >= 3 && point.every((figure) => Number.isFinite(figure))
