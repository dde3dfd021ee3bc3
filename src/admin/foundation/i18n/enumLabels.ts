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
import type { AiJudge } from '#domain/observations/aiReview.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { enums } from '#texts/en/enums.ts'
import type { AlertUserLevel, ReminderUserLevel, Role } from '#domain/roles.ts'
import type { AnalysisError } from '#domain/videos/analysisErrors.ts'
import type { CaptureGrade, CaptureProblem } from '#domain/videos/captureQuality.ts'
import type { UnknownReason } from '#domain/videos/judgement.ts'

export const enumLabels: EnumLabels = enums

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
  aiJudge: Record<AiJudge, string>
  captureQuality: Record<CaptureGrade, string>
  captureProblem: Record<CaptureProblem, string>
  unknownReason: Record<UnknownReason, string>
}
