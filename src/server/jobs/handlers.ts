/** Who does which work. */
import { type JobKind, mailJob } from '#domain/jobs/jobKinds.ts'
import { MAIL_KINDS } from '#domain/mails/mailKinds.ts'
import { alertOfBadLifts } from '../alerts/alertOfBadLifts.ts'
import { alertOfInactivity } from '../alerts/alertOfInactivity.ts'
import { remindOfCampaign } from '../campaigns/remindOfCampaign.ts'
import { exportObservations } from '../exports/exportObservations.ts'
import { exportUsers } from '../exports/exportUsers.ts'
import { importFile } from '../imports/importFile.ts'
import { IMPORTED } from '../imports/importJobs.ts'
import { sendMail } from '../mail/sendMail.ts'
import { summariseMonth, summariseWeek } from '../summaries/summarise.ts'
import type { Handler } from './job.ts'

export const HANDLERS: Partial<Record<JobKind, Handler>> = {
  remindOfCampaign,
  alertOfInactivity,
  alertOfBadLifts,
  summariseWeek,
  summariseMonth,
  exportObservations,
  exportUsers,
  importDepartments: importFile(IMPORTED.departments),
  importLocations: importFile(IMPORTED.locations),
  importUsers: importFile(IMPORTED.users),
  importEmployeeIds: importFile(IMPORTED.employeeIds),
  ...Object.fromEntries(MAIL_KINDS.map((kind) => [mailJob(kind), sendMail])),
}
