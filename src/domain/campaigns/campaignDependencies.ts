/** Dependencies between campaign fields: the form shows them, the server applies them again. */
import type { CampaignValues } from './campaignForm.ts'

/** A campaign's audience: selected people, a location and department, or everybody. */
type CampaignMode = 'users' | 'locdep' | 'everybody'

type ModeSwitches = Pick<CampaignValues, 'has_selected_users' | 'locationDepartment'>
type ReminderValues = Pick<
  CampaignValues,
  'app_notifications_enabled' | 'email_notifications_enabled' | 'notification_frequency'
>

export const campaignModeOf = ({
  has_selected_users,
  locationDepartment,
}: ModeSwitches): CampaignMode => {
  if (has_selected_users) return 'users'
  return locationDepartment ? 'locdep' : 'everybody'
}

/** Turns the other switch off; the selections stay, in case the user changes their mind. */
export const applyModeSwitch = <Values extends ModeSwitches>(
  values: Values,
  changed: keyof ModeSwitches,
  on: boolean,
): Values => {
  const other = changed === 'has_selected_users' ? 'locationDepartment' : 'has_selected_users'
  return { ...values, [changed]: on, ...(on && { [other]: false }) }
}

/** Clears the frequency when there is no reminder. */
export const applyReminderRule = <Values extends ReminderValues>(values: Values): Values =>
  hasReminders(values) ? values : { ...values, notification_frequency: null }

export const hasReminders = (
  values: Pick<ReminderValues, 'app_notifications_enabled' | 'email_notifications_enabled'>,
): boolean => values.app_notifications_enabled || values.email_notifications_enabled

/** Drops the selections that the mode does not use. */
export const applyModeRule = (values: CampaignValues): CampaignValues => {
  const mode = campaignModeOf(values)
  return {
    ...values,
    selected_users: mode === 'users' ? values.selected_users : [],
    location: mode === 'locdep' ? values.location : null,
    department: mode === 'locdep' ? values.department : null,
    leaves_out_people_without_places: mode === 'locdep' && values.leaves_out_people_without_places,
  }
}

/** The steps of the wizard: form, then locdep or users or neither, then review. */
export const CAMPAIGN_STEPS = ['form', 'locdep', 'users', 'review'] as const
export type CampaignStep = (typeof CAMPAIGN_STEPS)[number]

type StepSwitches = Pick<CampaignValues, 'has_selected_users' | 'locationDepartment'>

/** Returns the steps for these values, in order. */
export const campaignStepsOf = (values: StepSwitches): CampaignStep[] => {
  const mode = campaignModeOf(values)
  return mode === 'everybody' ? ['form', 'review'] : ['form', mode, 'review']
}

/** The step of each field, so that an error leads to it. */
export const stepOfField = (field: keyof CampaignValues): CampaignStep => {
  if (field === 'selected_users') return 'users'
  return PLACE_FIELDS.includes(field) ? 'locdep' : 'form'
}

const PLACE_FIELDS: readonly (keyof CampaignValues)[] = [
  'location',
  'department',
  'leaves_out_people_without_places',
]
