/** The words of an observation's enumerations (spec 3, display labels). */
import type {
  AiErrorCause,
  AiReviewStatus,
  ObservationKind,
  OverrideReason,
  ReviewType,
} from '#domain/enumerations.ts'

export const REVIEW_TYPE_LABELS: Record<ReviewType, string> = {
  AI: 'AI',
  MANUAL_TASK: 'Manual task',
  MANUAL_OVERRIDE: 'Manual override',
}

export const KIND_LABELS: Record<ObservationKind, string> = {
  OBSERVATION: 'Observation',
  MANUAL_OBSERVATION: 'Manual observation',
  SELF_ASSESSMENT: 'Self-assessment',
}

export const OVERRIDE_REASON_LABELS: Record<OverrideReason, string> = {
  FEET_INLINE: 'Feet in line',
  FOOT_OBSCURED: 'Foot obscured',
  MANUAL_OVERRIDE: 'Manual override',
  ONE_HANDED_LIFT: 'One-handed lift',
}

export const AI_REVIEW_LABELS: Record<AiReviewStatus, string> = {
  TRUE_NEGATIVE: 'True negative',
  TRUE_POSITIVE: 'True positive',
  FALSE_NEGATIVE: 'False negative',
  FALSE_POSITIVE: 'False Positive',
  UNREVIEWED: 'Unreviewed',
}

export const AI_ERROR_CAUSE_LABELS: Record<AiErrorCause, string> = {
  RECORDING_TIMING: 'Recording timing',
  LIFT_SELECTION_TIMES: 'Lift selection',
  INSUFFICIENT_MODEL_INFORMATION: 'Insufficient model information',
  USER_ERROR: 'User error',
  DEVICE_ISSUE: 'Device issue',
  BIG_ENGINES: 'Big engines',
  DIP_N_DRIVE: "Dip n' drive",
  INSIDE_BASE: 'Inside base',
  TURN_NOT_TWIST: 'Turn not twist',
  OTHER: 'Other issue',
}
