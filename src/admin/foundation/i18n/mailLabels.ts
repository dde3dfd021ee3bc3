/** Labels, in the plural, of each mail that can be turned off. */
import type { OptionalMailKind } from '#domain/mails/mailKinds.ts'

export const OPTIONAL_MAIL_LABELS: Record<OptionalMailKind, string> = {
  campaignReminder: 'Campaign reminders',
  inactivityAlert: 'Inactivity alerts',
  badLiftsAlert: 'Bad lift alerts',
  weeklySummary: 'Weekly summaries',
  monthlySummary: 'Monthly summaries',
}
