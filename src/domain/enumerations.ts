/** Enumerations of records and choices of forms; roles are in roles.ts, principles in observations/principles.ts. */
export const TECHNIQUES = ['correct', 'incorrect'] as const
export type Technique = (typeof TECHNIQUES)[number]

export const AI_ERROR_CAUSES = [
  'RECORDING_TIMING',
  'LIFT_SELECTION_TIMES',
  'INSUFFICIENT_MODEL_INFORMATION',
  'USER_ERROR',
  'DEVICE_ISSUE',
  'BIG_ENGINES',
  'DIP_N_DRIVE',
  'INSIDE_BASE',
  'TURN_NOT_TWIST',
  'OTHER',
] as const
export type AiErrorCause = (typeof AI_ERROR_CAUSES)[number]

export const AI_REVIEW_STATUSES = [
  'TRUE_POSITIVE',
  'TRUE_NEGATIVE',
  'FALSE_POSITIVE',
  'FALSE_NEGATIVE',
  'UNREVIEWED',
] as const
export type AiReviewStatus = (typeof AI_REVIEW_STATUSES)[number]

export const REVIEW_TYPES = ['AI', 'MANUAL_TASK', 'MANUAL_OVERRIDE'] as const
export type ReviewType = (typeof REVIEW_TYPES)[number]

export const OBSERVATION_KINDS = ['OBSERVATION', 'MANUAL_OBSERVATION', 'SELF_ASSESSMENT'] as const
export type ObservationKind = (typeof OBSERVATION_KINDS)[number]

export const OVERRIDE_REASONS = [
  'FEET_INLINE',
  'FOOT_OBSCURED',
  'MANUAL_OVERRIDE',
  'ONE_HANDED_LIFT',
] as const

/** Values of the campaign form's `typeOfCampaign`. */
export const CAMPAIGN_TYPES = ['ManualObservation', 'Observation'] as const
export type CampaignType = (typeof CAMPAIGN_TYPES)[number]

export const CAMPAIGN_FREQUENCIES = ['oneTime', 'monthly', 'quarterly', 'annually'] as const
export type CampaignFrequency = (typeof CAMPAIGN_FREQUENCIES)[number]

export const REPORT_FREQUENCIES = ['daily', 'weekly', 'monthly'] as const
export type ReportFrequency = (typeof REPORT_FREQUENCIES)[number]

export const EXPORT_FORMATS = ['CSV', 'EXCEL'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const UPLOAD_KINDS = ['CLIENT_LOGO', 'GBS_VIDEO', 'OBSERVATION_VIDEO'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

export const PLATFORMS = ['ANDROID', 'IOS'] as const
export type Platform = (typeof PLATFORMS)[number]

export const AUDIT_ACTIONS = ['CREATE', 'DELETE', 'EMAIL_SENT', 'LOGIN', 'UPDATE'] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const NOTIFICATION_KINDS = [
  'CAMPAIGN_REMINDER',
  'JOB_COMPLETE',
  'JOB_FAILED',
  'RESULT_CONTESTED',
  'CONTEST_ANSWERED',
  'LEGAL_HOLD_ENDED',
  'CALIBRATION_WAITING',
  'COMMENT_MENTION',
  'COMMENT_REPLY',
  'FOLLOW_UP_OPENED',
  'FOLLOW_UP_TO_COACH',
  'FOLLOW_UP_UNCOACHED',
  'FOLLOW_UP_COACHED',
  'FOLLOW_UP_REOPENED',
  'FOLLOW_UP_CLOSED',
  'FOLLOW_UP_OVERDUE',
  'TASK_ACTION_GIVEN',
  'TASK_ACTION_OVERDUE',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

export const CONTEST_ANSWERS = ['UPHELD', 'CHANGED'] as const
export type ContestAnswer = (typeof CONTEST_ANSWERS)[number]

export const FOLLOW_UP_STATES = ['OPEN', 'COACHED', 'CLOSED', 'WITHDRAWN'] as const
export type FollowUpState = (typeof FOLLOW_UP_STATES)[number]

export const TASK_ACTION_CONCLUSIONS = ['TOO_FEW', 'IMPROVED', 'WORSE', 'UNCLEAR'] as const
export type TaskActionConclusion = (typeof TASK_ACTION_CONCLUSIONS)[number]

export const PROCESSING_STATES = ['COMPLETE', 'FAILED', 'IN_PROGRESS'] as const
export type ProcessingState = (typeof PROCESSING_STATES)[number]

/** Choices: months without an observation before the client is alerted. */
export const INACTIVE_ALERT_MONTHS = [1, 3, 6, 12] as const

/** Limits: incorrect observations in a row before the client is alerted. */
export const BAD_LIFTS_TO_ALERT = { min: 1, max: 10 } as const

/** Limits: incorrect observations in a row of one person and task before a follow-up opens by itself. */
export const FOLLOW_UP_AFTER_INCORRECT = { min: 1, max: 10 } as const

/** Choices: months of the observation summary. */
export const SUMMARY_MONTHS = [1, 3, 6, 9, 12] as const
export const DEFAULT_SUMMARY_MONTHS = 12

/** Ranges of days with a name: calendar months, quarters and years, and the months that end today. */
export const DATE_PRESETS = [
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_QUARTER',
  'LAST_QUARTER',
  'THIS_YEAR',
  'LAST_YEAR',
  'MONTHS_1',
  'MONTHS_3',
  'MONTHS_6',
  'MONTHS_9',
  'MONTHS_12',
] as const
export type DatePreset = (typeof DATE_PRESETS)[number]

/** Periods that it is now, by whose first day people are found who were not observed since. */
export const CURRENT_PERIODS = ['THIS_MONTH', 'THIS_QUARTER', 'THIS_YEAR'] as const

export const LEGAL_HOLD_SUBJECTS = ['CLIENT', 'PERSON', 'OBSERVATION'] as const
export type LegalHoldSubject = (typeof LEGAL_HOLD_SUBJECTS)[number]
