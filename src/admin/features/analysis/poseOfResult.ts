/** Turns what the pose engine found in a picture into a frame of the domain. */
import type { Landmark, NormalizedLandmark } from '@mediapipe/tasks-vision'
import type { PoseFrame } from '#domain/videos/poseFrames.ts'

export interface FoundPoses {
  /** Parts of each person, as shares of the picture's width and height. */
  landmarks: readonly (readonly NormalizedLandmark[])[]
  /** Parts of each person in metres: x to the right, y down, z away from the camera. */
  worldLandmarks: readonly (readonly Landmark[])[]
}

/** `timestamp` in seconds; `aspect` is the picture's width over its height. */
export function poseOfResult(timestamp: number, found: FoundPoses, aspect: number): PoseFrame {
  const [inPicture = []] = found.landmarks
  const [inWorld = []] = found.worldLandmarks
  return {
    timestamp: toMilliseconds(timestamp),
    keypoints3d: inWorld.map(({ x, y, z, visibility }) => [
      rounded(x),
      rounded(-y),
      rounded(-z),
      rounded(visibility),
    ]),
    keypoints2d: inPicture.map(({ x, y }) => [rounded(x * aspect), rounded(y)]),
    people: inWorld.length > 0 ? 1 : 0,
  }
}

/** Timestamps are stored in whole milliseconds. */
export const toMilliseconds = (seconds: number): number => Math.round(seconds * 1_000) / 1_000

/** A tenth of a millimetre. Adding zero turns -0 into 0, which JSON cannot tell apart. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000 + 0
