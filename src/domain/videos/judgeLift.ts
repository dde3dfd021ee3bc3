/**
 * Judges the lifts of a recording from its keypoints. The browser uses it for the preview, the server for the verdict
 * that is stored. Total: any frames have a judgement.
 */
import type { Principle } from '../observations/principles.ts'
import { measureBody } from './bodyMeasures.ts'
import { gradeCapture } from './gradeCapture.ts'
import { judgeFrames } from './judgedFrames.ts'
import type { Judgement, LiftInterval, PrincipleJudgement, UnknownReason } from './judgement.ts'
import { detectLifts, partOfLift, standingHeight } from './liftDetection.ts'
import { worstFirst } from './liftRanking.ts'
import { judgeBigEngines, judgeInsideBase, judgeTurnNotTwist, unknown } from './judgePrinciples.ts'
import { betterLeg, isTrackLost, type MeasuredLift } from './measuredLift.ts'
import type { PoseFrame } from './poseFrames.ts'
import type { Thresholds } from './thresholds.ts'

export interface JudgeOptions {
  thresholds: Thresholds
  /** As a person has set it; absent or null: as found. */
  lift?: LiftInterval | null
  /** Of the recording, in seconds. */
  duration: number
}

export function judgeLift(
  frames: readonly PoseFrame[],
  { thresholds, lift: givenLift = null, duration }: JudgeOptions,
): Judgement {
  const measures = measureBody(frames)
  const standing = standingHeight(measures)
  const found = detectLifts(measures, standing, thresholds)
  const judgeInterval = (interval: LiftInterval) => {
    const part = partOfLift(measures, interval, found)
    const leg = betterLeg(part, interval)
    const measured = { measures: part, standing, lift: interval, leg, thresholds }
    return { interval, measured, principles: judgePrinciples(frames, measured) }
  }
  const lifts = worstFirst(found.map(judgeInterval))
  const judged = givenLift ? judgeInterval(givenLift) : lifts[0]
  const lift = judged?.interval ?? null
  return {
    lift,
    proposedLift: lifts[0]?.interval ?? null,
    lifts: lifts.map(({ interval, principles }) => ({ interval, principles })),
    principles: judged?.principles ?? judgePrinciples(frames, null),
    frames: judgeFrames(frames, measures, givenLift && judged ? [judged] : lifts),
    quality: gradeCapture({ frames, measures, standing, lift, duration, thresholds }),
  }
}

function judgePrinciples(
  frames: readonly PoseFrame[],
  measured: MeasuredLift | null,
): Record<Principle, PrincipleJudgement> {
  const notJudged = { DIP_N_DRIVE: unknown('NOT_JUDGED') }
  const hidden = measured ? obstacleOf(frames, measured) : 'NO_LIFT'
  if (hidden || !measured) {
    const none = unknown(hidden ?? 'NO_LIFT')
    return { INSIDE_BASE: none, BIG_ENGINES: none, TURN_NOT_TWIST: none, ...notJudged }
  }
  return {
    INSIDE_BASE: judgeInsideBase(measured),
    BIG_ENGINES: judgeBigEngines(measured),
    TURN_NOT_TWIST: judgeTurnNotTwist(measured),
    ...notJudged,
  }
}

/** Seconds before and after the lift in which nothing may disturb it. */
const AROUND = 0.5

/** Returns why no principle of this lift can be judged; null: they can. */
function obstacleOf(
  frames: readonly PoseFrame[],
  { measures, lift, standing, thresholds }: MeasuredLift,
): UnknownReason | null {
  const isAround = (at: number) => at >= lift.start - AROUND && at <= lift.end + AROUND
  const around = frames.filter(({ timestamp }) => isAround(timestamp))
  const crowded = around.filter(({ people }) => people > 1)
  if (crowded.length > thresholds.severalPeople.value * around.length) return 'SEVERAL_PEOPLE'
  const tracked = measures.filter(({ at }) => isAround(at))
  return isTrackLost(tracked, { lift, standing, thresholds }) ? 'TRACK_LOST' : null
}
