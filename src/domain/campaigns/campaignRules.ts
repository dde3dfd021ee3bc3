/** The rules that join fields of a campaign: days, reminders, and whom it is for (spec 4, 5 and 6). */
import { isDay } from '../dates.ts'
import { CAMPAIGN_TYPES, type CampaignType } from '../enumerations.ts'
import { MESSAGES } from '../messages.ts'
import type { CampaignValues } from './campaignForm.ts'

/** A year that was mistyped is told, not kept. */
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2100-12-31'

type PartialCampaign = {
  [Field in keyof CampaignValues]?: CampaignValues[Field] | undefined | null
}
type CampaignIssue = readonly [field: keyof CampaignValues, message: string]

/** In the form's order. A field that is left out breaks nothing. */
export const findCampaignIssues = (values: PartialCampaign): CampaignIssue[] => {
  const issues: [keyof CampaignValues, string | null][] = [
    [
      'startDate',
      values.startDate === null ? MESSAGES.startDateRequired : dayIssue(values.startDate),
    ],
    ['endDate', dayIssue(values.endDate) ?? endIssue(values)],
    ['reminderAlertUserLevel', hasAnyReminder(values) ? reminderLevelIssue(values) : null],
    ['notificationFrequency', hasAnyReminder(values) ? reminderFrequencyIssue(values) : null],
    [
      'filteredUsers',
      values.filteredUsers && values.locationDepartment ? MESSAGES.campaignModesConflict : null,
    ],
    ['selectedUsers', values.filteredUsers ? usersIssue(values) : null],
    ['selectedLocation', values.locationDepartment ? placeIssue(values) : null],
  ]
  return issues.filter((rule): rule is [keyof CampaignValues, string] => rule[1] !== null)
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
  reminderAlertUserLevel === null ? MESSAGES.reminderLevelRequired : null

const reminderFrequencyIssue = ({ notificationFrequency }: PartialCampaign) =>
  notificationFrequency === null ? MESSAGES.reminderFrequencyRequired : null

const usersIssue = ({ selectedUsers }: PartialCampaign) =>
  selectedUsers?.length === 0 ? MESSAGES.campaignPersonRequired : null

const placeIssue = ({ selectedLocation, selectedDepartment }: PartialCampaign) =>
  selectedLocation === null && selectedDepartment === null ? MESSAGES.campaignPlaceRequired : null

const dayIssue = (day: string | null | undefined): string | null => {
  if (day === null || day === undefined) return null
  if (!isDay(day)) return MESSAGES.dayInvalid
  return day < FIRST_DAY || day > LAST_DAY ? MESSAGES.dayOutOfRange : null
}

const endIssue = ({ startDate, endDate }: PartialCampaign): string | null =>
  startDate && endDate && endDate < startDate ? MESSAGES.endDateBeforeStart : null
