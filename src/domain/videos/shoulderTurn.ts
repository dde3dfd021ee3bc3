/** Turn of the shoulders since the start of a lift, and whether the feet moved along. */
import { angleDifference, type BodyMeasures, median, type FootPoint } from './bodyMeasures.ts'
import { liftOffFrames } from './liftDetection.ts'
import { type MeasuredLift, uprightFrames } from './measuredLift.ts'

export interface Turn {
  /** Frame in which the shoulders have turned farthest. */
  frame: BodyMeasures
  /** Largest turn that lasts, 0 to 180. */
  degrees: number
  /** Turn by the width of the shoulders in the picture; degrees. */
  inPicture: number
  /** Movement of a foot since the turn began, in heights of the shoulders; null: no foot was seen. */
  footMove: number | null
}

/** Seconds before the start of the lift that its direction is taken from. */
const BEFORE_START = 0.4
/** Seconds for which a turn must last. */
const LASTING = 0.2
/** Seconds for which feet that have moved stay there at least. */
const FEET_STAY = 0.5
/** Seconds by which shoulders may turn before the feet follow. */
const FEET_FOLLOW = 0.6

/** Returns null without frames in the lift. */
export function findTurn(measured: MeasuredLift): Turn | null {
  const { measures, lift, thresholds } = measured
  const path = turnPath(measured)
  if (!path) return null
  // A twist with standing feet counts, even when the person walks away afterwards.
  const twist = largest(path.filter(({ isStanding }) => isStanding))
  const limit = thresholds.shoulderTurn.value + thresholds.shoulderTurn.margin
  const chosen = twist && twist.degrees >= limit ? twist : largest(path)
  const frame = chosen?.measure ?? measures.find(({ at }) => at >= lift.start)
  if (!frame) return null
  const { degrees = 0, inPicture = 0, footMove = null } = chosen ?? {}
  return { frame, degrees, inPicture, footMove }
}

/**
 * Returns how far the shoulders are turned against the hips when the load leaves the ground, compared with the upright
 * posture; null: nobody stands. Who bends down while twisted does not turn any more afterwards.
 */
export function findStartTwist(
  measured: MeasuredLift,
): { frame: BodyMeasures; degrees: number } | null {
  const upright = uprightFrames(measured)
  const start = liftOffFrames(measured.measures, measured.lift)
  const [reference] = upright
  const frame = start[start.length >> 1]
  if (!reference || !frame) return null
  const offset = ({ twist }: BodyMeasures) => angleDifference(twist, reference.twist)
  return {
    frame,
    degrees: Math.abs(median(start.map(offset)) - median(upright.map(offset))),
  }
}

interface TurnStep {
  measure: BodyMeasures
  /** Absolute turn that lasts, in degrees. */
  degrees: number
  /** Absolute turn by the width of the shoulders in the picture, in degrees. */
  inPicture: number
  /** Largest until then; null: no foot was seen. */
  footMove: number | null
  /** True if the feet neither have moved nor are about to follow. */
  isStanding: boolean
}

/** Returns the turn at each frame from the start of the lift; null without frames. */
export function turnPath(measured: MeasuredLift): TurnStep[] | null {
  const { measures, lift, standing, thresholds } = measured
  const justBefore = measures.filter(
    ({ at }) => at >= lift.start - BEFORE_START && at <= lift.start,
  )
  const after = measures.filter(
    ({ at }) => at >= lift.start && at <= lift.end + thresholds.turnTime.value,
  )
  const base = justBefore.length > 0 ? justBefore : after.slice(0, 1)
  const [reference] = base
  if (!reference || after.length === 0) return null
  const offsets = base.map(({ shoulderYaw }) => angleDifference(shoulderYaw, reference.shoulderYaw))
  const yaw = reference.shoulderYaw + median(offsets)
  const angle = median(base.map(({ shoulderAngle }) => shoulderAngle))
  const turns = after.map((measure) => ({
    measure,
    degrees: Math.abs(angleDifference(measure.shoulderYaw, yaw)),
    inPicture: Math.abs(measure.shoulderAngle - angle),
  }))
  const lasting = turns.map((turn) => ({ ...turn, degrees: lastingTurn(turns, turn) }))
  const limit = thresholds.shoulderTurn.value
  const planted = framesBeforeTurn(measures, lasting, limit) ?? base
  const before = uprightFrames(measured).filter(({ at }) => at < lift.start)
  const steps = withFootMoves(lasting, {
    references: before.length > 0 ? [planted, before] : [planted],
    from: planted.at(-1)?.at ?? 0,
    standing,
    least: thresholds.footVisibility.value,
  })
  const moved = steps.find(({ footMove }) => (footMove ?? 0) >= thresholds.footMove.value)
  const until = (moved?.measure.at ?? Infinity) - FEET_FOLLOW
  return steps.map((step) => ({ ...step, isStanding: step.measure.at < until }))
}

type ShoulderStep = Omit<TurnStep, 'footMove' | 'isStanding'>

/**
 * Returns the frames just before the shoulders turn away; null: they do not turn. Until the load is up it may hide the
 * feet, whose places are then guesses: they are compared from here on.
 */
function framesBeforeTurn(
  measures: readonly BodyMeasures[],
  steps: readonly ShoulderStep[],
  limit: number,
): BodyMeasures[] | null {
  const turned = steps.findIndex(({ degrees }) => degrees >= limit)
  if (turned < 0) return null
  const onset = steps.slice(0, turned).findLast(({ degrees }) => degrees < limit * STILL_STRAIGHT)
  const end = (onset ?? steps[0])?.measure.at ?? 0
  const frames = measures.filter(({ at }) => at >= end - BEFORE_START && at <= end)
  return frames.length > 0 ? frames : null
}

/** Share of the turn that counts, below which shoulders have not begun to turn. */
const STILL_STRAIGHT = 0.5

/**
 * Adds how far the feet are from where they were in each of `references`, the nearest of which counts, for as long as they
 * stay there: feet that jump and come back were guessed, and so were feet that turn up where they stood before the lift.
 */
function withFootMoves(
  steps: readonly ShoulderStep[],
  { references, from, standing, least }: PlantedFeet,
): Omit<TurnStep, 'isStanding'>[] {
  const places = references.map((frames) =>
    FEET.flatMap((side) => FOOT_POINTS.map((point) => pointOf(frames, side, point))),
  )
  const movesOf = ({ feet }: BodyMeasures): number | null => {
    const points = FEET.flatMap((side) => feet[side])
    const distances = places.map((before) =>
      points.flatMap(({ x, y, visibility }, point) => {
        const place = before[point]
        if (!place || place.visibility < least || visibility < least) return []
        return [Math.hypot(x - place.x, y - place.y) / standing]
      }),
    )
    const seen = distances.filter((all) => all.length > 0)
    return seen.length > 0 ? Math.min(...seen.map((all) => Math.max(...all))) : null
  }
  const moves = steps.map(({ measure }) => ({ at: measure.at, move: movesOf(measure) }))
  let farthest: number | null = null
  return steps.map((step) => {
    const near = moves.filter(({ at }) => Math.abs(at - step.measure.at) <= FEET_STAY / 2)
    const lasting = near.flatMap(({ move }) => (move === null ? [] : [move]))
    if (lasting.length > 0 && step.measure.at >= from)
      farthest = Math.max(farthest ?? 0, Math.min(...lasting))
    return { ...step, footMove: farthest }
  })
}

interface PlantedFeet {
  references: readonly (readonly BodyMeasures[])[]
  /** Seconds from which moves count. */
  from: number
  standing: number
  least: number
}

const FEET = ['left', 'right'] as const
const FOOT_POINTS = [0, 1, 2]

/** The median of a foot point over frames. */
function pointOf(
  base: readonly BodyMeasures[],
  side: (typeof FEET)[number],
  point: number,
): FootPoint {
  const all = base.flatMap(({ feet }) => feet[side][point] ?? [])
  return {
    x: median(all.map(({ x }) => x)),
    y: median(all.map(({ y }) => y)),
    visibility: median(all.map(({ visibility }) => visibility)),
  }
}

/** The smallest turn within the time that a turn must last. */
function lastingTurn(steps: readonly ShoulderStep[], { measure: { at } }: ShoulderStep): number {
  const near = steps.filter(({ measure }) => Math.abs(measure.at - at) <= LASTING / 2 + 1e-9)
  return Math.min(...near.map(({ degrees }) => degrees))
}

const largest = (steps: readonly TurnStep[]): TurnStep | undefined =>
  steps.reduce<TurnStep | undefined>(
    (most, step) => (most && most.degrees >= step.degrees ? most : step),
    undefined,
  )
