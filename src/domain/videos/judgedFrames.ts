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

/** `lifts`: where two judge the same frame, the first one counts. */
export function judgeFrames(
  frames: readonly PoseFrame[],
  measures: readonly BodyMeasures[],
  lifts: readonly { measured: MeasuredLift; principles: Judgements }[],
): JudgedFrame[] {
  const byFrame = new Map(measures.map((measure) => [measure.frame, measure]))
  const judges = lifts.map(({ measured, principles }) => frameJudge(measured, principles))
  return frames.map(({ timestamp }, index) => {
    const measure = byFrame.get(index)
    const liftStarted = lifts.some(
      ({ measured: { lift } }) => timestamp >= lift.start && timestamp <= lift.end,
    )
    const frame = { ...NOT_JUDGED, timestamp, liftStarted, score: { ...NO_SCORE } }
    if (!measure) return frame
    frame.bodyAngle = tenth(measure.bodyAngle)
    frame.twistAngle = tenth(measure.twist)
    for (const judge of judges) judge(frame, measure)
    return frame
  })
}

type Judgements = Record<Principle, PrincipleJudgement>

/** Returns what adds a lift's verdicts to a frame. */
function frameJudge(measured: MeasuredLift, principles: Judgements) {
  const { lift, measures, thresholds } = measured
  const turns = new Map(turnPath(measured)?.map((step) => [step.measure.frame, step]))
  const deepest = deepestFrames(measures, lift)[0]?.at ?? Infinity
  const isJudged = (principle: Principle) =>
    principles[principle].verdict !== null || principles[principle].reason === 'NEAR_THRESHOLD'
  return (frame: JudgedFrame, measure: BodyMeasures): void => {
    const { timestamp, score } = frame
    frame.footForward ??= Math.abs(measure.footForward) > thresholds.footForward.value
    if (timestamp >= lift.start && timestamp <= lift.end && isJudged('INSIDE_BASE')) {
      frame.isInsideBase ??= isBelow(measure.reach, thresholds.reach)
      score.insideBase ??= hundredth(insideBaseScore(measure.reach))
    }
    const share = kneeShareOf(measure, measured)
    if (
      deepest <= timestamp &&
      timestamp <= lift.end &&
      isJudged('BIG_ENGINES') &&
      share !== null
    ) {
      frame.isBigEngines ??= isAbove(share, thresholds.kneeShare)
      score.bigEngines ??= hundredth(bigEnginesScore(share))
    }
    const turn = turns.get(measure.frame)
    const twist = principles.TURN_NOT_TWIST
    if (twist.evidence?.values[0]?.name === 'startTwist') {
      if (timestamp >= lift.start && timestamp <= lift.end) {
        frame.isTwisting ??= twist.verdict === null ? null : !twist.verdict
        score.turnNotTwist ??= twist.score
      }
    } else if (isJudged('TURN_NOT_TWIST') && turn) {
      const hasTurned = isAbove(turn.degrees, thresholds.shoulderTurn)
      const hasMoved = (turn.footMove ?? 0) >= thresholds.footMove.value
      frame.isTwisting ??= hasMoved ? false : hasTurned
      score.turnNotTwist ??= hasMoved ? 1 : hundredth(turnScore(turn.degrees))
    }
  }
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
