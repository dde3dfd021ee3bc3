/** What each mail that can be stopped is called, several of them. */
import type { OptionalMailKind } from '#domain/mails/mailKinds.ts'

export const OPTIONAL_MAIL_LABELS: Record<OptionalMailKind, string> = {
  campaignReminder: 'Campaign reminders',
  inactivityAlert: 'Inactivity alerts',
  badLiftsAlert: 'Bad lift alerts',
  weeklySummary: 'Weekly summaries',
  monthlySummary: 'Monthly summaries',
}
