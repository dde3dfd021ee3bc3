/** The reminders of a campaign in words. */
import type { ReportFrequency } from '#domain/enumerations.ts'
import type { ReminderUserLevel } from '#domain/roles.ts'
import type { Property } from '../../parts/detail/PropertyList.tsx'
import { enumLabels } from '../../foundation/i18n/enumLabels.ts'

export function reminderProperties({ app, email, level, frequency }: Reminders): Property[] {
  const channels = [app && 'App', email && 'Email'].filter(Boolean)
  if (channels.length === 0) return [['Reminders', 'None']]
  return [
    ['Reminders', channels.join(' and ').replace('and E', 'and e')],
    ['Reminders go to', level && enumLabels.reminderUserLevel[level]],
    ['Reminder frequency', frequency && enumLabels.reportFrequency[frequency]],
  ]
}

interface Reminders {
  app: boolean
  email: boolean
  level?: ReminderUserLevel | null | undefined
  frequency?: ReportFrequency | null | undefined
}
