/** Segments of a timeline lane: neighbouring frames with the same verdict and the same score band. */
import type { Answer } from '../observations/answers.ts'
import { mean } from './bodyMeasures.ts'
import type { LaneScore, LiftFrame, TimelineLane } from './liftFrames.ts'

/** The segments cover the recording without gaps, from the first frame to `end`; times in seconds. */
export function toLiftSegments(
  frames: readonly LiftFrame[],
  lane: TimelineLane,
  end: number,
): LiftSegment[] {
  const runs: LiftFrame[][] = []
  for (const frame of frames) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && isSameBand(before.lanes[lane], frame.lanes[lane])) run.push(frame)
    else runs.push([frame])
  }
  return runs.map((run, at) => toLiftSegment(run, lane, runs[at + 1]?.[0]?.at ?? end))
}

export interface LiftSegment {
  id: string
  lane: TimelineLane
  start: number
  end: number
  verdict: Answer
  /** Mean of its frames; null: unknown. */
  score: number | null
  /** Degrees relative to the camera, mean of its frames; null: unknown. */
  bodyAngle: number | null
  /** null: the angle is unknown. */
  isBodyAngleRight: Answer
  frames: number
}

/** Scores are grouped into fifths. */
const SCORE_BANDS = 5

/** Returns 0 to 4; null: the score is unknown. */
export const scoreBandOf = (score: number | null): number | null =>
  score === null ? null : Math.min(SCORE_BANDS - 1, Math.max(0, Math.floor(score * SCORE_BANDS)))

const isSameBand = (a: LaneScore, b: LaneScore) =>
  a.verdict === b.verdict && scoreBandOf(a.score) === scoreBandOf(b.score)

function toLiftSegment(run: readonly LiftFrame[], lane: TimelineLane, end: number): LiftSegment {
  const [first] = run
  const start = first?.at ?? 0
  const bodyAngle = meanOfKnown(run.map((frame) => frame.bodyAngle))
  return {
    id: `${lane}-${start.toFixed(3)}`,
    lane,
    start,
    end: Math.max(start, end),
    verdict: first?.lanes[lane].verdict ?? null,
    score: meanOfKnown(run.map(({ lanes }) => lanes[lane].score)),
    bodyAngle,
    isBodyAngleRight: isBodyAngleRight(bodyAngle),
    frames: run.length,
  }
}

function meanOfKnown(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null)
  return known.length === 0 ? null : mean(known)
}

/** Returns the moments at which a fault begins, by time; simultaneous ones in the order of the lanes. */
export const findIncorrectMoments = (segments: readonly LiftSegment[]): LiftSegment[] =>
  segments
    .filter(
      (segment, at) => segment.verdict === false && !continuesFault(segments[at - 1], segment),
    )
    .toSorted((a, b) => a.start - b.start)

/** Returns the next or previous moment, from the selected one or else from the current time; null: none. */
export function adjacentMoment(
  moments: readonly LiftSegment[],
  from: { selected: string | null; time: number },
  by: 1 | -1,
): LiftSegment | null {
  const at = moments.findIndex(({ id }) => id === from.selected)
  if (at !== -1) return moments[at + by] ?? null
  return (
    (by === 1
      ? moments.find(({ start }) => start > from.time)
      : moments.findLast(({ start }) => start < from.time)) ?? null
  )
}

/** A fault whose score changes is still the same moment. */
const continuesFault = (before: LiftSegment | undefined, segment: LiftSegment) =>
  before !== undefined && before.lane === segment.lane && before.verdict === false

/**
 * True if the body's angle to the camera is usable: 15 to 165 degrees, both inclusive. null: the angle is unknown.
 */
export const isBodyAngleRight = (degrees: number | null): Answer =>
  degrees === null ? null : degrees >= MIN_DEGREES && degrees <= MAX_DEGREES

const MIN_DEGREES = 15
const MAX_DEGREES = 165
