/** Judges each principle of a measured lift: a verdict with its evidence, or why it is unknown. */
import type { Answer } from '../observations/answers.ts'
import { type BodyMeasures, median } from './bodyMeasures.ts'
import type { Evidence, EvidenceValue, PrincipleJudgement, UnknownReason } from './judgement.ts'
import { deepestFrames, medianFrame, startFrames } from './liftDetection.ts'
import { isSideways, kneeShareOf, type MeasuredLift } from './measuredLift.ts'
import { findTurn } from './shoulderTurn.ts'
import type { Threshold } from './thresholds.ts'

export const unknown = (
  reason: UnknownReason,
  evidence: Evidence | null = null,
): PrincipleJudgement => ({ verdict: null, score: null, reason, evidence })

/** How near the hands are to the feet when the load leaves the ground. */
export function judgeInsideBase(measured: MeasuredLift): PrincipleJudgement {
  const { measures, lift, leg, thresholds } = measured
  const start = startFrames(measures, lift)
  const frame = medianFrame(start, ({ reach }) => reach)
  if (!frame) return unknown('NO_LIFT')
  const visibility = median(start.map(({ legVisibility }) => legVisibility[leg]))
  const evidence = evidenceAt(frame, {
    values: [{ name: 'reach', value: frame.reach }],
    threshold: thresholds.reach.value,
    visibility: Math.min(visibility, frame.handVisibility),
  })
  if (visibility < thresholds.legVisibility.value) return unknown('FOOT_OBSCURED', evidence)
  const bodyAngle = median(start.map((measure) => measure.bodyAngle))
  if (!isSideways(bodyAngle, thresholds.sideView.value)) return unknown('TOO_FRONTAL', evidence)
  return decide(evidence, {
    isCorrect: isBelow(frame.reach, thresholds.reach),
    score: insideBaseScore(frame.reach),
  })
}

/** How much of the bending is in the knees at the deepest point. */
export function judgeBigEngines(measured: MeasuredLift): PrincipleJudgement {
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
  if (visibility < thresholds.legVisibility.value) return unknown('FOOT_OBSCURED', evidence)
  const bodyAngle = median(deepest.map((measure) => measure.bodyAngle))
  if (!isSideways(bodyAngle, thresholds.obliqueView.value)) return unknown('TOO_FRONTAL', evidence)
  return decide(evidence, {
    isCorrect: isAbove(share, thresholds.kneeShare),
    score: bigEnginesScore(share),
  })
}

/** Whether the shoulders turn while the feet stand. */
export function judgeTurnNotTwist(measured: MeasuredLift): PrincipleJudgement {
  const { measures, lift, leg, thresholds } = measured
  const turn = findTurn(measured)
  if (!turn) return unknown('NO_LIFT')
  const around = measures.filter(({ at }) => at >= lift.start && at <= lift.end)
  const visibility = median(around.map(({ legVisibility }) => legVisibility[leg]))
  const values: EvidenceValue[] = [{ name: 'shoulderTurn', value: turn.degrees }]
  if (turn.footMove !== null) values.push({ name: 'footMove', value: turn.footMove })
  const evidence = evidenceAt(turn.frame, {
    values,
    threshold: thresholds.shoulderTurn.value,
    visibility,
  })
  if (visibility < thresholds.legVisibility.value) return unknown('FOOT_OBSCURED', evidence)
  const hasTurned = isAbove(turn.degrees, thresholds.shoulderTurn)
  if (hasTurned === false)
    return decide(evidence, { isCorrect: true, score: turnScore(turn.degrees) })
  if (turn.footMove === null) return unknown('FOOT_OBSCURED', evidence)
  const hasMovedFeet = isAbove(turn.footMove, thresholds.footMove)
  if (hasMovedFeet === true) return decide(evidence, { isCorrect: true, score: 1 })
  return decide(evidence, {
    isCorrect: hasTurned === true && hasMovedFeet === false ? false : null,
    score: turnScore(turn.degrees),
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
