/** Checks that the parts of the body that carry a verdict were really seen, and that something was lifted at all. */
import { type BodyMeasures, ENOUGH_UPRIGHT, isUpright, median } from './bodyMeasures.ts'
import type { UnknownReason } from './judgement.ts'
import { liftOffFrames } from './liftDetection.ts'
import { isSideways, isTrackLost, type MeasuredLift, uprightFrames } from './measuredLift.ts'

/**
 * Returns why hands that rise lift nothing: the person walks, pushes, squats without reaching down, leans on the hands, only
 * raises the arms, or has put a load down and straightens up; null: they lift. Everything that a camera's distance changes is
 * compared in heights of the shoulders or lengths of the trunk.
 */
export function whyNoLift(measured: MeasuredLift): 'NO_LIFT' | 'PUT_DOWN' | null {
  const { measures, lift } = measured
  const during = measures.filter(({ at }) => at >= lift.start && at <= lift.end)
  if (during.length === 0 || isTrackLost(during, measured)) return null
  if (movesOtherwise(during, measured) || leansOnHands(measured)) return 'NO_LIFT'
  return hasPutDown(measured) ? 'PUT_DOWN' : null
}

/** `during`: the frames of the lift. */
function movesOtherwise(during: readonly BodyMeasures[], measured: MeasuredLift): boolean {
  const { measures, lift, standing, thresholds } = measured
  const [first, last] = [during[0], during.at(-1)]
  if (!first || !last) return false
  if (last.handsApart >= thresholds.handsApart.value * standing) return true
  if (lift.end - lift.start < thresholds.liftTime.value) return true
  const [fromX, fromY] = anklesOf(first)
  const farthest = (distance: (measure: BodyMeasures) => number) =>
    Math.max(...during.map(distance)) / standing
  const feet = farthest((measure) => {
    const [x, y] = anklesOf(measure)
    return Math.hypot(x - fromX, y - fromY)
  })
  // Feet that a load hides jump, but the hips stay.
  const hips = farthest((measure) => Math.abs(measure.hips[0] - first.hips[0]))
  if (feet >= thresholds.feetTravel.value && hips >= thresholds.hipsTravel.value) return true
  const hanging = liftOffFrames(measures, lift).map(
    ({ shoulderHeight, handHeight }) => shoulderHeight - handHeight,
  )
  if (median(hanging) < thresholds.handsBelow.value * standing) return true
  const drop = shoulderDropOf(measured)
  return (
    drop !== null && drop < thresholds.shoulderDrop.value && last.handHeight > last.shoulderHeight
  )
}

/** True if the hands have borne the body: feet alone bear whoever lifts, so that their weight is above them. */
function leansOnHands({ measures, lift: { start }, thresholds }: MeasuredLift): boolean {
  const leaning = measures.filter(
    ({ at, imbalance }) =>
      at >= start - LEANING_BEFORE && at <= start && imbalance >= thresholds.imbalance.value,
  )
  const [first, last] = [leaning[0], leaning.at(-1)]
  return first !== undefined && last !== undefined && last.at - first.at >= LEANING
}

/** Seconds before a lift in which the hands may have borne the body, and for how long. */
const LEANING_BEFORE = 1.5
const LEANING = 0.25

/**
 * True if the hands hang lower after the rise than before the person bent down: they came down with a load and go up
 * without it. A load that is lifted comes up at least as high as empty hands hang.
 */
function hasPutDown({ measures, lift, thresholds }: MeasuredLift): boolean {
  const upright = measures.filter(isUpright)
  const lastBefore = upright.findLast(({ at }) => at < lift.start)?.at ?? -Infinity
  const before = upright.filter(({ at }) => at <= lastBefore && at >= lastBefore - HOLDING)
  const after = upright.filter(({ at }) => at >= lift.end && at <= lift.end + HOLDING)
  if (before.length < ENOUGH_UPRIGHT || after.length < ENOUGH_UPRIGHT) return false
  const hanging = (frames: readonly BodyMeasures[]) =>
    median(
      frames.map(
        ({ shoulderHeight, handHeight, trunkInPicture }) =>
          (shoulderHeight - handHeight) / Math.max(trunkInPicture, Number.EPSILON),
      ),
    )
  return hanging(after) - hanging(before) >= thresholds.putDown.value
}

/** Seconds before bending down and after straightening up in which the hands hold a load, or hang. */
const HOLDING = 1

const anklesOf = ({ feet: { left, right } }: BodyMeasures): [x: number, y: number] => [
  ((left[0]?.x ?? 0) + (right[0]?.x ?? 0)) / 2,
  ((left[0]?.y ?? 0) + (right[0]?.y ?? 0)) / 2,
]

/** By how much the shoulders are lower at the deepest point than while standing, in shoulder heights; null: nobody stands. */
function shoulderDropOf(measured: MeasuredLift): number | null {
  const upright = uprightFrames(measured)
  if (upright.length === 0) return null
  const level = (frames: readonly BodyMeasures[]) =>
    median(frames.map(({ shoulders }) => shoulders[1]))
  return (
    (level(liftOffFrames(measured.measures, measured.lift)) - level(upright)) / measured.standing
  )
}

/** Returns why knees and trunk cannot be compared in these frames, the deepest ones; null: they can. */
export function whyBendingIsUnseen(
  deepest: readonly BodyMeasures[],
  measured: MeasuredLift,
): UnknownReason | null {
  const { leg, thresholds } = measured
  const visibility = median(deepest.map(({ legVisibility }) => legVisibility[leg]))
  if (visibility < thresholds.legVisibility.value) return 'FOOT_OBSCURED'
  const bodyAngle = median(deepest.map((measure) => measure.bodyAngle))
  if (!isSideways(bodyAngle, thresholds.obliqueView.value)) return 'TOO_FRONTAL'
  const drop = shoulderDropOf(measured)
  return drop !== null && drop < thresholds.shoulderDrop.value ? 'HARDLY_BENT' : null
}

/**
 * Returns why the knee may be bent less than it was found in these frames, the deepest ones; null: it is not. Where a load
 * hides the shin, the model folds it, so that the knee is found too bent, never too straight.
 */
export function whyKneeIsLessBent(
  deepest: readonly BodyMeasures[],
  measured: MeasuredLift,
): UnknownReason | null {
  const { leg, standing, thresholds } = measured
  const upright = uprightFrames(measured)
  if (upright.length === 0) return 'NEVER_UPRIGHT'
  const of = (frames: readonly BodyMeasures[], value: (measure: BodyMeasures) => number) =>
    median(frames.map(value))
  const ankle = ({ feet }: BodyMeasures) => feet[leg][0]?.y ?? 0
  const shank = ({ shanksInPicture }: BodyMeasures) => shanksInPicture[leg]
  const rise = (of(upright, ankle) - of(deepest, ankle)) / standing
  const shortened = 1 - of(deepest, shank) / Math.max(of(upright, shank), Number.EPSILON)
  const isFolded = rise >= thresholds.ankleRise.value || shortened >= thresholds.shankChange.value
  return isFolded ? 'FOOT_OBSCURED' : null
}
