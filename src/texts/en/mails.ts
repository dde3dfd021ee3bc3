/** Labels, in the plural, of each mail that can be turned off. */
export const mailKinds = {
  campaignReminder: 'Campaign reminders',
  inactivityAlert: 'Inactivity alerts',
  badLiftsAlert: 'Bad lift alerts',
  weeklySummary: 'Weekly summaries',
  monthlySummary: 'Monthly summaries',
  commentMention: 'Mentions in comments',
  followUp: 'Follow-ups',
  followUpsOverdue: 'Overdue follow-ups',
  savedView: 'Weekly views',
  taskAction: 'Actions on tasks and places',
} as const
