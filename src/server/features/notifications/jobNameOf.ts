/** What a kind of work is called where its end is told. */
import type { JobKind } from '#domain/jobs/jobKinds.ts'

/** Null, or work of another version of the server: 'Work'. */
export const jobName = (kind: string | null): string =>
  (kind !== null && Object.hasOwn(JOB_NAMES, kind) ? JOB_NAMES[kind as JobKind] : null) ?? 'Work'

const JOB_NAMES: Record<JobKind, string> = {
  'mail.campaignReminder': 'Campaign reminder by email',
  'mail.inactivityAlert': 'Inactivity alert by email',
  'mail.badLiftsAlert': 'Bad lift alert by email',
  'mail.weeklySummary': 'Weekly summary by email',
  'mail.monthlySummary': 'Monthly summary by email',
  'mail.passwordReset': 'Password reset by email',
  'mail.invitation': 'Invitation by email',
  'mail.exportFinished': 'Export by email',
  'mail.helpRequest': 'Help request',
  'mail.helpRequestCopy': 'Copy of the help request',
  remindOfCampaign: 'Campaign reminders',
  alertOfInactivity: 'Inactivity alerts',
  alertOfBadLifts: 'Bad lift alerts',
  summariseWeek: 'Weekly summaries',
  summariseMonth: 'Monthly summaries',
  exportObservations: 'Export of observations',
  exportUsers: 'Export of users',
  importDepartments: 'Import of departments',
  importLocations: 'Import of locations',
  importUsers: 'Import of users',
  importEmployeeIds: 'Import of employee IDs',
}
