/** What follows from what in a campaign (spec 4): the form shows it, the server applies it again. */
import type { CampaignValues } from './campaignForm.ts'

/** Whom a campaign is for: people who were chosen, a location and department, or everybody. */
export type CampaignMode = 'users' | 'locdep' | 'everybody'

type Switches = Pick<CampaignValues, 'filteredUsers' | 'locationDepartment'>
type Reminders = Pick<
  CampaignValues,
  'appNotificationsEnabled' | 'emailNotificationsEnabled' | 'notificationFrequency'
>

export const modeOf = ({ filteredUsers, locationDepartment }: Switches): CampaignMode => {
  if (filteredUsers) return 'users'
  return locationDepartment ? 'locdep' : 'everybody'
}

/** Each switch turns off the other one; what was chosen stays, in case of a change of mind. */
export const withSwitch = <Values extends Switches>(
  values: Values,
  changed: keyof Switches,
  on: boolean,
): Values => {
  const other = changed === 'filteredUsers' ? 'locationDepartment' : 'filteredUsers'
  return { ...values, [changed]: on, ...(on && { [other]: false }) }
}

/** While neither reminder is enabled there is no frequency. */
export const withReminderRule = <Values extends Reminders>(values: Values): Values =>
  hasReminders(values) ? values : { ...values, notificationFrequency: null }

export const hasReminders = (
  values: Pick<Reminders, 'appNotificationsEnabled' | 'emailNotificationsEnabled'>,
): boolean => values.appNotificationsEnabled || values.emailNotificationsEnabled

/** Only what the mode is about counts. */
export const withModeRule = (values: CampaignValues): CampaignValues => {
  const mode = modeOf(values)
  return {
    ...values,
    selectedUsers: mode === 'users' ? values.selectedUsers : [],
    selectedLocation: mode === 'locdep' ? values.selectedLocation : null,
    selectedDepartment: mode === 'locdep' ? values.selectedDepartment : null,
  }
}
