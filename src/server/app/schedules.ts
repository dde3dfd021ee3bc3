/** Schedules that the scheduler runs. */
import { scheduleInactivityAlerts } from '../features/alerts/inactivityAlert.ts'
import { scheduleReminders } from '../features/campaigns/campaignReminders.ts'
import {
  scheduleMonthlySummaries,
  scheduleWeeklySummaries,
} from '../features/charts/summaryJobs.ts'
import { scheduleRetention } from '../features/dataProtection/applyRetention.ts'
import type { ScheduledJobs } from '../platform/queue/scheduler.ts'

export const SCHEDULES: readonly ScheduledJobs[] = [
  scheduleReminders,
  scheduleInactivityAlerts,
  scheduleWeeklySummaries,
  scheduleMonthlySummaries,
  scheduleRetention,
]
