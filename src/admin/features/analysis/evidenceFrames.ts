/** Loads the frames that decided an AI result: the person in the picture, at the times of the evidence. */
import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import type { PoseInPicture } from '#domain/videos/evidenceDrawing.ts'
import type { Keypoint2d } from '#domain/videos/poseFrames.ts'
import { request } from '../../foundation/data/request.ts'

/** By time; a time without a frame is missing. `times`: seconds. */
export const evidenceFramesQuery = (observationId: string, times: readonly number[]) =>
  queryOptions({
    queryKey: ['evidenceFrames', observationId, times],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<Map<number, PoseInPicture>> => {
      const variables = { id: observationId, times: [...times] }
      const { getObservationById } = await request(FRAMES, variables, { signal })
      const frames = getObservationById.video?.keypoints ?? []
      return new Map(
        frames.map(({ timestamp, keypoints_2d, keypoints_3d }) => [
          timestamp,
          toPose(keypoints_2d, keypoints_3d),
        ]),
      )
    },
  })

const FRAMES = graphql(`
  query EvidenceFrames($id: ID!, $times: [Float!]!) {
    getObservationById(id: $id) {
      video {
        keypoints(at: $times) {
          timestamp
          keypoints_2d
          keypoints_3d
        }
      }
    }
  }
`)

/** Frames of an analysis in Liftwise are lists of points. */
const toPose = (points: unknown, points3d: unknown): PoseInPicture => ({
  points: (points ?? []) as Keypoint2d[],
  visibility: (points3d as number[][]).map((point) => point[3] ?? 0),
})
