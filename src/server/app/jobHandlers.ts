/** Who does which work. */
import { type JobKind, toMailJobKind } from '#domain/jobs/jobKinds.ts'
import { MAIL_KINDS } from '#domain/mails/mailKinds.ts'
import { alertOfBadLifts } from '../features/alerts/alertOfBadLifts.ts'
import { alertOfInactivity } from '../features/alerts/alertOfInactivity.ts'
import { sendCampaignReminders } from '../features/campaigns/remindOfCampaign.ts'
import { exportObservations } from '../features/exports/exportObservations.ts'
import { exportUsers } from '../features/exports/exportUsers.ts'
import { importFile } from '../features/imports/importFile.ts'
import { IMPORTS } from '../features/imports/importJobs.ts'
import { sendMail } from '../features/mails/sendMail.ts'
import { enqueueMonthlySummaries, enqueueWeeklySummaries } from '../features/charts/summarise.ts'
import type { JobHandler } from '../platform/queue/job.ts'

export const JOB_HANDLERS: Partial<Record<JobKind, JobHandler>> = {
  remindOfCampaign: sendCampaignReminders,
  alertOfInactivity,
  alertOfBadLifts,
  summariseWeek: enqueueWeeklySummaries,
  summariseMonth: enqueueMonthlySummaries,
  exportObservations,
  exportUsers,
  importDepartments: importFile(IMPORTS.departments),
  importLocations: importFile(IMPORTS.locations),
  importUsers: importFile(IMPORTS.users),
  importEmployeeIds: importFile(IMPORTS.employeeIds),
  ...Object.fromEntries(MAIL_KINDS.map((kind) => [toMailJobKind(kind), sendMail])),
}
