/** Who does which work. */
import { type JobKind, toMailJobKind } from '#domain/jobs/jobKinds.ts'
import { MAIL_KINDS } from '#domain/mails/mailKinds.ts'
import { alertOfBadLifts } from '../alerts/alertOfBadLifts.ts'
import { alertOfInactivity } from '../alerts/alertOfInactivity.ts'
import { sendCampaignReminders } from '../campaigns/remindOfCampaign.ts'
import { exportObservations } from '../exports/exportObservations.ts'
import { exportUsers } from '../exports/exportUsers.ts'
import { importFile } from '../imports/importFile.ts'
import { IMPORTS } from '../imports/importJobs.ts'
import { sendMail } from '../mail/sendMail.ts'
import { enqueueMonthlySummaries, enqueueWeeklySummaries } from '../summaries/summarise.ts'
import type { JobHandler } from './job.ts'

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
