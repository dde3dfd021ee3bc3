/** A lift with the measures that judge it. */
import { type BodyMeasures, ENOUGH_UPRIGHT, isUpright, mean, type Sides } from './bodyMeasures.ts'
import type { LiftInterval } from './judgement.ts'
import type { Thresholds } from './thresholds.ts'

export interface MeasuredLift {
  measures: readonly BodyMeasures[]
  /** Height of the shoulders in the picture while the person is upright. */
  standing: number
  lift: LiftInterval
  /** The leg that is seen better. */
  leg: keyof Sides
  thresholds: Thresholds
}

/** Returns the leg that is more visible around the lift. */
export function betterLeg(measures: readonly BodyMeasures[], lift: LiftInterval): keyof Sides {
  const during = measures.filter(({ at }) => at >= lift.start - 1 && at <= lift.end)
  const visibility = (side: keyof Sides) =>
    mean(during.map(({ legVisibility }) => legVisibility[side]))
  return visibility('left') >= visibility('right') ? 'left' : 'right'
}

/**
 * Returns the upright frames that are nearest to the lift, within the time that may lie between; empty: nobody stands. The
 * ones before it where there are any: afterwards a load may hide the legs.
 */
export function uprightFrames({ measures, lift, thresholds }: MeasuredLift): BodyMeasures[] {
  const within = thresholds.standingTime.value
  const upright = measures.filter(isUpright)
  const before = upright.filter(({ at }) => at < lift.start && at >= lift.start - within)
  const after = upright.filter(({ at }) => at >= lift.start && at <= lift.end + within)
  return before.length >= ENOUGH_UPRIGHT
    ? before.slice(-MOST_UPRIGHT)
    : after.length >= ENOUGH_UPRIGHT
      ? after.slice(0, MOST_UPRIGHT)
      : []
}

/** Frames. */
const MOST_UPRIGHT = 10

/** knee / (knee + trunk); null: hardly bent. */
export function kneeShareOf(
  { knees, trunk }: BodyMeasures,
  { leg, thresholds }: Pick<MeasuredLift, 'leg' | 'thresholds'>,
): number | null {
  const bending = knees[leg] + trunk
  return bending < thresholds.bending.value ? null : knees[leg] / bending
}

/** True if the angle to the camera is at least `least` from the front and from the back. */
export const isSideways = (bodyAngle: number, least: number): boolean =>
  bodyAngle >= least && bodyAngle <= 180 - least

/** True if the person disappears within these measures for too long, or somewhere else appears. */
export function isTrackLost(
  measures: readonly BodyMeasures[],
  { lift, standing, thresholds }: Pick<MeasuredLift, 'lift' | 'standing' | 'thresholds'>,
): boolean {
  const gap = thresholds.trackGap.value
  const [first, last] = [measures[0], measures.at(-1)]
  if (!first || !last) return true
  if (first.at > lift.start + gap || last.at < lift.end - gap) return true
  return measures.slice(1).some((measure, index) => {
    const before = measures[index] ?? measure
    const seconds = measure.at - before.at
    const [x, y] = [measure.hips[0] - before.hips[0], measure.hips[1] - before.hips[1]]
    const speed = Math.hypot(x, y) / standing / Math.max(seconds, Number.EPSILON)
    return seconds > gap || speed > thresholds.trackSpeed.value
  })
}
