import { buildSchema, GraphQLEnumType, isInputObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { CALLS } from '#domain/access.ts'
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

const fieldsOf = (typeName: string): string[] => {
  const type = schema.getType(typeName)
  return type && 'getFields' in type ? Object.keys(type.getFields()) : []
}

const recordTypes = Object.keys(schema.getTypeMap()).filter(
  (name) => !isInputObjectType(schema.getType(name)) && !['Query', 'Mutation'].includes(name),
)

describe('the contract', () => {
  it('[12.6] [12.10] has the calls of the access table, and no others', () => {
    expect([...fieldsOf('Query'), ...fieldsOf('Mutation')].sort()).toEqual(
      Object.keys(CALLS).sort(),
    )
  })

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

  it.each([
    'Client',
    'User',
    'Location',
    'Department',
    'Task',
    'Campaign',
    'Observation',
    'Video',
    'GbsVideo',
  ])('[12.10] %s has created_at, updated_at and deleted_at', (type) => {
    expect(fieldsOf(type)).toEqual(
      expect.arrayContaining(['created_at', 'updated_at', 'deleted_at']),
    )
  })

  it('[12.11] no record holds a password or a token’s hash', () => {
    // The audit log's hashes are of its own entries; a model's is public; a new second factor's secret is its person's.
    const holders = recordTypes.filter(
      (name) =>
        !name.startsWith('Audit') &&
        name !== 'SecondFactorSetup' &&
        fieldsOf(name).some(
          (field) => /password|hash|secret/i.test(field) && field !== 'model_hash',
        ),
    )
    expect(holders).toEqual([])
  })

  it('[11.10] nobody’s e-mail address is read except from a user’s own record', () => {
    const holders = recordTypes.filter((name) => fieldsOf(name).includes('email'))
    expect(holders.sort()).toEqual(['Me', 'User'])
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
