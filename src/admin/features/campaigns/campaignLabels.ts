/** Formats a value of the campaign form as text; null: the value needs no special label. */
import { isDay } from '#domain/dates.ts'
import type { ReportFrequency } from '#domain/enumerations.ts'
import type { ReminderUserLevel } from '#domain/roles.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'
import type { Property } from '../../parts/detail/PropertyList.tsx'
import { isChoice } from '../../parts/forms/formValues.ts'
import { NO_TASK } from './noTask.ts'

export function formatCampaignValue(field: string, value: unknown): string | null {
  if (value === null) return EMPTY_LABELS[field] ?? null
  if (typeof value !== 'string') return null
  return VALUE_LABELS[field]?.[value] ?? (isDay(value) ? formatDay(value) : null)
}

/** Formats a value as plain text, also choices and numbers. */
export function campaignValueText(field: string, value: unknown): string | null {
  if (isChoice(value)) return value.name
  const formatted = formatCampaignValue(field, value)
  return (
    formatted ?? (typeof value === 'number' || typeof value === 'string' ? String(value) : null)
  )
}

const VALUE_LABELS: Record<string, Record<string, string>> = {
  type: enumLabels.campaignType,
  frequency: enumLabels.campaignFrequency,
  reminder_alert_user_level: enumLabels.reminderUserLevel,
  notification_frequency: enumLabels.reportFrequency,
}

/** Labels of empty fields. */
const EMPTY_LABELS: Record<string, string> = {
  end_date: 'No end',
  task: NO_TASK.name,
  num_observations_required: '1',
  location: 'All locations',
  department: 'All departments',
}

/** Returns the reminder settings of a campaign as properties. */
export function reminderProperties({ app, email, level, frequency }: Reminders): Property[] {
  const channels = [app && 'App', email && 'Email'].filter(Boolean)
  if (channels.length === 0) return [['reminders', 'Off']]
  return [
    ['reminders', channels.join(' and ').replace('and E', 'and e')],
    ['reminder_alert_user_level', level && enumLabels.reminderUserLevel[level]],
    ['notification_frequency', frequency && enumLabels.reportFrequency[frequency]],
  ]
}

interface Reminders {
  app: boolean
  email: boolean
  level?: ReminderUserLevel | null | undefined
  frequency?: ReportFrequency | null | undefined
}
