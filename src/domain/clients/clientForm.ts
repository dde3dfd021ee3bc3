/** The client form. */
import { z } from 'zod'
import { isTimeZone } from '../dates.ts'
import { BAD_LIFTS_TO_ALERT, INACTIVE_ALERT_MONTHS } from '../enumerations.ts'
import { retentionDays } from '../dataProtection/dataProtection.ts'
import type { FieldPairs } from '../forms/fieldPairs.ts'
import { flag, optionalId, requiredName } from '../forms/fieldRules.ts'
import { MESSAGES, textTooLong } from '../messages.ts'
import { ALERT_USER_LEVELS, type AlertUserLevel } from '../roles.ts'
import { DEFAULT_HIGHLIGHT, isHexColour } from '../theme.ts'

/** Longer than any name that an upload receives. */
const FILE_NAME_LIMIT = 500

/** null: no alerts. */
const alertLevel = z
  .enum(ALERT_USER_LEVELS, MESSAGES.alertLevelInvalid)
  .nullish()
  .transform((level) => (level === null ? 'NONE' : level))

export const clientSchema = z.object({
  companyName: requiredName(MESSAGES.companyNameRequired, 200),
  /** Must be a provider super user; only the server can check that. */
  accountManager: optionalId,
  inactiveAlertUserLevel: alertLevel,
  inactiveAlertTimeframeMonths: z
    .literal(INACTIVE_ALERT_MONTHS, MESSAGES.monthsInvalid)
    .nullish()
    .transform((months) => months ?? undefined),
  badObservationsAlertUserLevel: alertLevel,
  numberOfBadLiftsToAlert: z
    .int(MESSAGES.liftsOutOfRange)
    .min(BAD_LIFTS_TO_ALERT.min, MESSAGES.liftsOutOfRange)
    .max(BAD_LIFTS_TO_ALERT.max, MESSAGES.liftsOutOfRange)
    .nullish()
    .transform((lifts) => lifts ?? undefined),
  weeklyEmailEnabled: flag,
  monthlyEmailEnabled: flag,
  aiEnabled: flag,
  showAiFeedbackOptions: flag,
  showManualOverrideOptions: flag,
  canPickObservation: flag,
  canUseNotApplicable: flag,
  displayEmployeeId: flag,
  enableAnonymousObservations: flag,
  showAiResultsBreakdown: flag,
  enableRawVideoUpload: flag,
  secondFactorRequired: flag,
  /** null: the default. */
  color: z
    .string()
    .trim()
    .toLowerCase()
    .refine(isHexColour, MESSAGES.colourInvalid)
    .nullish()
    .transform((color) => (color === null ? DEFAULT_HIGHLIGHT : color)),
  logo: z
    .string()
    .max(FILE_NAME_LIMIT, textTooLong(FILE_NAME_LIMIT))
    .nullish()
    .transform((filename) => (filename === undefined ? undefined : filename || null)),
  timeZone: z
    .string()
    .trim()
    .refine(isTimeZone, MESSAGES.timeZoneInvalid)
    .nullish()
    .transform((timeZone) => timeZone ?? undefined),
  recordingRetentionDays: retentionDays,
  observationRetentionDays: retentionDays,
})

export interface ClientValues {
  companyName: string
  accountManager: string | null
  inactiveAlertUserLevel: AlertUserLevel
  inactiveAlertTimeframeMonths: number
  badObservationsAlertUserLevel: AlertUserLevel
  numberOfBadLiftsToAlert: number
  weeklyEmailEnabled: boolean
  monthlyEmailEnabled: boolean
  aiEnabled: boolean
  showAiFeedbackOptions: boolean
  showManualOverrideOptions: boolean
  canPickObservation: boolean
  canUseNotApplicable: boolean
  displayEmployeeId: boolean
  enableAnonymousObservations: boolean
  showAiResultsBreakdown: boolean
  enableRawVideoUpload: boolean
  secondFactorRequired: boolean
  color: string
  /** Absent: unchanged; null: no logo; else the `filename` of an upload. The record has a link instead. */
  logo?: string | null
  timeZone: string
  /** null: kept without limit. */
  recordingRetentionDays: number | null
  observationRetentionDays: number | null
}

/** A logo is set by an upload and read through a link, so it has no record field. */
export type ClientPairValues = Omit<ClientValues, 'logo'>

export interface ClientRecord {
  company_name: string
  account_manager?: { id: string } | null
  inactive_alert_user_level?: AlertUserLevel | null
  inactive_alert_timeframe_months?: number | null
  bad_lift_user_level?: AlertUserLevel | null
  number_bad_lifts_to_alert?: number | null
  weekly_email_enabled?: boolean | null
  monthly_email_enabled?: boolean | null
  ai_enabled: boolean
  show_ai_feedback_options: boolean
  show_manual_override_options: boolean
  can_pick_observer: boolean
  can_use_not_applicable: boolean
  display_employee_id: boolean
  anonymous_observations_enabled: boolean
  show_ai_results_breakdown: boolean
  raw_video_upload_enabled: boolean
  second_factor_required: boolean
  color?: string | null
  time_zone: string
  recording_retention_days?: number | null
  observation_retention_days?: number | null
}

export const CLIENT_FIELDS = {
  companyName: 'company_name',
  accountManager: 'account_manager',
  inactiveAlertUserLevel: 'inactive_alert_user_level',
  inactiveAlertTimeframeMonths: 'inactive_alert_timeframe_months',
  badObservationsAlertUserLevel: 'bad_lift_user_level',
  numberOfBadLiftsToAlert: 'number_bad_lifts_to_alert',
  weeklyEmailEnabled: 'weekly_email_enabled',
  monthlyEmailEnabled: 'monthly_email_enabled',
  aiEnabled: 'ai_enabled',
  showAiFeedbackOptions: 'show_ai_feedback_options',
  showManualOverrideOptions: 'show_manual_override_options',
  canPickObservation: 'can_pick_observer',
  canUseNotApplicable: 'can_use_not_applicable',
  displayEmployeeId: 'display_employee_id',
  enableAnonymousObservations: 'anonymous_observations_enabled',
  showAiResultsBreakdown: 'show_ai_results_breakdown',
  enableRawVideoUpload: 'raw_video_upload_enabled',
  secondFactorRequired: 'second_factor_required',
  color: 'color',
  timeZone: 'time_zone',
  recordingRetentionDays: 'recording_retention_days',
  observationRetentionDays: 'observation_retention_days',
} as const satisfies FieldPairs<ClientPairValues, ClientRecord>

/** `timeZone` is the browser's. The other values equal the defaults of the table. */
export const newClient = (timeZone: string): ClientValues => ({
  companyName: '',
  accountManager: null,
  inactiveAlertUserLevel: 'NONE',
  inactiveAlertTimeframeMonths: 3,
  badObservationsAlertUserLevel: 'NONE',
  numberOfBadLiftsToAlert: 3,
  weeklyEmailEnabled: false,
  monthlyEmailEnabled: false,
  aiEnabled: false,
  showAiFeedbackOptions: false,
  showManualOverrideOptions: false,
  canPickObservation: false,
  canUseNotApplicable: false,
  displayEmployeeId: false,
  enableAnonymousObservations: false,
  showAiResultsBreakdown: false,
  enableRawVideoUpload: false,
  secondFactorRequired: false,
  color: DEFAULT_HIGHLIGHT,
  timeZone,
  recordingRetentionDays: null,
  observationRetentionDays: null,
})
