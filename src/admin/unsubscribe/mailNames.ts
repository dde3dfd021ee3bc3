/** What each mail that can be stopped is called, several of them. */
import type { OptionalMail } from '#domain/mails/mailKinds.ts'

export const MAIL_NAMES: Record<OptionalMail, string> = {
  campaignReminder: 'Campaign reminders',
  inactivityAlert: 'Inactivity alerts',
  badLiftsAlert: 'Bad lift alerts',
  weeklySummary: 'Weekly summaries',
  monthlySummary: 'Monthly summaries',
}
