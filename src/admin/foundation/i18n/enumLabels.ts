/** Labels for every value of every enumeration. */
import type {
  AiErrorCause,
  AiReviewStatus,
  AuditAction,
  CampaignFrequency,
  CampaignType,
  ExportFormat,
  ObservationKind,
  OverrideReason,
  Platform,
  ProcessingState,
  ReportFrequency,
  ReviewType,
  Technique,
} from '#domain/enumerations.ts'
import type { DatePreset } from '#domain/charts/datePresets.ts'
import type { CampaignObstacle, CampaignState } from '#domain/campaigns/campaignState.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { baseEnumLabels } from '#domain/labels.ts'
import type { AlertUserLevel, ReminderUserLevel, Role } from '#domain/roles.ts'
import { ANALYSIS_ERROR_MESSAGES, type AnalysisError } from '#domain/videos/analysisErrors.ts'
import type { CaptureGrade, CaptureProblem } from '#domain/videos/captureQuality.ts'
import type { UnknownReason } from '#domain/videos/judgement.ts'

export const enumLabels: EnumLabels = {
  ...baseEnumLabels,
  principle: {
    INSIDE_BASE: 'Inside Base',
    BIG_ENGINES: 'Big Engines',
    TURN_NOT_TWIST: 'Turn Not Twist',
    DIP_N_DRIVE: "Dip n' Drive",
  },
  taskPrinciple: {
    BIG_ENGINES: 'Big Engines',
    DIP_N_DRIVE: 'Dip N Drive',
    TURN_NOT_TWIST: 'Turn not Twist',
    INSIDE_BASE: 'Inside Base',
  },
  alertUserLevel: {
    NONE: 'None',
    CLIENT_SUPER_USER: 'Client Super User',
    CLIENT_OBSERVER: 'Client Observer',
    BOTH: 'Client Super User and Client Observer',
  },
  reminderUserLevel: {
    CLIENT_USER: 'Client User',
    CLIENT_OBSERVER: 'Client Observer',
    BOTH: 'Client User and Client Observer',
  },
  campaignType: { ManualObservation: 'Manual observation', Observation: 'Observation' },
  reportFrequency: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' },
  exportFormat: { CSV: 'CSV', EXCEL: 'Excel' },
  datePreset: {
    THIS_MONTH: 'This month',
    LAST_MONTH: 'Last month',
    THIS_QUARTER: 'This quarter',
    LAST_QUARTER: 'Last quarter',
    THIS_YEAR: 'This year',
    LAST_YEAR: 'Last year',
  },
  auditAction: {
    CREATE: 'Created',
    DELETE: 'Deleted',
    EMAIL_SENT: 'Email sent',
    LOGIN: 'Signed in',
    UPDATE: 'Changed',
  },
  accountState: { ENABLED: 'Enabled', DISABLED: 'Disabled', CLIENT_CLOSED: 'Client closed' },
  processingState: { COMPLETE: 'Complete', FAILED: 'Failed', IN_PROGRESS: 'In progress' },
  analysisError: ANALYSIS_ERROR_MESSAGES,
}

/** A value without a label does not compile. A type alias, because translation messages need an index signature. */
export type EnumLabels = {
  role: Record<Role, string>
  principle: Record<Principle, string>
  /** Options of the task form. */
  taskPrinciple: Record<Principle, string>
  technique: Record<Technique, string>
  reviewType: Record<ReviewType, string>
  observationKind: Record<ObservationKind, string>
  overrideReason: Record<OverrideReason, string>
  aiReviewStatus: Record<AiReviewStatus, string>
  aiErrorCause: Record<AiErrorCause, string>
  alertUserLevel: Record<AlertUserLevel, string>
  reminderUserLevel: Record<ReminderUserLevel, string>
  campaignType: Record<CampaignType, string>
  campaignFrequency: Record<CampaignFrequency, string>
  reportFrequency: Record<ReportFrequency, string>
  exportFormat: Record<ExportFormat, string>
  platform: Record<Platform, string>
  campaignState: Record<CampaignState, string>
  campaignObstacle: Record<CampaignObstacle, string>
  datePreset: Record<DatePreset, string>
  auditAction: Record<AuditAction, string>
  accountState: Record<'ENABLED' | 'DISABLED' | 'CLIENT_CLOSED', string>
  processingState: Record<ProcessingState, string>
  analysisError: Record<AnalysisError, string>
  captureQuality: Record<CaptureGrade, string>
  captureProblem: Record<CaptureProblem, string>
  unknownReason: Record<UnknownReason, string>
}
