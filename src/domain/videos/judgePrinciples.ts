/** Judges each principle of a measured lift: a verdict with its evidence, or why it is unknown. */
import type { Answer } from '../observations/answers.ts'
import type { Movement, Principle } from '../observations/principles.ts'
import { type BodyMeasures, median } from './bodyMeasures.ts'
import { confidenceOf, legFit, seenFit } from './confidence.ts'
import type { Evidence, EvidenceValue, PrincipleJudgement, UnknownReason } from './judgement.ts'
import { liftOffFrames, medianFrame } from './liftDetection.ts'
import { isSideways, isTrackLost, kneeShareOf, type MeasuredLift } from './measuredLift.ts'
import { hasUnsteadyBones } from './plausibleBody.ts'
import type { PoseFrame } from './poseFrames.ts'
import { findDip } from './pushStart.ts'
import { whyBendingIsUnseen, whyKneeIsLessBent } from './seenParts.ts'
import { findStartTwist, findTurn, type Turn } from './shoulderTurn.ts'
import { errorAt, type Threshold } from './threshold.ts'

export const unknown = (
  reason: UnknownReason,
  evidence: Evidence | null = null,
): PrincipleJudgement => ({
  verdict: null,
  score: null,
  confidence: null,
  reason,
  evidence,
})

/** Judges one lift, or one push or pull. `measured`: null where none was found; `why`: what was found instead, if anything. */
export function judgePrinciples(
  frames: readonly PoseFrame[],
  measured: MeasuredLift | null,
  movement: Movement = 'LIFT',
  why: UnknownReason | null = null,
): Record<Principle, PrincipleJudgement> {
  const judges = movement === 'LIFT' ? LIFT_JUDGES : PUSH_JUDGES
  const notFound = why ?? (movement === 'LIFT' ? 'NO_LIFT' : 'NO_TRAVEL')
  const obstacle = measured ? obstacleOf(frames, measured) : notFound
  const judge = (principle: Principle): PrincipleJudgement => {
    const judgeOne = judges[principle]
    if (!judgeOne) return unknown('NOT_JUDGED')
    return measured && !obstacle ? judgeOne(measured) : unknown(obstacle ?? notFound)
  }
  return {
    INSIDE_BASE: judge('INSIDE_BASE'),
    BIG_ENGINES: judge('BIG_ENGINES'),
    TURN_NOT_TWIST: judge('TURN_NOT_TWIST'),
    DIP_N_DRIVE: judge('DIP_N_DRIVE'),
  }
}

type Judges = Partial<Record<Principle, (measured: MeasuredLift) => PrincipleJudgement>>

const LIFT_JUDGES: Judges = {
  INSIDE_BASE: judgeInsideBase,
  BIG_ENGINES: judgeBigEngines,
  TURN_NOT_TWIST: judgeTurnNotTwist,
}

const PUSH_JUDGES: Judges = { TURN_NOT_TWIST: judgeTurnNotTwist, DIP_N_DRIVE: judgeDipNDrive }

/** Seconds before and after the lift in which nothing may disturb it. */
const AROUND = 0.5

/** Returns why no principle of this lift can be judged; null: they can. */
function obstacleOf(frames: readonly PoseFrame[], measured: MeasuredLift): UnknownReason | null {
  const { measures, lift, standing, thresholds } = measured
  const isAround = (at: number) => at >= lift.start - AROUND && at <= lift.end + AROUND
  const around = frames.filter(({ timestamp }) => isAround(timestamp))
  const crowded = around.filter(({ people }) => people > 1)
  if (crowded.length > thresholds.severalPeople.value * around.length) return 'SEVERAL_PEOPLE'
  if (standing < thresholds.personHeight.value) return 'TOO_SMALL'
  const tracked = measures.filter(({ at }) => isAround(at))
  if (isTrackLost(tracked, measured)) return 'TRACK_LOST'
  return hasUnsteadyBones(around) ? 'UNSURE' : null
}

/** Judges how near the hands are to the feet when the load leaves the ground. */
function judgeInsideBase(measured: MeasuredLift): PrincipleJudgement {
  const { measures, lift, leg, thresholds } = measured
  const start = liftOffFrames(measures, lift)
  const frame = medianFrame(start, ({ reach }) => reach)
  if (!frame) return unknown('NO_LIFT')
  const legVisibility = median(start.map((measure) => measure.legVisibility[leg]))
  const handVisibility = median(start.map((measure) => measure.handVisibility))
  const evidence = evidenceAt(frame, {
    values: [{ name: 'reach', value: frame.reach }],
    threshold: thresholds.reach.value,
    visibility: Math.min(legVisibility, handVisibility),
  })
  if (legVisibility < thresholds.footVisibility.value) return unknown('FOOT_OBSCURED', evidence)
  if (handVisibility < thresholds.handVisibility.value) return unknown('HANDS_HIDDEN', evidence)
  const bodyAngle = median(start.map((measure) => measure.bodyAngle))
  if (!isSideways(bodyAngle, thresholds.sideView.value)) return unknown('TOO_FRONTAL', evidence)
  const fit =
    seenFit(legVisibility, thresholds.footVisibility.value) *
    seenFit(handVisibility, thresholds.handVisibility.value)
  return decide(evidence, measured, {
    isCorrect: isBelow(frame.reach, thresholds.reach),
    score: insideBaseScore(frame.reach),
    confidence: confidenceOf(frame.reach, thresholds.reach, fit),
  })
}

/** Judges how much of the bending is in the knees at the deepest point. */
function judgeBigEngines(measured: MeasuredLift): PrincipleJudgement {
  const { measures, lift, leg, thresholds } = measured
  const deepest = liftOffFrames(measures, lift)
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
  const isCorrect = isAbove(share, thresholds.kneeShare)
  const lessBent = whyKneeIsLessBent(deepest, measured)
  if (lessBent && isCorrect !== false) return unknown(lessBent, evidence)
  // Too little bending in the knees stays too little where they were bent even less.
  const fit =
    isCorrect === false
      ? seenFit(visibility, thresholds.legVisibility.value)
      : legFit(deepest, measured)
  return decide(evidence, measured, {
    isCorrect,
    score: bigEnginesScore(share),
    confidence: confidenceOf(share, thresholds.kneeShare, fit),
  })
}

/** Largest confidence of what no recording of a real person has shown yet: twists, pushes and pulls. */
const SUGGESTION = 0.8

/** Judges whether the shoulders turn while the feet stand. */
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
  if (visibility < thresholds.footVisibility.value) return unknown('FOOT_OBSCURED', evidence)
  const fit = turnFit(measured)
  const startsTwisted = start && isAbove(start.degrees, thresholds.startTwist)
  if (start && startsTwisted !== false) {
    const twisted = evidenceAt(start.frame, {
      values: [{ name: 'startTwist', value: start.degrees }],
      threshold: thresholds.startTwist.value,
      visibility,
    })
    return decide(twisted, measured, {
      isCorrect: startsTwisted === null ? null : false,
      score: turnScore(start.degrees),
      confidence: Math.min(SUGGESTION, confidenceOf(start.degrees, thresholds.startTwist, fit)),
    })
  }
  const hasTurned = isAbove(turn.degrees, thresholds.shoulderTurn)
  const score = turnScore(turn.degrees)
  const turned = confidenceOf(turn.degrees, thresholds.shoulderTurn, fit)
  if (hasTurned === false) {
    if (!isTwistInView(turn, measured)) return unknown('TWIST_OUT_OF_VIEW', evidence)
    const both = (turn.degrees + turn.inPicture) / 2
    const isCorrect = isAbove(both, thresholds.shoulderTurn) === false ? true : null
    return decide(evidence, measured, { isCorrect, score, confidence: turned })
  }
  if (turn.footMove === null || visibility < thresholds.legVisibility.value)
    return unknown('FOOT_OBSCURED', evidence)
  const hasMovedFeet = isAbove(turn.footMove, thresholds.footMove)
  const moved = confidenceOf(turn.footMove, thresholds.footMove, fit)
  if (hasMovedFeet === true)
    return decide(evidence, measured, { isCorrect: true, score: 1, confidence: moved })
  if (hasTurned && !isTurnInPicture(turn, measured)) return unknown('UNSURE', evidence)
  const handVisibility = median(around.map((measure) => measure.handVisibility))
  if (handVisibility < thresholds.handVisibility.value) return unknown('HANDS_HIDDEN', evidence)
  return decide(evidence, measured, {
    isCorrect: hasTurned === true && hasMovedFeet === false ? false : null,
    score,
    confidence: Math.min(SUGGESTION, turned, moved),
  })
}

/**
 * True if the picture alone shows the turn as well. From the front and from behind, shoulders that turn look as wide as
 * before.
 */
function isTurnInPicture(
  { inPicture }: Turn,
  { measures, lift, thresholds }: MeasuredLift,
): boolean {
  const angle = median(liftOffFrames(measures, lift).map(({ bodyAngle }) => bodyAngle))
  return !isSideways(angle, WIDTH_TELLS) || inPicture >= thresholds.turnInPicture.value
}

/** Degrees to the camera. */
const WIDTH_TELLS = 45

/** Fit of the shoulders and feet of the lift. */
function turnFit(measured: MeasuredLift): number {
  const { measures, lift, leg, thresholds } = measured
  const around = measures.filter(({ at }) => at >= lift.start && at <= lift.end)
  return (
    seenFit(
      median(around.map((measure) => measure.handVisibility)),
      thresholds.handVisibility.value,
    ) *
    seenFit(
      median(around.map((measure) => measure.legVisibility[leg])),
      thresholds.footVisibility.value,
    )
  )
}

/**
 * True if a twist would be seen from where the camera stands. From the side, depth or the width of the shoulders in the
 * picture must show less than a twist.
 */
function isTwistInView(
  { degrees, inPicture }: Turn,
  { measures, lift, thresholds }: MeasuredLift,
): boolean {
  const angle = median(liftOffFrames(measures, lift).map(({ bodyAngle }) => bodyAngle))
  const { twistViewFrom: from, twistViewTo: to, sideTurn } = thresholds
  if (angle >= from.value && angle <= to.value) return true
  return isSideways(angle, to.value) && Math.min(degrees, inPicture) < sideTurn.value
}

/** Judges whether the knees dip before the load moves, so that the legs drive it. */
function judgeDipNDrive(measured: MeasuredLift): PrincipleJudgement {
  const { measures, lift, leg, thresholds } = measured
  const dip = findDip(measured)
  if (!dip) return unknown('STARTS_TOO_LATE')
  const { frame, degrees } = dip
  const around = measures.filter(({ at }) => at >= lift.start - 1 && at <= lift.start)
  const visibility = median(around.map(({ legVisibility }) => legVisibility[leg]))
  const elbow = median(around.map((measure) => measure.elbow))
  const evidence = evidenceAt(frame, {
    values: [
      { name: 'dip', value: degrees },
      { name: 'trunk', value: frame.trunk },
      { name: 'elbow', value: elbow },
    ],
    threshold: thresholds.dip.value,
    visibility,
  })
  if (visibility < thresholds.legVisibility.value) return unknown('FOOT_OBSCURED', evidence)
  const bodyAngle = median(around.map((measure) => measure.bodyAngle))
  if (!isSideways(bodyAngle, thresholds.sideView.value)) return unknown('TOO_FRONTAL', evidence)
  const hasDipped = isAbove(degrees, thresholds.dip)
  if (hasDipped && elbow >= thresholds.elbow.value) return unknown('UNSURE', evidence)
  return decide(evidence, measured, {
    isCorrect: hasDipped,
    score: dipScore(degrees),
    confidence: Math.min(
      SUGGESTION,
      confidenceOf(degrees, thresholds.dip, seenFit(visibility, thresholds.legVisibility.value)),
    ),
  })
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

function decide(
  evidence: Evidence,
  { thresholds }: MeasuredLift,
  { isCorrect, score, confidence }: { isCorrect: Answer; score: number; confidence: number },
): PrincipleJudgement {
  if (isCorrect === null) return unknown('NEAR_THRESHOLD', evidence)
  if (confidence < thresholds.confidence.value) return unknown('UNSURE', evidence)
  return {
    verdict: isCorrect,
    score: rounded(score),
    confidence: rounded(confidence),
    reason: null,
    evidence,
  }
}

/** null: too close to the threshold. */
export const isAbove = (value: number, threshold: Threshold): Answer =>
  isNear(value, threshold) ? null : value >= threshold.value

/** null: too close to the threshold. */
export const isBelow = (value: number, threshold: Threshold): Answer =>
  isNear(value, threshold) ? null : value <= threshold.value

const isNear = (value: number, threshold: Threshold): boolean =>
  Math.abs(value - threshold.value) < errorAt(value, threshold)

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/** 1 up to 0.4 trunk lengths, 0 from 1.2 on. */
export const insideBaseScore = (reach: number): number => clamp((1.2 - reach) / 0.8)

/** 0 up to a quarter in the knees, 1 from 65 % on. */
export const bigEnginesScore = (share: number): number => clamp((share - 0.25) / 0.4)

/** 1 without a turn, 0 from 50 degrees on. */
export const turnScore = (degrees: number): number => clamp(1 - degrees / 50)

/** 0 without a dip, 1 from 30 degrees on. */
const dipScore = (degrees: number): number => clamp(degrees / 30)
