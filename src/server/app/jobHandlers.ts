/** Handlers of all kinds of jobs. */
import type { JobKind } from '#domain/jobs/jobKinds.ts'
import { alertOfBadLifts } from '../features/alerts/badLiftsAlert.ts'
import { alertOfInactivity } from '../features/alerts/inactivityAlert.ts'
import { checkAuditLogs } from '../features/auditLog/auditCheckJob.ts'
import { sendCampaignReminders } from '../features/campaigns/campaignReminders.ts'
import {
  enqueueMonthlySummaries,
  enqueueWeeklySummaries,
} from '../features/summaries/summaryJobs.ts'
import { applyRetention } from '../features/dataProtection/applyRetention.ts'
import { overdueActions } from '../features/taskActions/overdueActions.ts'
import { overdueFollowUps } from '../features/followUps/overdueFollowUps.ts'
import { listExports } from '../features/exports/listExport.ts'
import { exportObservations } from '../features/exports/observationExport.ts'
import { exportUsers } from '../features/exports/userExport.ts'
import { importFile, IMPORTS } from '../features/imports/importJob.ts'
import { mendRestoredVerdicts } from '../features/observations/mendRestoredVerdicts.ts'
import { judgeAgain } from '../features/judgeAgain/judgeAgainJob.ts'
import { enqueueSavedViewMails } from '../features/savedViews/savedViewMail.ts'
import { notifyProvider, withdrawFromProvider } from '../features/notifications/providerNotices.ts'
import { mailJob } from '../features/mails/sendMail.ts'
import { exportPersonalData } from '../features/myData/personalDataJob.ts'
import type { Job, JobHandler } from '../platform/queue/queue.ts'
import { MAIL_DEFINITIONS } from './mailDefinitions.ts'
import { catchUpWithZone } from './zoneMove.ts'

/** A kind without a handler does not compile. */
export const JOB_HANDLERS: Record<JobKind, JobHandler> = handlersOf([
  sendCampaignReminders,
  alertOfInactivity,
  alertOfBadLifts,
  overdueFollowUps.job,
  overdueActions.job,
  enqueueWeeklySummaries,
  enqueueMonthlySummaries,
  enqueueSavedViewMails,
  notifyProvider,
  withdrawFromProvider,
  catchUpWithZone,
  applyRetention,
  exportObservations,
  exportUsers,
  ...listExports,
  importFile(IMPORTS.departments),
  importFile(IMPORTS.locations),
  importFile(IMPORTS.users),
  importFile(IMPORTS.employeeIds),
  judgeAgain,
  checkAuditLogs,
  mendRestoredVerdicts,
  exportPersonalData,
  ...MAIL_DEFINITIONS.map(mailJob),
])

function handlersOf<Kind extends JobKind>(jobs: readonly Job<Kind>[]): Record<Kind, JobHandler> {
  return Object.fromEntries<JobHandler>(jobs.map((job) => [job.kind, job])) as Record<
    Kind,
    JobHandler
  >
}
