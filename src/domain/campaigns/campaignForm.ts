/** The campaign form: schema, pairs of form and record fields, and the rules across fields. */
import { z } from 'zod'
import { isDay } from '../dates.ts'
import {
  CAMPAIGN_FREQUENCIES,
  CAMPAIGN_TYPES,
  type CampaignFrequency,
  type CampaignType,
  REPORT_FREQUENCIES,
  type ReportFrequency,
} from '../enumerations.ts'
import { BESIDE_OTHER_ISSUES, flag, idList, optionalId, requiredName } from '../forms/fieldRules.ts'
import { message } from '../messages.ts'
import { REMINDER_USER_LEVELS, type ReminderUserLevel } from '../roles.ts'

/** Limits of the observations that a campaign requires of each person. */
const REQUIRED_OBSERVATIONS = { min: 1, max: 10_000 } as const

/** Blank is null; whether a day is required, and real, is checked separately. */
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
    .int(message('requiredObservationsInvalid'))
    .min(REQUIRED_OBSERVATIONS.min, message('requiredObservationsInvalid'))
    .max(REQUIRED_OBSERVATIONS.max, message('requiredObservationsInvalid'))
    .nullish(),
)

const SHAPE = z.object({
  campaignName: requiredName(message('nameRequired'), 200),
  typeOfCampaign: z.enum(CAMPAIGN_TYPES, message('campaignTypeRequired')),
  startDate: day,
  endDate: day,
  frequency: z.enum(CAMPAIGN_FREQUENCIES, message('campaignFrequencyRequired')),
  reminderAlertUserLevel: z.enum(REMINDER_USER_LEVELS, message('reminderLevelRequired')).nullish(),
  appNotificationsEnabled: flag,
  emailNotificationsEnabled: flag,
  notificationFrequency: z.enum(REPORT_FREQUENCIES, message('reminderFrequencyRequired')).nullish(),
  task: optionalId,
  numOfRequiredObservations: count,
  filteredUsers: flag,
  locationDepartment: flag,
  selectedUsers: idList,
  selectedLocation: optionalId,
  selectedDepartment: optionalId,
  leaveOutPeopleWithoutPlaces: flag,
})

/** Reports all broken rules together. An absent field is checked where its stored value is known. */
export const campaignSchema = SHAPE.superRefine((values, check) => {
  for (const [field, message] of findCampaignIssues(values))
    check.addIssue({ code: 'custom', path: [field], message })
}, BESIDE_OTHER_ISSUES)

/** By the record's field names, related records as their ids. */
export interface CampaignValues {
  name: string
  type: CampaignType
  /** YYYY-MM-DD. */
  start_date: string | null
  /** The last day, inclusive; null: no end. */
  end_date: string | null
  frequency: CampaignFrequency
  reminder_alert_user_level: ReminderUserLevel | null
  app_notifications_enabled: boolean
  email_notifications_enabled: boolean
  /** null without a reminder. */
  notification_frequency: ReportFrequency | null
  /** null: 'No task'. */
  task: string | null
  /** For each person in each occurrence; null: one. */
  num_observations_required: number | null
  has_selected_users: boolean
  /** Not a field of the record: it is on when there is a place. */
  locationDepartment: boolean
  selected_users: string[]
  location: string | null
  department: string | null
  /** Leaves out people who count as working at the places only because no places are assigned to them. */
  leaves_out_people_without_places: boolean
}

export const NEW_CAMPAIGN: CampaignValues = {
  name: '',
  type: 'ManualObservation',
  start_date: null,
  end_date: null,
  frequency: 'oneTime',
  reminder_alert_user_level: null,
  app_notifications_enabled: false,
  email_notifications_enabled: false,
  notification_frequency: null,
  task: null,
  num_observations_required: null,
  has_selected_users: false,
  locationDepartment: false,
  selected_users: [],
  location: null,
  department: null,
  leaves_out_people_without_places: false,
}

/** An earlier year is a typing mistake and is refused. */
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2100-12-31'

type CampaignInput = z.output<typeof SHAPE>
type PartialCampaign = {
  [Field in keyof CampaignInput]?: CampaignInput[Field] | undefined | null
}
type CampaignIssue = readonly [field: keyof CampaignInput, message: string]

/**
 * Returns the broken rules between fields (days, reminders, audience) in the form's order. An absent field breaks no
 * rule.
 */
const findCampaignIssues = (values: PartialCampaign): CampaignIssue[] => {
  const issues: [keyof CampaignInput, string | null][] = [
    [
      'startDate',
      values.startDate === null ? message('startDateRequired') : dayIssue(values.startDate),
    ],
    ['endDate', dayIssue(values.endDate) ?? endIssue(values)],
    ['reminderAlertUserLevel', hasAnyReminder(values) ? reminderLevelIssue(values) : null],
    ['notificationFrequency', hasAnyReminder(values) ? reminderFrequencyIssue(values) : null],
    [
      'filteredUsers',
      values.filteredUsers && values.locationDepartment ? message('campaignModesConflict') : null,
    ],
    ['selectedUsers', values.filteredUsers ? usersIssue(values) : null],
    ['selectedLocation', values.locationDepartment ? placeIssue(values) : null],
  ]
  return issues.filter((rule): rule is [keyof CampaignInput, string] => rule[1] !== null)
}

/** Type Observation needs the client's AI; a campaign that has the type already may keep it. */
export const availableCampaignTypes = (
  aiEnabled: boolean,
  stored: CampaignType | null = null,
): CampaignType[] =>
  CAMPAIGN_TYPES.filter(
    (type) => type !== AI_CAMPAIGN_TYPE || aiEnabled || stored === AI_CAMPAIGN_TYPE,
  )

const AI_CAMPAIGN_TYPE = 'Observation' satisfies CampaignType

const hasAnyReminder = ({
  appNotificationsEnabled,
  emailNotificationsEnabled,
}: PartialCampaign): boolean =>
  (appNotificationsEnabled ?? false) || (emailNotificationsEnabled ?? false)

const reminderLevelIssue = ({ reminderAlertUserLevel }: PartialCampaign) =>
  reminderAlertUserLevel === null ? message('reminderLevelRequired') : null

const reminderFrequencyIssue = ({ notificationFrequency }: PartialCampaign) =>
  notificationFrequency === null ? message('reminderFrequencyRequired') : null

const usersIssue = ({ selectedUsers }: PartialCampaign) =>
  selectedUsers?.length === 0 ? message('campaignPersonRequired') : null

const placeIssue = ({ selectedLocation, selectedDepartment }: PartialCampaign) =>
  selectedLocation === null && selectedDepartment === null ? message('campaignPlaceRequired') : null

const dayIssue = (day: string | null | undefined): string | null => {
  if (day === null || day === undefined) return null
  if (!isDay(day)) return message('dayInvalid')
  return day < FIRST_DAY || day > LAST_DAY ? message('dayOutOfRange') : null
}

const endIssue = ({ startDate, endDate }: PartialCampaign): string | null =>
  startDate && endDate && endDate < startDate ? message('endDateBeforeStart') : null
