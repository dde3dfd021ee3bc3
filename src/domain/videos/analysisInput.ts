/** Frames of an analysis as the browser sends them and as the server reads them. */
import type { Keypoint2d, Keypoint3d, PoseFrame } from './poseFrames.ts'

export interface AnalysisKeypoint {
  timestamp: number
  keypoints3d: unknown
  keypoints2d?: unknown
  people?: number | null | undefined
  /** The server finds the lift itself. */
  liftStarted: boolean
}

/** Returns the frames with the numbers that are sent, so that the sender's judgement is the server's. */
export const asSent = (frames: readonly PoseFrame[]): PoseFrame[] =>
  toAnalysisKeypoints(frames).flatMap((keypoint) => toPoseFrame(keypoint) ?? [])

/** Rounds to millimetres and thousandths of the picture, so that 700 frames fit into a call of 1 MiB. */
export const toAnalysisKeypoints = (frames: readonly PoseFrame[]): AnalysisKeypoint[] =>
  frames.map(({ timestamp, keypoints3d, keypoints2d, people }) => ({
    timestamp: thousandths(timestamp),
    keypoints3d: keypoints3d.map(([x, y, z, visibility]) => [
      thousandths(x),
      thousandths(y),
      thousandths(z),
      hundredths(visibility),
    ]),
    keypoints2d: keypoints2d.map(([x, y]) => [thousandths(x), thousandths(y)]),
    people,
    liftStarted: false,
  }))

// Adding zero turns -0 into 0.
const thousandths = (value: number): number => Math.round(value * 1_000) / 1_000 + 0
const hundredths = (value: number): number => Math.round(value * 100) / 100 + 0

/** Returns null when the keypoints are not lists of numbers; whether these are plausible is checked afterwards. */
export function toPoseFrame({
  timestamp,
  keypoints3d,
  keypoints2d,
  people,
}: AnalysisKeypoint): PoseFrame | null {
  if (!isListOfNumbers(keypoints3d) || !isListOfNumbers(keypoints2d)) return null
  return {
    timestamp,
    keypoints3d: keypoints3d as unknown as Keypoint3d[],
    keypoints2d: keypoints2d as unknown as Keypoint2d[],
    people: people ?? -1,
  }
}

const isListOfNumbers = (value: unknown): value is number[][] =>
  Array.isArray(value) &&
  value.every(
    (point: unknown) =>
      Array.isArray(point) && point.every((one: unknown) => typeof one === 'number'),
  )
