/** Judges each principle of a measured lift: a verdict with its evidence, or why it is unknown. */
import type { Answer } from '../observations/answers.ts'
import type { Principle } from '../observations/principles.ts'
import { type BodyMeasures, median } from './bodyMeasures.ts'
import type { Evidence, EvidenceValue, PrincipleJudgement, UnknownReason } from './judgement.ts'
import { deepestFrames, medianFrame, startFrames } from './liftDetection.ts'
import { isSideways, isTrackLost, kneeShareOf, type MeasuredLift } from './measuredLift.ts'
import type { PoseFrame } from './poseFrames.ts'
import { whyBendingIsUnseen } from './seenParts.ts'
import { findStartTwist, findTurn } from './shoulderTurn.ts'
import type { Threshold } from './thresholds.ts'

export const unknown = (
  reason: UnknownReason,
  evidence: Evidence | null = null,
): PrincipleJudgement => ({ verdict: null, score: null, reason, evidence })

/** Judges one lift. `measured`: null without a lift. */
export function judgePrinciples(
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
function obstacleOf(frames: readonly PoseFrame[], measured: MeasuredLift): UnknownReason | null {
  const { measures, lift, thresholds } = measured
  const isAround = (at: number) => at >= lift.start - AROUND && at <= lift.end + AROUND
  const around = frames.filter(({ timestamp }) => isAround(timestamp))
  const crowded = around.filter(({ people }) => people > 1)
  if (crowded.length > thresholds.severalPeople.value * around.length) return 'SEVERAL_PEOPLE'
  const tracked = measures.filter(({ at }) => isAround(at))
  return isTrackLost(tracked, measured) ? 'TRACK_LOST' : null
}

/** How near the hands are to the feet when the load leaves the ground. */
function judgeInsideBase(measured: MeasuredLift): PrincipleJudgement {
  const { measures, lift, leg, thresholds } = measured
  const start = startFrames(measures, lift)
  const frame = medianFrame(start, ({ reach }) => reach)
  if (!frame) return unknown('NO_LIFT')
  const legVisibility = median(start.map((measure) => measure.legVisibility[leg]))
  const handVisibility = median(start.map((measure) => measure.handVisibility))
  const evidence = evidenceAt(frame, {
    values: [{ name: 'reach', value: frame.reach }],
    threshold: thresholds.reach.value,
    visibility: Math.min(legVisibility, handVisibility),
  })
  if (legVisibility < thresholds.legVisibility.value) return unknown('FOOT_OBSCURED', evidence)
  if (handVisibility < thresholds.handVisibility.value) return unknown('HANDS_HIDDEN', evidence)
  const bodyAngle = median(start.map((measure) => measure.bodyAngle))
  if (!isSideways(bodyAngle, thresholds.sideView.value)) return unknown('TOO_FRONTAL', evidence)
  return decide(evidence, {
    isCorrect: isBelow(frame.reach, thresholds.reach),
    score: insideBaseScore(frame.reach),
  })
}

/** How much of the bending is in the knees at the deepest point. */
function judgeBigEngines(measured: MeasuredLift): PrincipleJudgement {
  const { measures, lift, leg, thresholds } = measured
  const deepest = deepestFrames(measures, lift)
  const bent = deepest.filter((measure) => kneeShareOf(measure, measured) !== null)
  const frame = medianFrame(bent, (measure) => kneeShareOf(measure, measured) ?? 0)
  const share = frame && kneeShareOf(frame, measured)
  if (!frame || share === null || share === undefined || bent.length * 2 < deepest.length)
    return unknown('HARDLY_BENT')
  const visibility = median(deepest.map(({ legVisibility }) => legVisibility[leg]))
  const evidence = evidenceAt(frame, {
    values: [
      { name: 'kneeShare', value: share },
      { name: 'knee', value: frame.knees[leg] },
      { name: 'trunk', value: frame.trunk },
    ],
    threshold: thresholds.kneeShare.value,
    visibility,
  })
  const unseen = whyBendingIsUnseen(deepest, measured)
  if (unseen) return unknown(unseen, evidence)
  return decide(evidence, {
    isCorrect: isAbove(share, thresholds.kneeShare),
    score: bigEnginesScore(share),
  })
}

/** Whether the shoulders turn while the feet stand. */
function judgeTurnNotTwist(measured: MeasuredLift): PrincipleJudgement {
  const { measures, lift, leg, thresholds } = measured
  const turn = findTurn(measured)
  if (!turn) return unknown('NO_LIFT')
  const around = measures.filter(({ at }) => at >= lift.start && at <= lift.end)
  const visibility = median(around.map(({ legVisibility }) => legVisibility[leg]))
  const start = findStartTwist(measured)
  const values: EvidenceValue[] = [{ name: 'shoulderTurn', value: turn.degrees }]
  if (turn.footMove !== null) values.push({ name: 'footMove', value: turn.footMove })
  const evidence = evidenceAt(turn.frame, {
    values,
    threshold: thresholds.shoulderTurn.value,
    visibility,
  })
  if (visibility < thresholds.legVisibility.value) return unknown('FOOT_OBSCURED', evidence)
  const startsTwisted = start && isAbove(start.degrees, thresholds.startTwist)
  if (start && startsTwisted !== false) {
    const twisted = evidenceAt(start.frame, {
      values: [{ name: 'startTwist', value: start.degrees }],
      threshold: thresholds.startTwist.value,
      visibility,
    })
    const isCorrect = startsTwisted === null ? null : false
    return decide(twisted, { isCorrect, score: turnScore(start.degrees) })
  }
  const hasTurned = isAbove(turn.degrees, thresholds.shoulderTurn)
  if (hasTurned === false)
    return isTwistInView(measured)
      ? decide(evidence, { isCorrect: true, score: turnScore(turn.degrees) })
      : unknown('TWIST_OUT_OF_VIEW', evidence)
  if (turn.footMove === null) return unknown('FOOT_OBSCURED', evidence)
  const hasMovedFeet = isAbove(turn.footMove, thresholds.footMove)
  if (hasMovedFeet === true) return decide(evidence, { isCorrect: true, score: 1 })
  return decide(evidence, {
    isCorrect: hasTurned === true && hasMovedFeet === false ? false : null,
    score: turnScore(turn.degrees),
  })
}

/** Whether a twist would be seen from where the camera stands. */
function isTwistInView({ measures, lift, thresholds }: MeasuredLift): boolean {
  const angle = median(startFrames(measures, lift).map(({ bodyAngle }) => bodyAngle))
  return angle >= thresholds.twistViewFrom.value && angle <= thresholds.twistViewTo.value
}

const evidenceAt = (
  { at }: BodyMeasures,
  { values, ...evidence }: Omit<Evidence, 'at'>,
): Evidence => ({
  at: rounded(at),
  values: values.map(({ name, value }) => ({ name, value: rounded(value) })),
  threshold: evidence.threshold,
  visibility: rounded(evidence.visibility),
})

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000

const decide = (
  evidence: Evidence,
  { isCorrect, score }: { isCorrect: Answer; score: number },
): PrincipleJudgement =>
  isCorrect === null
    ? unknown('NEAR_THRESHOLD', evidence)
    : { verdict: isCorrect, score: rounded(score), reason: null, evidence }

/** null: too close to the threshold. */
export const isAbove = (value: number, threshold: Threshold): Answer =>
  isNear(value, threshold) ? null : value >= threshold.value

/** null: too close to the threshold. */
export const isBelow = (value: number, threshold: Threshold): Answer =>
  isNear(value, threshold) ? null : value <= threshold.value

const isNear = (
  value: number,
  { value: limit, margin, marginAbove = margin }: Threshold,
): boolean => (value >= limit ? value - limit < marginAbove : limit - value < margin)

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** 1 up to 0.4 trunk lengths, 0 from 1.2 on. */
export const insideBaseScore = (reach: number): number => clamp((1.2 - reach) / 0.8)

/** 0 up to a quarter in the knees, 1 from 65 % on. */
export const bigEnginesScore = (share: number): number => clamp((share - 0.25) / 0.4)

/** 1 without a turn, 0 from 50 degrees on. */
export const turnScore = (degrees: number): number => clamp(1 - degrees / 50)
