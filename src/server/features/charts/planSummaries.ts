/** Monday and the 1st at 06:00 of a client's clock, where it has summaries sent (decisions, Rules: weekly and monthly mails). */
import type { ScheduledKind } from '#domain/jobs/jobKinds.ts'
import { latestDueDay } from '#domain/daysDue.ts'
import { memoizeByTimeZone } from '#domain/perTimeZone.ts'
import {
  SUMMARY_HOUR,
  SUMMARY_PERIODS,
  type SummaryFrequency,
} from '#domain/charts/summaryPeriods.ts'
import type { NewJob } from '../../platform/queue/job.ts'
import type { ScheduledJobs } from '../../app/schedules.ts'
import { readSummaryClients } from './summaryMailQueries.ts'

const scheduleFor =
  (frequency: SummaryFrequency, kind: ScheduledKind): ScheduledJobs =>
  async (db, window) => {
    const { isDueOn } = SUMMARY_PERIODS[frequency]
    const dueIn = memoizeByTimeZone((zone) => latestDueDay(window, SUMMARY_HOUR, zone, isDueOn))
    const clients = await readSummaryClients(db, frequency)
    return clients.flatMap(({ id, time_zone }): NewJob[] => {
      const due = dueIn(time_zone)
      if (!due) return []
      return [{ clientId: id, kind, subjectId: id, occurrence: due.day, dueAt: due.dueAt }]
    })
  }

export const scheduleWeeklySummaries = scheduleFor('weekly', 'summariseWeek')
export const scheduleMonthlySummaries = scheduleFor('monthly', 'summariseMonth')
