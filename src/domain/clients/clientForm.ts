/** The client form. */
import { z } from 'zod'
import { LANGUAGES, type Language } from '#texts/languages.ts'
import { isTimeZone } from '../dates.ts'
import {
  BAD_LIFTS_TO_ALERT,
  FOLLOW_UP_AFTER_INCORRECT,
  INACTIVE_ALERT_MONTHS,
} from '../enumerations.ts'
import { retentionDays } from '../dataProtection/dataProtection.ts'
import { flag, optionalId, requiredName } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import { ALERT_USER_LEVELS } from '../roles.ts'
import { blindReviewPercent } from '../reviewQueue/blindReview.ts'
import { DEFAULT_HIGHLIGHT, isHexColour } from '../theme.ts'

/** Longer than any name that an upload receives. */
const FILE_NAME_LIMIT = 500

/** null: no alerts. */
const alertLevel = z
  .enum(ALERT_USER_LEVELS, message('alertLevelInvalid'))
  .nullish()
  .transform((level) => (level === null ? 'NONE' : level))

const LANGUAGE_CODES = Object.keys(LANGUAGES) as Language[]

export const clientSchema = z.object({
  companyName: requiredName(message('companyNameRequired'), 200),
  /** Must be a provider super user; only the server can check that. */
  accountManager: optionalId,
  inactiveAlertUserLevel: alertLevel,
  inactiveAlertTimeframeMonths: z
    .literal(INACTIVE_ALERT_MONTHS, message('monthsInvalid'))
    .nullish()
    .transform((months) => months ?? undefined),
  badObservationsAlertUserLevel: alertLevel,
  numberOfBadLiftsToAlert: z
    .int(message('liftsOutOfRange'))
    .min(BAD_LIFTS_TO_ALERT.min, message('liftsOutOfRange'))
    .max(BAD_LIFTS_TO_ALERT.max, message('liftsOutOfRange'))
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
    .refine(isHexColour, message('colourInvalid'))
    .nullish()
    .transform((color) => (color === null ? DEFAULT_HIGHLIGHT : color)),
  logo: z
    .string()
    .max(FILE_NAME_LIMIT, message('textTooLong', { max: FILE_NAME_LIMIT }))
    .nullish()
    .transform((filename) => (filename === undefined ? undefined : filename || null)),
  timeZone: z
    .string()
    .trim()
    .refine(isTimeZone, message('timeZoneInvalid'))
    .nullish()
    .transform((timeZone) => timeZone ?? undefined),
  language: z
    .enum(LANGUAGE_CODES)
    .nullish()
    .transform((language) => language ?? undefined),
  recordingRetentionDays: retentionDays,
  observationRetentionDays: retentionDays,
  /** null: follow-ups are opened by hand. */
  followUpAfterIncorrect: z
    .int(message('followUpCountInvalid'))
    .min(FOLLOW_UP_AFTER_INCORRECT.min, message('followUpCountInvalid'))
    .max(FOLLOW_UP_AFTER_INCORRECT.max, message('followUpCountInvalid'))
    .nullish(),
  blindReviewPercent,
  namesHiddenInAnalysis: flag,
})
