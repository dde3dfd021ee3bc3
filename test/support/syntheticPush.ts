/** Keypoints of somebody whose knees dip, and who then goes off to the side with a load, as an analysis would find them. */
import type { PoseFrame } from '#domain/videos/poseFrames.ts'
import { type SyntheticLift, syntheticLift } from './syntheticLift.ts'

/** Seconds at which the person sets off, with knees that have just been bent most. */
export const SETS_OFF = 2.2

/** `knee`: degrees at the deepest point of the dip. */
export const syntheticPush = (knee: number, overrides: Partial<SyntheticLift> = {}): PoseFrame[] =>
  syntheticLift({ knee, trunk: 15, reach: 0.35, ...overrides }).map((frame) => ({
    ...frame,
    keypoints2d: frame.keypoints2d.map(
      ([x, y]) => [x + 0.2 * Math.max(0, frame.timestamp - SETS_OFF), y] as const,
    ),
  }))
