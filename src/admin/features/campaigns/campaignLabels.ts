/** Formats a value of the campaign form as text; null: the value needs no special label. */
import { isDay } from '#domain/dates.ts'
import type { CampaignFrequency, CampaignType, ReportFrequency } from '#domain/enumerations.ts'
import type { ReminderUserLevel } from '#domain/roles.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import type { Property } from '../../parts/detail/PropertyList.tsx'
import { isChoice } from '../../parts/forms/formValues.ts'

export function formatCampaignValue(field: string, value: unknown): string | null {
  if (value === null) return EMPTY_LABELS[field]?.() ?? null
  if (typeof value !== 'string' || value === '') return null
  return VALUE_LABELS[field]?.(value as never) ?? (isDay(value) ? formatDay(value) : null)
}

/** Formats a value as plain text, also choices and numbers. */
export function campaignValueText(field: string, value: unknown): string | null {
  if (isChoice(value)) return value.name
  const formatted = formatCampaignValue(field, value)
  return (
    formatted ?? (typeof value === 'number' || typeof value === 'string' ? String(value) : null)
  )
}

const VALUE_LABELS: Record<string, (value: never) => string> = {
  type: (value: CampaignType) => t(`enums.campaignType.${value}`),
  frequency: (value: CampaignFrequency) => t(`enums.campaignFrequency.${value}`),
  reminder_alert_user_level: (value: ReminderUserLevel) => t(`enums.reminderUserLevel.${value}`),
  notification_frequency: (value: ReportFrequency) => t(`enums.reportFrequency.${value}`),
}

/** Labels of empty fields. */
const EMPTY_LABELS: Record<string, () => string> = {
  end_date: () => t('campaigns.noEnd'),
  task: () => t('campaigns.noTask'),
  num_observations_required: () => '1',
  location: () => t('campaigns.allLocations'),
  department: () => t('campaigns.allDepartments'),
}

/** Returns the reminder settings of a campaign as properties. */
export function reminderProperties({ app, email, level, frequency }: Reminders): Property[] {
  if (!app && !email) return [['reminders', t('campaigns.channels.none')]]
  const channels = app && email ? 'both' : app ? 'app' : 'email'
  return [
    ['reminders', t(`campaigns.channels.${channels}`)],
    ['reminder_alert_user_level', level && t(`enums.reminderUserLevel.${level}`)],
    ['notification_frequency', frequency && t(`enums.reportFrequency.${frequency}`)],
  ]
}

interface Reminders {
  app: boolean
  email: boolean
  level?: ReminderUserLevel | null | undefined
  frequency?: ReportFrequency | null | undefined
}
