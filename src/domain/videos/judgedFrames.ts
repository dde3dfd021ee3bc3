/**
 * Verdicts of each frame for the timeline, only of principles that could be judged: the reach within the lift, bending
 * from the deepest point on, turns also after the lift.
 */
import type { Principle } from '../observations/principles.ts'
import type { BodyMeasures } from './bodyMeasures.ts'
import type { JudgedFrame, PrincipleJudgement } from './judgement.ts'
import { bigEnginesScore, insideBaseScore, isAbove, isBelow, turnScore } from './judgePrinciples.ts'
import { kneeShareOf, type MeasuredLift } from './measuredLift.ts'
import { deepestFrames } from './liftDetection.ts'
import type { PoseFrame } from './poseFrames.ts'
import { turnPath } from './shoulderTurn.ts'

/** `lift`: null without a lift. */
export function judgeFrames(
  frames: readonly PoseFrame[],
  measures: readonly BodyMeasures[],
  lift: MeasuredLift | null,
  principles: Record<Principle, PrincipleJudgement>,
): JudgedFrame[] {
  const byFrame = new Map(measures.map((measure) => [measure.frame, measure]))
  const turns = new Map(lift ? turnPath(lift)?.map((step) => [step.measure.frame, step]) : [])
  const deepest = lift ? (deepestFrames(measures, lift.lift)[0]?.at ?? Infinity) : Infinity
  const isJudged = (principle: Principle) =>
    principles[principle].verdict !== null || principles[principle].reason === 'NEAR_THRESHOLD'
  return frames.map(({ timestamp }, index) => {
    const measure = byFrame.get(index)
    const liftStarted = lift !== null && timestamp >= lift.lift.start && timestamp <= lift.lift.end
    const frame = { ...NOT_JUDGED, timestamp, liftStarted, score: { ...NO_SCORE } }
    if (!measure) return frame
    frame.bodyAngle = tenth(measure.bodyAngle)
    frame.twistAngle = tenth(measure.twist)
    if (!lift) return frame
    const { thresholds } = lift
    frame.footForward = Math.abs(measure.footForward) > thresholds.footForward.value
    if (liftStarted && isJudged('INSIDE_BASE')) {
      frame.isInsideBase = isBelow(measure.reach, thresholds.reach)
      frame.score.insideBase = hundredth(insideBaseScore(measure.reach))
    }
    const share = kneeShareOf(measure, lift)
    if (
      deepest <= timestamp &&
      timestamp <= lift.lift.end &&
      isJudged('BIG_ENGINES') &&
      share !== null
    ) {
      frame.isBigEngines = isAbove(share, thresholds.kneeShare)
      frame.score.bigEngines = hundredth(bigEnginesScore(share))
    }
    const turn = turns.get(index)
    if (isJudged('TURN_NOT_TWIST') && turn) {
      const hasTurned = isAbove(turn.degrees, thresholds.shoulderTurn)
      const hasMoved = (turn.footMove ?? 0) >= thresholds.footMove.value
      frame.isTwisting = hasMoved ? false : hasTurned
      frame.score.turnNotTwist = hasMoved ? 1 : hundredth(turnScore(turn.degrees))
    }
    return frame
  })
}

const NO_SCORE: JudgedFrame['score'] = {
  insideBase: null,
  turnNotTwist: null,
  bigEngines: null,
  dipNDrive: null,
}

const NOT_JUDGED: Omit<JudgedFrame, 'timestamp' | 'score' | 'liftStarted'> = {
  isInsideBase: null,
  isTwisting: null,
  isBigEngines: null,
  isDipNDrive: null,
  twistAngle: null,
  bodyAngle: null,
  footForward: null,
}

const tenth = (value: number): number => Math.round(value * 10) / 10
const hundredth = (value: number): number => Math.round(value * 100) / 100
