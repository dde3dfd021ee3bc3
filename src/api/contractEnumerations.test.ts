import { buildSchema, GraphQLEnumType } from 'graphql'
import { describe, expect, it } from 'vitest'
import * as domain from '#domain/enumerations.ts'
import { AI_JUDGES, AI_PRINCIPLE_REVIEWS } from '#domain/observations/aiReview.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { ALERT_USER_LEVELS, REMINDER_USER_LEVELS, ROLES } from '#domain/roles.ts'
import { ANALYSIS_ERRORS } from '#domain/videos/analysisErrors.ts'
import {
  CAPTURE_GRADES,
  CAPTURE_PROBLEMS,
  CAPTURE_QUALITY_FILTERS,
} from '#domain/videos/captureQuality.ts'
import { EVIDENCE_NAMES, UNKNOWN_REASONS } from '#domain/videos/judgement.ts'
import { typeDefs } from './generated/typeDefs.ts'

const schema = buildSchema(typeDefs)

describe('the enumerations', () => {
  it.each([
    [
      'Role',
      'CLIENT_OBSERVEE CLIENT_OBSERVER CLIENT_SUPER_USER CLIENT_USER NONE PROVIDER_SUPER_USER',
    ],
    ['Principle', 'BIG_ENGINES DIP_N_DRIVE INSIDE_BASE TURN_NOT_TWIST'],
    [
      'AiErrorCause',
      `BIG_ENGINES DEVICE_ISSUE DIP_N_DRIVE INSIDE_BASE INSUFFICIENT_MODEL_INFORMATION LIFT_SELECTION_TIMES OTHER
        RECORDING_TIMING TURN_NOT_TWIST USER_ERROR`,
    ],
    ['AiReviewStatus', 'TRUE_POSITIVE TRUE_NEGATIVE FALSE_POSITIVE FALSE_NEGATIVE UNREVIEWED'],
    ['ReviewType', 'AI MANUAL_OVERRIDE MANUAL_TASK'],
    ['ObservationKind', 'OBSERVATION MANUAL_OBSERVATION SELF_ASSESSMENT'],
    ['ManualOverrideReason', 'FEET_INLINE FOOT_OBSCURED MANUAL_OVERRIDE ONE_HANDED_LIFT'],
    ['Technique', 'correct incorrect'],
    ['CampaignType', 'ManualObservation Observation'],
    ['CampaignFrequency', 'oneTime monthly quarterly annually'],
    ['ReportFrequency', 'daily weekly monthly'],
    ['ExportFormat', 'CSV EXCEL'],
    ['UploadKind', 'CLIENT_LOGO GBS_VIDEO OBSERVATION_VIDEO'],
    ['Platform', 'ANDROID IOS'],
    ['AuditAction', 'CREATE DELETE EMAIL_SENT LOGIN UPDATE'],
    ['ProcessingState', 'COMPLETE FAILED IN_PROGRESS'],
    ['AlertUserLevel', 'NONE CLIENT_SUPER_USER CLIENT_OBSERVER BOTH'],
    ['ReminderUserLevel', 'CLIENT_USER CLIENT_OBSERVER BOTH'],
    ['PrincipleFilter', 'OVERALL INSIDE_BASE BIG_ENGINES DIP_N_DRIVE TURN_NOT_TWIST'],
    ['SortOrder', 'ASC DESC'],
  ])('[12.10] %s holds exactly its values', (name, values) => {
    expect(enumValues(name)).toEqual(values.trim().split(/\s+/).sort())
  })
})

describe('the enumerations that the domain names too', () => {
  it.each<[string, readonly string[]]>([
    ['Role', ROLES],
    ['AlertUserLevel', ALERT_USER_LEVELS],
    ['ReminderUserLevel', REMINDER_USER_LEVELS],
    ['Principle', PRINCIPLES],
    ['Technique', domain.TECHNIQUES],
    ['AiErrorCause', domain.AI_ERROR_CAUSES],
    ['AiJudge', AI_JUDGES],
    ['AiPrincipleReview', AI_PRINCIPLE_REVIEWS],
    ['AiReviewStatus', domain.AI_REVIEW_STATUSES],
    ['ReviewType', domain.REVIEW_TYPES],
    ['ObservationKind', domain.OBSERVATION_KINDS],
    ['ManualOverrideReason', domain.OVERRIDE_REASONS],
    ['CampaignType', domain.CAMPAIGN_TYPES],
    ['CampaignFrequency', domain.CAMPAIGN_FREQUENCIES],
    ['ReportFrequency', domain.REPORT_FREQUENCIES],
    ['ExportFormat', domain.EXPORT_FORMATS],
    ['UploadKind', domain.UPLOAD_KINDS],
    ['Platform', domain.PLATFORMS],
    ['AuditAction', domain.AUDIT_ACTIONS],
    ['ProcessingState', domain.PROCESSING_STATES],
    ['AnalysisError', ANALYSIS_ERRORS],
    ['CaptureQuality', CAPTURE_GRADES],
    ['CaptureProblem', CAPTURE_PROBLEMS],
    ['CaptureQualityFilter', CAPTURE_QUALITY_FILTERS],
    ['UnknownReason', UNKNOWN_REASONS],
    ['EvidenceName', EVIDENCE_NAMES],
  ])('[12.10] %s has the same values in the contract and in the domain', (name, values) => {
    expect(enumValues(name)).toEqual([...values].sort())
  })
})

const enumValues = (name: string): string[] => {
  const type = schema.getType(name)
  return type instanceof GraphQLEnumType
    ? type
        .getValues()
        .map((value) => value.name)
        .sort()
    : []
}
