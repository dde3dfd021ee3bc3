/** Analysed frames of a recording for the timeline: a verdict and a score for each principle, and overall. */
import type { Answer } from '../observations/answers.ts'
import { type Principle, PRINCIPLES } from '../observations/principles.ts'

/** Returns the frames in order of time. */
export const toLiftFrames = (keypoints: readonly LiftKeypoint[]): LiftFrame[] =>
  keypoints.map(toLiftFrame).toSorted((a, b) => a.at - b.at)

/** Incorrect when any verdict is; correct when all known verdicts are; unknown when none is known. */
export const overallVerdict = (verdicts: readonly Answer[]): Answer => {
  const knownVerdicts = verdicts.filter((verdict) => verdict !== null)
  return knownVerdicts.length === 0 ? null : knownVerdicts.every(Boolean)
}

/** Returns the lanes of the timeline: overall first, then each principle with a verdict in any frame. */
export const timelineLanesOf = (frames: readonly LiftFrame[]): TimelineLane[] => [
  'OVERALL',
  ...PRINCIPLES.filter((name) => frames.some(({ lanes }) => lanes[name].verdict !== null)),
]

export type TimelineLane = 'OVERALL' | Principle

export interface LiftFrame {
  /** Seconds from the start of the recording. */
  at: number
  /** Degrees relative to the camera. */
  bodyAngle: number | null
  lanes: Record<TimelineLane, LaneScore>
}

/** `score`: 0 is wrong, 1 is right; null: unknown. */
export interface LaneScore {
  verdict: Answer
  score: number | null
}

/** An analysed frame as stored in the record. */
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
  const scores = scored.flatMap(({ score: value }) => (value === null ? [] : [value]))
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

/** Drops a score without a verdict. */
const toLaneScore = (verdict: Answer | undefined, score: number | null | undefined): LaneScore => ({
  verdict: verdict ?? null,
  score: verdict === null || verdict === undefined ? null : (score ?? null),
})

/**
 * Returns the index of the last frame that has begun; 0 before the first, -1 without frames. Times in seconds,
 * ascending.
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

/** Returns the index of the frame whose time is nearest, the later one of two; -1 without frames. */
export function nearestFrameIndex(times: readonly number[], seconds: number): number {
  const at = frameIndexAt(times, seconds)
  const next = times[at + 1]
  const isNextNearer = next !== undefined && next - seconds <= seconds - (times[at] ?? 0)
  return isNextNearer ? at + 1 : at
}

/**
 * Returns the time of the frame `by` frames forward (negative: back), limited to the first and last; null without
 * frames.
 */
export const timeOfNearbyFrame = (
  times: readonly number[],
  seconds: number,
  by: number,
): number | null => {
  const target = frameIndexAt(times, seconds) + by
  return times[Math.min(times.length - 1, Math.max(0, target))] ?? null
}

/** Returns when the last frame ends, assuming the average duration of the others. */
export const framesEnd = (times: readonly number[]): number => {
  const [first = 0, last = first] = [times[0], times.at(-1)]
  return times.length < 2 ? last : last + (last - first) / (times.length - 1)
}

/** Timestamps are stored in whole milliseconds, so a frame's media time may be up to one millisecond earlier. */
const TIMESTAMP_TOLERANCE = 0.001
