/** The rules that join fields of a campaign: days, reminders, and whom it is for (spec 4, 5 and 6). */
import { isDay } from '../dates.ts'
import { CAMPAIGN_TYPES, type CampaignType } from '../enumerations.ts'
import { MESSAGES } from '../messages.ts'
import type { CampaignValues } from './campaignForm.ts'

/** A year that was mistyped is told, not kept. */
const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2100-12-31'

type Given = { [Field in keyof CampaignValues]?: CampaignValues[Field] | undefined | null }
type Broken = readonly [field: keyof CampaignValues, message: string]

/** In the form's order. A field that is left out breaks nothing. */
export const brokenCampaignRules = (given: Given): Broken[] => {
  const broken: [keyof CampaignValues, string | null][] = [
    [
      'startDate',
      given.startDate === null ? MESSAGES.startDateRequired : dayIssue(given.startDate),
    ],
    ['endDate', dayIssue(given.endDate) ?? endIssue(given)],
    ['reminderAlertUserLevel', reminds(given) ? levelIssue(given) : null],
    ['notificationFrequency', reminds(given) ? frequencyIssue(given) : null],
    [
      'filteredUsers',
      given.filteredUsers && given.locationDepartment ? MESSAGES.modesExclude : null,
    ],
    ['selectedUsers', given.filteredUsers ? usersIssue(given) : null],
    ['selectedLocation', given.locationDepartment ? placeIssue(given) : null],
  ]
  return broken.filter((rule): rule is [keyof CampaignValues, string] => rule[1] !== null)
}

/** Type Observation needs the client's AI; a campaign that has the type already may keep it. */
export const offeredCampaignTypes = (
  aiEnabled: boolean,
  stored: CampaignType | null = null,
): CampaignType[] =>
  CAMPAIGN_TYPES.filter((type) => type !== NEEDS_AI || aiEnabled || stored === NEEDS_AI)

const NEEDS_AI = 'Observation' satisfies CampaignType

const reminds = ({ appNotificationsEnabled, emailNotificationsEnabled }: Given): boolean =>
  (appNotificationsEnabled ?? false) || (emailNotificationsEnabled ?? false)

const levelIssue = ({ reminderAlertUserLevel }: Given) =>
  reminderAlertUserLevel === null ? MESSAGES.reminderLevelRequired : null

const frequencyIssue = ({ notificationFrequency }: Given) =>
  notificationFrequency === null ? MESSAGES.reminderFrequencyRequired : null

const usersIssue = ({ selectedUsers }: Given) =>
  selectedUsers?.length === 0 ? MESSAGES.campaignPersonNeeded : null

const placeIssue = ({ selectedLocation, selectedDepartment }: Given) =>
  selectedLocation === null && selectedDepartment === null ? MESSAGES.campaignPlaceNeeded : null

const dayIssue = (day: string | null | undefined): string | null => {
  if (day === null || day === undefined) return null
  if (!isDay(day)) return MESSAGES.dayInvalid
  return day < FIRST_DAY || day > LAST_DAY ? MESSAGES.dayOutOfRange : null
}

const endIssue = ({ startDate, endDate }: Given): string | null =>
  startDate && endDate && endDate < startDate ? MESSAGES.endDateBeforeStart : null
