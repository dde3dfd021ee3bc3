/**
 * Judges the lifts of a recording from its keypoints. The browser uses it for the preview, the server for the verdict
 * that is stored. Total: any frames have a judgement.
 */
import { type Movement, type Principle, PRINCIPLES } from '../observations/principles.ts'
import { measureBody } from './bodyMeasures.ts'
import { gradeCapture } from './gradeCapture.ts'
import { judgeFrames } from './judgedFrames.ts'
import type { Judgement, LiftInterval } from './judgement.ts'
import { detectLifts, partOfLift, standingHeight } from './liftDetection.ts'
import { worstFirst } from './liftRanking.ts'
import { judgePrinciples } from './judgePrinciples.ts'
import { betterLeg, type MeasuredLift } from './measuredLift.ts'
import type { PoseFrame } from './poseFrames.ts'
import { findTravel } from './pushStart.ts'
import { whyNoLift } from './seenParts.ts'
import type { Thresholds } from './thresholds.ts'

export interface JudgeOptions {
  thresholds: Thresholds
  /** Lift set by a person; absent or null: as found. */
  lift?: LiftInterval | null
  /** Length of the recording in seconds. */
  duration: number
  /** Movement of the task. */
  task?: Movement
  /** Principles of the task, which decide which lift is the worst. Absent: all. */
  principles?: readonly Principle[]
  /** Movement of the camera within two seconds, in heights of the picture; absent or null: not known. */
  cameraMotion?: number | null
}

export function judgeLift(
  frames: readonly PoseFrame[],
  {
    thresholds,
    lift: givenLift = null,
    duration,
    cameraMotion = null,
    task = 'LIFT',
    principles: counted = PRINCIPLES,
  }: JudgeOptions,
): Judgement {
  const measures = measureBody(frames)
  const standing = standingHeight(measures)
  const rises = task === 'LIFT' ? detectLifts(measures, standing, thresholds) : []
  const travel = task === 'LIFT' ? null : findTravel(measures, standing, thresholds)
  const measure = (interval: LiftInterval, others: readonly LiftInterval[]): MeasuredLift => {
    const part = partOfLift(measures, interval, others)
    return { measures: part, standing, lift: interval, leg: betterLeg(part, interval), thresholds }
  }
  const found = rises.map((interval) => ({ interval, why: whyNoLift(measure(interval, rises)) }))
  const putDowns = found.filter(({ why }) => why === 'PUT_DOWN').map(({ interval }) => interval)
  const lifted = found.filter(({ why }) => why === null).map(({ interval }) => interval)
  const intervals = travel ? [travel] : lifted
  const judgeInterval = (interval: LiftInterval) => {
    const measured = measure(interval, [...intervals, ...putDowns])
    return { interval, measured, principles: judgePrinciples(frames, measured, task) }
  }
  const lifts = worstFirst(intervals.map(judgeInterval), counted)
  const judged = givenLift ? judgeInterval(givenLift) : lifts[0]
  const nothing = judgePrinciples(frames, null, task, putDowns.length > 0 ? 'PUT_DOWN' : null)
  const lift = judged?.interval ?? null
  return {
    lift,
    proposedLift: lifts[0]?.interval ?? null,
    lifts: [
      ...lifts.map(({ interval, principles }) => ({ interval, principles })),
      ...putDowns.map((interval) => ({ interval, principles: nothing })),
    ],
    principles: judged?.principles ?? nothing,
    frames: judgeFrames(frames, measures, givenLift && judged ? [judged] : lifts),
    quality: gradeCapture({ frames, measures, standing, lift, duration, cameraMotion, thresholds }),
  }
}
