/** Result of judging a lift: a verdict for each principle, with the evidence behind it. */
import type { Principle } from '../observations/principles.ts'
import type { CaptureQuality } from './captureQuality.ts'

export interface Judgement {
  /** The given lift, else the proposed one; null: no lift was found. Seconds. */
  lift: LiftInterval | null
  /** The worst that was found; null: no lift was found. */
  proposedLift: LiftInterval | null
  /** All that were found, the worst first; then what was put down. */
  lifts: JudgedLift[]
  /** Verdicts on `lift`. */
  principles: Record<Principle, PrincipleJudgement>
  /** One for each frame that was given, in their order. */
  frames: JudgedFrame[]
  quality: CaptureQuality
}

/** Seconds from the start of the recording. */
export interface LiftInterval {
  start: number
  end: number
}

export interface JudgedLift {
  interval: LiftInterval
  principles: Record<Principle, PrincipleJudgement>
}

export interface PrincipleJudgement {
  /** null: unknown, with its reason. */
  verdict: boolean | null
  /** 0 is wrong, 1 is right; null: unknown. */
  score: number | null
  /** Probability that the verdict is right, 0.5 to 1; null: unknown. */
  confidence: number | null
  /** Reason why the verdict is unknown; null: it is known. */
  reason: UnknownReason | null
  /** Also with an unknown verdict, where something was measured. */
  evidence: Evidence | null
}

/** The frame that decided, and what was measured there. */
export interface Evidence {
  /** Seconds from the start of the recording. */
  at: number
  values: EvidenceValue[]
  /** Threshold of the first value. */
  threshold: number
  /** Visibility of the body parts that were measured, 0 to 1. */
  visibility: number
}

/**
 * knee, trunk, elbow, shoulderTurn: degrees. dip: degrees by which the knee is bent more than before. kneeShare: knee / (knee + trunk). reach: trunk lengths between wrists and ankles.
 * footMove: share of the height of the shoulders. startTwist: degrees of the shoulders against the hips, compared with standing.
 */
export const EVIDENCE_NAMES = [
  'knee',
  'trunk',
  'kneeShare',
  'reach',
  'shoulderTurn',
  'footMove',
  'startTwist',
  'dip',
  'elbow',
] as const
export type EvidenceName = (typeof EVIDENCE_NAMES)[number]

export interface EvidenceValue {
  name: EvidenceName
  value: number
}

/**
 * Reason why a principle has no verdict. NEAR_THRESHOLD: closer to the threshold than the error of the measurement. HARDLY_BENT:
 * there is nothing to compare between knees and trunk. NEVER_UPRIGHT: no posture to compare the bent one with.
 * PUT_DOWN: the load came down with the hands, which go up without it. UNSURE: what was found fits a body too badly. TWIST_OUT_OF_VIEW: no twist was found, but from this side none would be.
 */
export const UNKNOWN_REASONS = [
  'FOOT_OBSCURED',
  'TOO_FRONTAL',
  'SEVERAL_PEOPLE',
  'TOO_SMALL',
  'TRACK_LOST',
  'NO_LIFT',
  'PUT_DOWN',
  'NO_TRAVEL',
  'NEAR_THRESHOLD',
  'HARDLY_BENT',
  'NEVER_UPRIGHT',
  'STARTS_TOO_LATE',
  'HANDS_HIDDEN',
  'UNSURE',
  'TWIST_OUT_OF_VIEW',
  'NOT_JUDGED',
  'SKELETON_MISFIT',
] as const
export type UnknownReason = (typeof UNKNOWN_REASONS)[number]

/** A judged frame as the timeline reads it. */
export interface JudgedFrame {
  timestamp: number
  isInsideBase: boolean | null
  isTwisting: boolean | null
  isBigEngines: boolean | null
  isDipNDrive: boolean | null
  score: {
    insideBase: number | null
    turnNotTwist: number | null
    bigEngines: number | null
    dipNDrive: number | null
  }
  /** Degrees of the shoulders against the hips; null: unknown. */
  twistAngle: number | null
  /** Degrees to the camera: 0 faces it, 90 is the side, 180 is the back; null: unknown. */
  bodyAngle: number | null
  /** True if the frame is within the lift. */
  liftStarted: boolean
  /** True if a foot is in front of the other; null: unknown. */
  footForward: boolean | null
}
