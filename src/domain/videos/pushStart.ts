/** Finds when a person sets off with what they push or pull, and whether the knees dip before. */
import { type BodyMeasures, median } from './bodyMeasures.ts'
import type { LiftInterval } from './judgement.ts'
import type { MeasuredLift } from './measuredLift.ts'
import type { Thresholds } from './thresholds.ts'

/**
 * Returns the first time in which the body travels across the picture, from setting off until it has travelled as far as
 * counts; null: it stays. `standing`: see `standingHeight`.
 */
export function findTravel(
  measures: readonly BodyMeasures[],
  standing: number,
  thresholds: Thresholds,
): LiftInterval | null {
  const least = thresholds.pushTravel.value * standing
  for (const [index, from] of measures.entries()) {
    const onward = measures.slice(index).filter(({ at }) => at <= from.at + LONGEST)
    const far = onward.find((measure) => distance(from, measure) >= least)
    if (!far) continue
    const start = onward.findLast(
      (measure) => measure.at < far.at && distance(from, measure) < SET_OFF * least,
    )
    return { start: start?.at ?? from.at, end: far.at }
  }
  return null
}

/** Across the picture, of the middle of hips and shoulders, which stays above the feet while somebody bends. */
const distance = (from: BodyMeasures, to: BodyMeasures): number =>
  Math.abs(to.hips[0] + to.shoulders[0] - from.hips[0] - from.shoulders[0]) / 2

/** Seconds that the travel may take. */
const LONGEST = 3
/** Share of the travel at which the person sets off. */
const SET_OFF = 0.15

export interface Dip {
  /** Frame in which the knees are bent most. */
  frame: BodyMeasures
  /** Degrees by which the better leg's knee is bent more than before. */
  degrees: number
}

/** Seconds before setting off in which the knees dip, and in which they are compared with. */
const DIP_TIME = 1
const BEFORE_DIP = 3

/** Returns null without frames before the dip. */
export function findDip({ measures, lift: { start }, leg }: MeasuredLift): Dip | null {
  const knee = ({ knees }: BodyMeasures) => knees[leg]
  const before = measures.filter(({ at }) => at < start - DIP_TIME && at >= start - BEFORE_DIP)
  const dipping = measures.filter(({ at }) => at >= start - DIP_TIME && at <= start)
  const [first] = dipping
  if (before.length < ENOUGH || !first) return null
  const frame = dipping.reduce(
    (most, measure) => (knee(measure) > knee(most) ? measure : most),
    first,
  )
  return { frame, degrees: Math.max(0, knee(frame) - median(before.map(knee))) }
}

/** Frames. */
const ENOUGH = 3
