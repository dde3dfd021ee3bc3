/** Turn of the shoulders since the start of a lift, and whether the feet moved along. */
import { angleDifference, type BodyMeasures, median, type FootPoint } from './bodyMeasures.ts'
import type { MeasuredLift } from './measuredLift.ts'

export interface Turn {
  /** Where the shoulders have turned farthest. */
  frame: BodyMeasures
  /** Largest turn that lasts, 0 to 180. */
  degrees: number
  /** How far a foot has moved by then since the turn began, in heights of the shoulders; null: no foot was seen. */
  footMove: number | null
}

/** Seconds after the lift in which a turn still belongs to it. */
const AFTER_LIFT = 3
/** Seconds before the start of the lift that its direction is taken from. */
const BEFORE_START = 0.4
/** Seconds for which a turn must last. */
const LASTING = 0.2
/** Seconds by which shoulders may turn before the feet follow. */
const FEET_FOLLOW = 0.6

/** Returns null without frames in the lift. */
export function findTurn(measured: MeasuredLift): Turn | null {
  const { measures, lift, thresholds } = measured
  const path = turnPath(measured)
  if (!path) return null
  const stepAt = path.find(
    ({ footMove }) => footMove !== null && footMove >= thresholds.footMove.value,
  )?.measure.at
  // A twist with standing feet counts, even when the person walks away afterwards.
  const standing =
    stepAt === undefined ? path : path.filter(({ measure }) => measure.at < stepAt - FEET_FOLLOW)
  const twist = largest(standing)
  const limit = thresholds.shoulderTurn.value + thresholds.shoulderTurn.margin
  const chosen = twist && twist.degrees >= limit ? twist : largest(path)
  const frame = chosen?.measure ?? measures.find(({ at }) => at >= lift.start)
  return frame ? { frame, degrees: chosen?.degrees ?? 0, footMove: chosen?.footMove ?? null } : null
}

interface TurnStep {
  measure: BodyMeasures
  /** Absolute turn that lasts, in degrees. */
  degrees: number
  /** Largest until then; null: no foot was seen. */
  footMove: number | null
}

/** Returns the turn at each frame from the start of the lift; null without frames. */
export function turnPath({
  measures,
  lift,
  standing,
  thresholds,
}: MeasuredLift): TurnStep[] | null {
  const before = measures.filter(({ at }) => at >= lift.start - BEFORE_START && at <= lift.start)
  const after = measures.filter(({ at }) => at >= lift.start && at <= lift.end + AFTER_LIFT)
  const base = before.length > 0 ? before : after.slice(0, 1)
  const [reference] = base
  if (!reference || after.length === 0) return null
  const offsets = base.map(({ shoulderYaw }) => angleDifference(shoulderYaw, reference.shoulderYaw))
  const yaw = reference.shoulderYaw + median(offsets)
  const turns = after.map((measure) => ({
    measure,
    degrees: Math.abs(angleDifference(measure.shoulderYaw, yaw)),
  }))
  const lasting = turns.map((turn) => ({ ...turn, degrees: lastingTurn(turns, turn) }))
  const limit = thresholds.shoulderTurn.value
  const planted = framesBeforeTurn(measures, lasting, limit) ?? base
  return withFootMoves(lasting, { planted, standing, least: thresholds.footVisibility.value })
}

type ShoulderStep = Omit<TurnStep, 'footMove'>

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

/** Adds how far the feet are from where they were in the frames `planted`. */
function withFootMoves(
  steps: readonly ShoulderStep[],
  { planted, standing, least }: { planted: BodyMeasures[]; standing: number; least: number },
): TurnStep[] {
  const feet = FEET.map((side) => FOOT_POINTS.map((point) => pointOf(planted, side, point)))
  const from = planted.at(-1)?.at ?? 0
  let farthest: number | null = null
  return steps.map((step) => {
    const moves = FEET.flatMap((side, foot) => {
      const distances = FOOT_POINTS.flatMap((point) => {
        const before = feet[foot]?.[point]
        const now = step.measure.feet[side][point]
        if (!before || !now || before.visibility < least || now.visibility < least) return []
        return [Math.hypot(now.x - before.x, now.y - before.y) / standing]
      })
      return distances.length > 0 ? [Math.max(...distances)] : []
    })
    if (moves.length > 0 && step.measure.at >= from) farthest = Math.max(farthest ?? 0, ...moves)
    return { ...step, footMove: farthest }
  })
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
