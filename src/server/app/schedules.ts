/** Schedules that the scheduler runs. */
import { scheduleInactivityAlerts } from '../features/alerts/inactivityAlert.ts'
import { scheduleAuditCheck } from '../features/auditLog/auditCheckJob.ts'
import { scheduleAuditHashes } from '../features/auditLog/auditHashMail.ts'
import { overdueActions } from '../features/taskActions/overdueActions.ts'
import { overdueFollowUps } from '../features/followUps/overdueFollowUps.ts'
import { scheduleReminders } from '../features/campaigns/campaignReminders.ts'
import {
  scheduleMonthlySummaries,
  scheduleWeeklySummaries,
} from '../features/summaries/summaryJobs.ts'
import { scheduleSavedViewMails } from '../features/savedViews/savedViewMail.ts'
import { scheduleRetention } from '../features/dataProtection/applyRetention.ts'
import type { ScheduledJobs } from '../platform/queue/scheduler.ts'
import type { Settings } from '../platform/settings/settings.ts'

export const SCHEDULES: readonly ScheduledJobs[] = [
  scheduleReminders,
  scheduleInactivityAlerts,
  overdueFollowUps.schedule,
  overdueActions.schedule,
  scheduleWeeklySummaries,
  scheduleMonthlySummaries,
  scheduleSavedViewMails,
  scheduleRetention,
  scheduleAuditCheck,
]

export const schedulesFor = ({ auditHashEmail }: Pick<Settings, 'auditHashEmail'>) =>
  auditHashEmail === null ? SCHEDULES : [...SCHEDULES, scheduleAuditHashes]
