/** The campaign form (spec 3, 5 and 9), spelt as the spec spells its fields. */
import { z } from 'zod'
import {
  CAMPAIGN_FREQUENCIES,
  CAMPAIGN_TYPES,
  REPORT_FREQUENCIES,
  type CampaignFrequency,
  type CampaignType,
  type ReportFrequency,
} from '../enumerations.ts'
import type { FieldPairs } from '../forms/fieldPairs.ts'
import { valuesToRecordFields, recordToValues } from '../forms/fieldPairs.ts'
import { flag, idList, optionalId, requiredText } from '../forms/fieldRules.ts'
import { MESSAGES } from '../messages.ts'
import { REMINDER_USER_LEVELS, type ReminderUserLevel } from '../roles.ts'
import { findCampaignIssues } from './campaignRules.ts'

/** Observations that a campaign may ask of each person. */
export const REQUIRED_OBSERVATIONS = { min: 1, max: 10_000 } as const

/** Blank is null; whether it is needed, and a real day, is a rule of its own. */
const day = z
  .string()
  .trim()
  .max(40)
  .nullish()
  .transform((text) => (text === undefined ? undefined : text || null))

/** Blank is allowed while typing. */
const count = z.preprocess(
  (value) => (value === '' ? null : value),
  z
    .int(MESSAGES.requiredObservationsInvalid)
    .min(REQUIRED_OBSERVATIONS.min, MESSAGES.requiredObservationsInvalid)
    .max(REQUIRED_OBSERVATIONS.max, MESSAGES.requiredObservationsInvalid)
    .nullish(),
)

/** Every broken rule is told at once. A field that is left out is judged where the value that it keeps is known. */
export const campaignSchema = z
  .object({
    campaignName: requiredText(MESSAGES.nameRequired, 200),
    typeOfCampaign: z.enum(CAMPAIGN_TYPES, MESSAGES.campaignTypeRequired),
    startDate: day,
    endDate: day,
    frequency: z.enum(CAMPAIGN_FREQUENCIES, MESSAGES.campaignFrequencyRequired),
    reminderAlertUserLevel: z.enum(REMINDER_USER_LEVELS, MESSAGES.reminderLevelRequired).nullish(),
    appNotificationsEnabled: flag,
    emailNotificationsEnabled: flag,
    notificationFrequency: z.enum(REPORT_FREQUENCIES, MESSAGES.reminderFrequencyRequired).nullish(),
    task: optionalId,
    numOfRequiredObservations: count,
    filteredUsers: flag,
    locationDepartment: flag,
    selectedUsers: idList,
    selectedLocation: optionalId,
    selectedDepartment: optionalId,
  })
  .check(({ value, issues }) => {
    for (const [field, message] of findCampaignIssues(value))
      issues.push({ code: 'custom', path: [field], message, input: value[field] })
  })

export interface CampaignValues {
  campaignName: string
  typeOfCampaign: CampaignType
  /** Days are written YYYY-MM-DD. */
  startDate: string | null
  /** The last day, itself in; null: no end. */
  endDate: string | null
  frequency: CampaignFrequency
  reminderAlertUserLevel: ReminderUserLevel | null
  appNotificationsEnabled: boolean
  emailNotificationsEnabled: boolean
  /** Null while neither reminder is enabled. */
  notificationFrequency: ReportFrequency | null
  /** null: 'No task'. */
  task: string | null
  /** Of each person in each occurrence; null: one. */
  numOfRequiredObservations: number | null
  filteredUsers: boolean
  locationDepartment: boolean
  selectedUsers: string[]
  selectedLocation: string | null
  selectedDepartment: string | null
}

export interface CampaignRecord {
  name: string
  type: CampaignType
  start_date: string
  end_date?: string | null
  frequency: CampaignFrequency
  reminder_alert_user_level?: ReminderUserLevel | null
  app_notifications_enabled: boolean
  email_notifications_enabled: boolean
  notification_frequency?: ReportFrequency | null
  task_id?: string | null
  num_observations_required?: number | null
  has_selected_users: boolean
  selected_users?: readonly { id: string }[]
  location_id?: string | null
  department_id?: string | null
}

/** `locationDepartment` is no field of the record: it is on where there is a place. */
export const CAMPAIGN_FIELDS = {
  campaignName: 'name',
  typeOfCampaign: 'type',
  startDate: 'start_date',
  endDate: 'end_date',
  frequency: 'frequency',
  reminderAlertUserLevel: 'reminder_alert_user_level',
  appNotificationsEnabled: 'app_notifications_enabled',
  emailNotificationsEnabled: 'email_notifications_enabled',
  notificationFrequency: 'notification_frequency',
  task: 'task_id',
  numOfRequiredObservations: 'num_observations_required',
  filteredUsers: 'has_selected_users',
  selectedUsers: 'selected_users',
  selectedLocation: 'location_id',
  selectedDepartment: 'department_id',
} as const satisfies FieldPairs<Omit<CampaignValues, 'locationDepartment'>, CampaignRecord>

/** What the form of a stored campaign starts with. */
export const toCampaignValues = (record: CampaignRecord): CampaignValues => ({
  ...recordToValues<Omit<CampaignValues, 'locationDepartment'>, CampaignRecord>(
    CAMPAIGN_FIELDS,
    record,
  ),
  locationDepartment: Boolean(record.location_id ?? record.department_id),
})

/** The record's fields of what was entered. */
export const toCampaignRecord = ({ locationDepartment: _switch, ...values }: CampaignValues) =>
  valuesToRecordFields(CAMPAIGN_FIELDS, values)

export const NEW_CAMPAIGN: CampaignValues = {
  campaignName: '',
  typeOfCampaign: 'ManualObservation',
  startDate: null,
  endDate: null,
  frequency: 'oneTime',
  reminderAlertUserLevel: null,
  appNotificationsEnabled: false,
  emailNotificationsEnabled: false,
  notificationFrequency: null,
  task: null,
  numOfRequiredObservations: null,
  filteredUsers: false,
  locationDepartment: false,
  selectedUsers: [],
  selectedLocation: null,
  selectedDepartment: null,
}
