/** Loads the poses that the skeleton is drawn from: nine tenths of an analysis, so they come after the recording. */
import { queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import type { BodyPoint } from '#domain/videos/poseView.ts'
import { request } from '../../foundation/data/request.ts'

/** The body's points in every analysed frame, by time; a frame whose points are of an unknown shape has none. */
export const skeletonPosesQuery = (observationId: string) =>
  queryOptions({
    queryKey: ['skeletonPoses', observationId],
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<SkeletonPoses> => {
      const { getObservationById } = await request(POSES, { id: observationId }, { signal })
      const keypoints = getObservationById.video?.keypoints ?? []
      return keypoints
        .toSorted((a, b) => a.timestamp - b.timestamp)
        .map(({ keypoints_3d }) => parsePoints(keypoints_3d))
    },
  })

export type SkeletonPoses = readonly (readonly BodyPoint[])[]

const POSES = graphql(`
  query SkeletonPoses($id: ID!) {
    getObservationById(id: $id) {
      video {
        keypoints {
          timestamp
          keypoints_3d
        }
      }
    }
  }
`)

/** The contract does not define the shape of points. */
const parsePoints = (stored: unknown): readonly BodyPoint[] =>
  Array.isArray(stored) && stored.every(isPoint) ? stored : []

const isPoint = (point: unknown): point is BodyPoint =>
  Array.isArray(point) && point.length >= 3 && point.every((figure) => Number.isFinite(figure))
