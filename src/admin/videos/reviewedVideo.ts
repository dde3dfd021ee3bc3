/** What the workbench asks of an observation's video: its link and every analysed frame, which no other screen loads. */
import { queryOptions } from '@tanstack/react-query'
import type { Keypoint, LiftKeypoint } from '#api/generated/contract.ts'
import { lanesOf, liftFramesOf } from '#domain/videos/liftFrames.ts'
import type { Lane, LiftFrame } from '#domain/videos/liftFrames.ts'
import { endOfFrames } from '#domain/videos/frameTimes.ts'
import type { BodyPoint } from '#domain/videos/poseView.ts'
import { call } from '../data/call.ts'

/** Asked once: a new signed link would start the video anew. */
export const reviewedVideoQuery = (observationId: string) =>
  queryOptions({
    queryKey: ['reviewedVideo', observationId],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<ReviewedVideo | null> => {
      const { getObservationById } = await call<Answer>(DOCUMENT, { id: observationId }, { signal })
      return getObservationById.video && reviewedVideoOf(getObservationById.video)
    },
  })

export interface ReviewedVideo {
  /** null: there is no file. */
  url: string | null
  /** What the timeline draws, by time; its lanes; where the last frame ends, in seconds. */
  frames: LiftFrame[]
  lanes: Lane[]
  end: number
  /** The body at each analysed frame, by time, and when that is, in seconds. */
  poses: Pose[]
  times: number[]
}

export interface Pose {
  points: readonly BodyPoint[]
  /** Degrees; null is not known. */
  twistAngle: number | null
  bodyAngle: number | null
  isLifting: boolean
  isFootForward: boolean | null
}

interface Answer {
  getObservationById: { video: AskedVideo | null }
}

interface AskedVideo {
  video_url: string | null
  keypoints: Pick<
    Keypoint,
    'timestamp' | 'keypoints_3d' | 'twist_angle' | 'body_angle' | 'lift_started' | 'foot_forward'
  >[]
  lift_keypoints: LiftKeypoint[]
}

const DOCUMENT = `query ReviewedVideo($id: ID!) { getObservationById(id: $id) { video {
  id video_url
  keypoints { timestamp keypoints_3d twist_angle body_angle lift_started foot_forward }
  lift_keypoints {
    timestamp isInsideBase isTwisting isBigEngines isDipNDrive isFootForward bodyAngle
    score { insideBase turnNotTwist bigEngines dipNDrive }
  }
} } }`

function reviewedVideoOf({ video_url, keypoints, lift_keypoints }: AskedVideo): ReviewedVideo {
  const frames = liftFramesOf(lift_keypoints)
  const byTime = keypoints.toSorted((a, b) => a.timestamp - b.timestamp)
  return {
    url: video_url,
    frames,
    lanes: lanesOf(frames),
    end: endOfFrames(frames.map(({ at }) => at)),
    poses: byTime.map((keypoint) => ({
      points: pointsOf(keypoint.keypoints_3d),
      twistAngle: keypoint.twist_angle ?? null,
      bodyAngle: keypoint.body_angle ?? null,
      isLifting: keypoint.lift_started,
      isFootForward: keypoint.foot_forward ?? null,
    })),
    times: byTime.map(({ timestamp }) => timestamp),
  }
}

/** The contract leaves the shape of the points open; what has another shape is not drawn. */
const pointsOf = (stored: unknown): readonly BodyPoint[] =>
  Array.isArray(stored) && stored.every(isPoint) ? stored : []

const isPoint = (point: unknown): point is BodyPoint =>
  Array.isArray(point) && point.length >= 3 && point.every((figure) => Number.isFinite(figure))
