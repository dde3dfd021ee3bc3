/** What time brings about: each asks which of its work became due in a stretch of time. */
import type { Stretch } from '#domain/schedule/daysDue.ts'
import { planInactivityAlerts } from '../alerts/planInactivityAlerts.ts'
import { planReminders } from '../campaigns/planReminders.ts'
import type { Database } from '../db/database.ts'
import { planMonthlySummaries, planWeeklySummaries } from '../summaries/planSummaries.ts'
import type { NewJob } from './job.ts'

/** After a long stop the stretch is long: of work that repeats, only the newest is worth doing. */
export type Plan = (db: Database, stretch: Stretch) => Promise<NewJob[]>

/** Filled by the drawers. */
export const PLANS: readonly Plan[] = [
  planReminders,
  planInactivityAlerts,
  planWeeklySummaries,
  planMonthlySummaries,
]
