/** Monday and the 1st at 06:00 of a client's clock, where it has summaries sent (decisions, Rules: weekly and monthly mails). */
import type { Duty } from '#domain/jobs/jobKinds.ts'
import { newestDayDue } from '#domain/schedule/daysDue.ts'
import { perTimeZone } from '#domain/schedule/perTimeZone.ts'
import {
  SUMMARY_HOUR,
  SUMMARY_PERIODS,
  type SummaryFrequency,
} from '#domain/schedule/summaryPeriods.ts'
import type { NewJob } from '../jobs/job.ts'
import type { Plan } from '../jobs/planned.ts'
import { readClientsToSummarise } from './summaryMailQueries.ts'

const planOf =
  (frequency: SummaryFrequency, kind: Duty): Plan =>
  async (db, stretch) => {
    const { isDueOn } = SUMMARY_PERIODS[frequency]
    const dueIn = perTimeZone((zone) => newestDayDue(stretch, SUMMARY_HOUR, zone, isDueOn))
    const clients = await readClientsToSummarise(db, frequency)
    return clients.flatMap(({ id, time_zone }): NewJob[] => {
      const due = dueIn(time_zone)
      if (!due) return []
      return [{ clientId: id, kind, subjectId: id, occurrence: due.day, dueAt: due.dueAt }]
    })
  }

export const planWeeklySummaries = planOf('weekly', 'summariseWeek')
export const planMonthlySummaries = planOf('monthly', 'summariseMonth')
