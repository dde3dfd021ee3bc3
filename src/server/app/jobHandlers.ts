/** Handlers of all kinds of jobs. */
import { type JobKind, LIST_EXPORT_JOBS, toMailJobKind } from '#domain/jobs/jobKinds.ts'
import { MAIL_KINDS } from '#domain/mails/mailKinds.ts'
import { alertOfBadLifts } from '../features/alerts/badLiftsAlert.ts'
import { alertOfInactivity } from '../features/alerts/inactivityAlert.ts'
import { sendCampaignReminders } from '../features/campaigns/campaignReminders.ts'
import { applyRetention } from '../features/dataProtection/applyRetention.ts'
import { checkAuditLogs } from '../features/auditLog/auditCheckJob.ts'
import { sendAuditHashes } from '../features/auditLog/auditHashMail.ts'
import { exportList } from '../features/exports/listExport.ts'
import { exportObservations } from '../features/exports/observationExport.ts'
import { exportUsers } from '../features/exports/userExport.ts'
import { importFile, IMPORTS } from '../features/imports/importJob.ts'
import { judgeAgain } from '../features/judgeAgain/judgeAgainJob.ts'
import { exportPersonalData } from '../features/myData/personalDataJob.ts'
import { sendMail } from '../features/mails/sendMail.ts'
import { enqueueMonthlySummaries, enqueueWeeklySummaries } from '../features/charts/summaryJobs.ts'
import { MAIL_BUILDERS } from './mailBuilders.ts'
import { catchUpWithZone } from './zoneMove.ts'
import type { JobHandler } from '../platform/queue/queue.ts'

export const JOB_HANDLERS: Partial<Record<JobKind, JobHandler>> = {
  remindOfCampaign: sendCampaignReminders,
  alertOfInactivity,
  alertOfBadLifts,
  summariseWeek: enqueueWeeklySummaries,
  summariseMonth: enqueueMonthlySummaries,
  catchUpWithZone,
  applyRetention,
  exportObservations,
  exportUsers,
  ...Object.fromEntries(LIST_EXPORT_JOBS.map((kind) => [kind, exportList(kind)])),
  importDepartments: importFile(IMPORTS.departments),
  importLocations: importFile(IMPORTS.locations),
  importUsers: importFile(IMPORTS.users),
  importEmployeeIds: importFile(IMPORTS.employeeIds),
  judgeAgain,
  sendAuditHashes,
  checkAuditLogs,
  exportPersonalData,
  ...Object.fromEntries(MAIL_KINDS.map((kind) => [toMailJobKind(kind), sendMail(MAIL_BUILDERS)])),
}
