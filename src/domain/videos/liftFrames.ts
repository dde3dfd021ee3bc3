/** The analysed frames of a recording as the timeline reads them: a verdict and a score per principle, and overall. */
import type { Answer } from '../observations/answers.ts'
import { type Principle, PRINCIPLES } from '../observations/principles.ts'

/** By time. */
export const toLiftFrames = (keypoints: readonly LiftKeypoint[]): LiftFrame[] =>
  keypoints.map(toLiftFrame).toSorted((a, b) => a.at - b.at)

/** Any fault makes it incorrect; correct when all that is known is; unknown when nothing is. */
export const overallVerdict = (verdicts: readonly Answer[]): Answer => {
  const known = verdicts.filter((verdict) => verdict !== null)
  return known.length === 0 ? null : known.every(Boolean)
}

/** The lanes of the timeline: overall first, then each principle that is judged in any frame. */
export const timelineLanesOf = (frames: readonly LiftFrame[]): TimelineLane[] => [
  'OVERALL',
  ...PRINCIPLES.filter((name) => frames.some(({ lanes }) => lanes[name].verdict !== null)),
]

export type TimelineLane = 'OVERALL' | Principle

export interface LiftFrame {
  /** Seconds from the start of the recording. */
  at: number
  /** Degrees to the camera. */
  bodyAngle: number | null
  lanes: Record<TimelineLane, LaneScore>
}

/** `score`: 0 is wrong, 1 is right; null is not known. */
export interface LaneScore {
  verdict: Answer
  score: number | null
}

/** As the record has it. */
interface LiftKeypoint {
  timestamp: number
  isInsideBase?: Answer | undefined
  isTwisting?: Answer | undefined
  isBigEngines?: Answer | undefined
  isDipNDrive?: Answer | undefined
  bodyAngle?: number | null | undefined
  score: {
    insideBase?: number | null | undefined
    turnNotTwist?: number | null | undefined
    bigEngines?: number | null | undefined
    dipNDrive?: number | null | undefined
  }
}

function toLiftFrame(keypoint: LiftKeypoint): LiftFrame {
  const { timestamp, isInsideBase, isTwisting, isBigEngines, isDipNDrive, score } = keypoint
  const isTurned = isTwisting === null || isTwisting === undefined ? null : !isTwisting
  const principles: Record<Principle, LaneScore> = {
    INSIDE_BASE: toLaneScore(isInsideBase, score.insideBase),
    BIG_ENGINES: toLaneScore(isBigEngines, score.bigEngines),
    TURN_NOT_TWIST: toLaneScore(isTurned, score.turnNotTwist),
    DIP_N_DRIVE: toLaneScore(isDipNDrive, score.dipNDrive),
  }
  const scored = PRINCIPLES.map((name) => principles[name])
  const scores = scored.flatMap(({ score: known }) => (known === null ? [] : [known]))
  return {
    at: timestamp,
    bodyAngle: keypoint.bodyAngle ?? null,
    lanes: {
      ...principles,
      OVERALL: {
        verdict: overallVerdict(scored.map(({ verdict }) => verdict)),
        score: scores.length > 0 ? Math.min(...scores) : null,
      },
    },
  }
}

/** A score without a verdict says nothing. */
const toLaneScore = (verdict: Answer | undefined, score: number | null | undefined): LaneScore => ({
  verdict: verdict ?? null,
  score: verdict === null || verdict === undefined ? null : (score ?? null),
})

/**
 * Which analysed frame a moment belongs to, and the frames beside it, by the frames' own timestamps. Times in seconds, ascending.
 * The index of the last frame that has begun; the first before any has, -1 without frames.
 */
export function frameIndexAt(times: readonly number[], seconds: number): number {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) <= seconds + TIMESTAMP_TOLERANCE) low = middle + 1
    else high = middle
  }
  return times.length === 0 ? -1 : Math.max(0, low - 1)
}

/** The time of the frame `by` frames on (or back), the first or last beyond them; null without frames. */
export const timeOfNearbyFrame = (
  times: readonly number[],
  seconds: number,
  by: number,
): number | null => {
  const target = frameIndexAt(times, seconds) + by
  return times[Math.min(times.length - 1, Math.max(0, target))] ?? null
}

/** When the last frame ends: it lasts as long as the others on average. */
export const framesEnd = (times: readonly number[]): number => {
  const [first = 0, last = first] = [times[0], times.at(-1)]
  return times.length < 2 ? last : last + (last - first) / (times.length - 1)
}

/** Timestamps are kept in whole milliseconds, so a frame's media time may be up to one earlier. */
const TIMESTAMP_TOLERANCE = 0.001
