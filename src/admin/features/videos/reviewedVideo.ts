/** Loads an observation's video for the workbench: its link, and the verdicts and figures of every analysed frame. */
import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import type { Keypoint, LiftKeypoint } from '#api/generated/contract.ts'
import {
  timelineLanesOf,
  toLiftFrames,
  type TimelineLane,
  type LiftFrame,
  framesEnd,
} from '#domain/videos/liftFrames.ts'
import { request } from '../../foundation/data/request.ts'

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
      const { video } = getObservationById
      return video && toReviewedVideo(observationId, video)
    },
  })

const REVIEWED_VIDEO = graphql(`
  query ReviewedVideo($id: ID!) {
    getObservationById(id: $id) {
      video {
        id
        video_url
        keypoints {
          timestamp
          twist_angle
          body_angle
          lift_started
          foot_forward
        }
        lift_keypoints {
          timestamp
          isInsideBase
          isTwisting
          isBigEngines
          isDipNDrive
          isFootForward
          bodyAngle
          score {
            insideBase
            turnNotTwist
            bigEngines
            dipNDrive
          }
        }
      }
    }
  }
`)

export interface ReviewedVideo {
  observationId: string
  /** null: no file. */
  url: string | null
  /** Frames of the timeline by time, its lanes, and the end of the last frame in seconds. */
  frames: LiftFrame[]
  lanes: TimelineLane[]
  end: number
  /** Figures of the analysed frames by time, and those times in seconds. */
  figures: FrameFigure[]
  times: number[]
}

export interface FrameFigure {
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
    'timestamp' | 'twist_angle' | 'body_angle' | 'lift_started' | 'foot_forward'
  >[]
  lift_keypoints: LiftKeypoint[]
}

function toReviewedVideo(
  observationId: string,
  { video_url, keypoints, lift_keypoints }: VideoRow,
): ReviewedVideo {
  const frames = toLiftFrames(lift_keypoints)
  const byTime = keypoints.toSorted((a, b) => a.timestamp - b.timestamp)
  return {
    observationId,
    url: video_url,
    frames,
    lanes: timelineLanesOf(frames),
    end: framesEnd(frames.map(({ at }) => at)),
    figures: byTime.map((keypoint) => ({
      twistAngle: keypoint.twist_angle ?? null,
      bodyAngle: keypoint.body_angle ?? null,
      isLifting: keypoint.lift_started,
      isFootForward: keypoint.foot_forward ?? null,
    })),
    times: byTime.map(({ timestamp }) => timestamp),
  }
}
