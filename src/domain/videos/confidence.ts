/**
 * Confidence of a verdict: from the distance of its value to the threshold in units of the measurement's error, and from how
 * well the body that was found fits one whose bones keep their lengths and whose feet stand on the ground.
 */
import { type BodyMeasures, median } from './bodyMeasures.ts'
import { type MeasuredLift, uprightFrames } from './measuredLift.ts'
import { errorAt, type Threshold } from './threshold.ts'

/** Returns 0.5 at the threshold, and almost 1 far from it. `fit`: 0 to 1, of the parts of the body that were measured. */
export function confidenceOf(value: number, threshold: Threshold, fit: number): number {
  const errors = Math.abs(value - threshold.value) / errorAt(value, threshold)
  return Math.min(MOST, 1 - 0.5 * Math.exp(-GROWTH * errors * fit))
}

const GROWTH = 0.7
const MOST = 0.97

/** Returns how well the legs in these frames fit those of the upright person, 0 to 1. */
export function legFit(frames: readonly BodyMeasures[], measured: MeasuredLift): number {
  const { leg, standing, thresholds } = measured
  const upright = uprightFrames(measured)
  const seen = seenFit(
    median(frames.map(({ legVisibility }) => legVisibility[leg])),
    thresholds.legVisibility.value,
  )
  if (upright.length === 0) return seen * NOT_COMPARED
  const change = (value: (measure: BodyMeasures) => number) =>
    median(frames.map(value)) - median(upright.map(value))
  const relative = (value: (measure: BodyMeasures) => number) =>
    Math.abs(change(value)) / Math.max(median(upright.map(value)), Number.EPSILON)
  const ankle = Math.abs(change(({ feet }) => feet[leg][0]?.y ?? 0)) / standing
  const bones = Math.max(
    relative(({ thighs }) => thighs[leg]),
    relative(({ shanks }) => shanks[leg]),
  )
  return seen * ramp(ankle, thresholds.ankleRise.value) * ramp(bones, BONE_CHANGE)
}

/** Share by which a bone may seem to change. */
const BONE_CHANGE = 0.3
/** Fit of a body without another posture to compare it with. */
const NOT_COMPARED = 0.7

/** Visibility from which a part is surely seen. */
const SURELY_SEEN = 0.9

export const seenFit = (visibility: number, least: number): number =>
  ramp(SURELY_SEEN - visibility, SURELY_SEEN - least)

/** 1 at 0 and below, a half from `most` on. */
const ramp = (value: number, most: number): number =>
  1 - 0.5 * Math.min(1, Math.max(0, value / most))
