/** What follows from what in a campaign (spec 4): the form shows it, the server applies it again. */
import type { CampaignValues } from './campaignForm.ts'

/** Whom a campaign is for: people who were chosen, a location and department, or everybody. */
export type CampaignMode = 'users' | 'locdep' | 'everybody'

type ModeSwitches = Pick<CampaignValues, 'filteredUsers' | 'locationDepartment'>
type ReminderValues = Pick<
  CampaignValues,
  'appNotificationsEnabled' | 'emailNotificationsEnabled' | 'notificationFrequency'
>

export const campaignModeOf = ({
  filteredUsers,
  locationDepartment,
}: ModeSwitches): CampaignMode => {
  if (filteredUsers) return 'users'
  return locationDepartment ? 'locdep' : 'everybody'
}

/** Each switch turns off the other one; what was chosen stays, in case of a change of mind. */
export const applyModeSwitch = <Values extends ModeSwitches>(
  values: Values,
  changed: keyof ModeSwitches,
  on: boolean,
): Values => {
  const other = changed === 'filteredUsers' ? 'locationDepartment' : 'filteredUsers'
  return { ...values, [changed]: on, ...(on && { [other]: false }) }
}

/** While neither reminder is enabled there is no frequency. */
export const applyReminderRule = <Values extends ReminderValues>(values: Values): Values =>
  hasReminders(values) ? values : { ...values, notificationFrequency: null }

export const hasReminders = (
  values: Pick<ReminderValues, 'appNotificationsEnabled' | 'emailNotificationsEnabled'>,
): boolean => values.appNotificationsEnabled || values.emailNotificationsEnabled

/** Only what the mode is about counts. */
export const applyModeRule = (values: CampaignValues): CampaignValues => {
  const mode = campaignModeOf(values)
  return {
    ...values,
    selectedUsers: mode === 'users' ? values.selectedUsers : [],
    selectedLocation: mode === 'locdep' ? values.selectedLocation : null,
    selectedDepartment: mode === 'locdep' ? values.selectedDepartment : null,
  }
}
