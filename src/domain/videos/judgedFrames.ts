/**
 * Verdicts of each frame for the timeline, only of principles that could be judged: the reach within the lift, bending
 * from the deepest point on, turns also just after the lift. No frame is incorrect where the lift is not.
 */
import type { Answer } from '../observations/answers.ts'
import type { Principle } from '../observations/principles.ts'
import type { BodyMeasures } from './bodyMeasures.ts'
import type { JudgedFrame, PrincipleJudgement } from './judgement.ts'
import { bigEnginesScore, insideBaseScore, isAbove, isBelow, turnScore } from './judgePrinciples.ts'
import { kneeShareOf, type MeasuredLift } from './measuredLift.ts'
import { liftOffFrames } from './liftDetection.ts'
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
  const deepest = liftOffFrames(measures, lift)[0]?.at ?? Infinity
  const isJudged = (principle: Principle) =>
    principles[principle].verdict !== null || principles[principle].reason === 'NEAR_THRESHOLD'
  const told = (principle: Principle, answer: Answer, score: number): Told => {
    const { verdict } = principles[principle]
    const contradicts = answer !== null && (verdict === null || (verdict && !answer))
    return contradicts ? { answer: null, score: null } : { answer, score: hundredth(score) }
  }
  return (frame: JudgedFrame, measure: BodyMeasures): void => {
    const { timestamp, score } = frame
    const isWithin = timestamp >= lift.start && timestamp <= lift.end
    frame.footForward ??= Math.abs(measure.footForward) > thresholds.footForward.value
    if (isWithin && isJudged('INSIDE_BASE')) {
      const isInside = isBelow(measure.reach, thresholds.reach)
      const reach = told('INSIDE_BASE', isInside, insideBaseScore(measure.reach))
      frame.isInsideBase ??= reach.answer
      score.insideBase ??= reach.score
    }
    const share = kneeShareOf(measure, measured)
    if (
      deepest <= timestamp &&
      timestamp <= lift.end &&
      isJudged('BIG_ENGINES') &&
      share !== null
    ) {
      const isInKnees = isAbove(share, thresholds.kneeShare)
      const bending = told('BIG_ENGINES', isInKnees, bigEnginesScore(share))
      frame.isBigEngines ??= bending.answer
      score.bigEngines ??= bending.score
    }
    const turn = turns.get(measure.frame)
    const twist = principles.TURN_NOT_TWIST
    if (twist.evidence?.values[0]?.name === 'startTwist') {
      if (isWithin) {
        frame.isTwisting ??= twist.verdict === null ? null : !twist.verdict
        score.turnNotTwist ??= twist.score
      }
    } else if (isJudged('TURN_NOT_TWIST') && turn) {
      const hasTwisted = turn.isStanding ? isAbove(turn.degrees, thresholds.shoulderTurn) : false
      const isCorrect = hasTwisted === null ? null : !hasTwisted
      const turnTold = told(
        'TURN_NOT_TWIST',
        isCorrect,
        turn.isStanding ? turnScore(turn.degrees) : 1,
      )
      frame.isTwisting ??= turnTold.answer === null ? null : !turnTold.answer
      score.turnNotTwist ??= turnTold.score
    }
  }
}

/** Answer and score of a frame for a principle; null: none. */
interface Told {
  answer: Answer
  score: number | null
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
