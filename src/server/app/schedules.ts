/** What time brings about: each asks which of its work became due in a stretch of time. */
import type { TimeWindow } from '#domain/localTime.ts'
import { scheduleInactivityAlerts } from '../features/alerts/inactivityAlert.ts'
import { scheduleReminders } from '../features/campaigns/campaignReminders.ts'
import type { Database } from '../platform/db/database.ts'
import {
  scheduleMonthlySummaries,
  scheduleWeeklySummaries,
} from '../features/charts/summaryJobs.ts'
import type { NewJob } from '../platform/queue/queue.ts'

/** After a long stop the stretch is long: of work that repeats, only the newest is worth doing. */
export type ScheduledJobs = (db: Database, stretch: TimeWindow) => Promise<NewJob[]>

/** Filled by the drawers. */
export const SCHEDULES: readonly ScheduledJobs[] = [
  scheduleReminders,
  scheduleInactivityAlerts,
  scheduleWeeklySummaries,
  scheduleMonthlySummaries,
]
