/** Enqueues a client's summary mails, one for each recipient. */
import {
  SUMMARY_HOUR,
  SUMMARY_PERIODS,
  type SummaryFrequency,
} from '#domain/charts/summaryPeriods.ts'
import { MAX_TIME_ZONES } from '#domain/dates.ts'
import type { ScheduledKind } from '#domain/jobs/jobKinds.ts'
import { latestDueDay } from '#domain/localTime.ts'
import { memoize } from '#domain/memoize.ts'
import type { ScheduledJobs } from '../../platform/queue/scheduler.ts'
import { enqueue, type JobHandler, type NewJob } from '../../platform/queue/queue.ts'
import {
  readSummaryClient,
  readSummaryClients,
  readSummaryRecipients,
} from './summaryMailQueries.ts'

const enqueueSummaries =
  (frequency: SummaryFrequency): JobHandler =>
  async ({ clientId, occurrence }, { db, now }) => {
    const client = await readSummaryClient(db, frequency, clientId)
    if (!client)
      return { state: 'cancelled', reason: 'The client is deleted, or has turned it off.' }
    const recipients = await readSummaryRecipients(db, clientId)
    const dueAt = now()
    return {
      state: 'done',
      onFinish: (transaction) =>
        enqueue(
          transaction,
          recipients.map((userId) => ({
            clientId,
            kind: `mail.${frequency}Summary`,
            userId,
            subjectId: clientId,
            occurrence,
            dueAt,
          })),
        ),
    }
  }

export const enqueueWeeklySummaries = enqueueSummaries('weekly')
export const enqueueMonthlySummaries = enqueueSummaries('monthly')

const scheduleFor =
  (frequency: SummaryFrequency, kind: ScheduledKind): ScheduledJobs =>
  async (db, window) => {
    const { isDueOn } = SUMMARY_PERIODS[frequency]
    const dueIn = memoize(
      (zone: string) => latestDueDay(window, SUMMARY_HOUR, zone, isDueOn),
      MAX_TIME_ZONES,
    )
    const clients = await readSummaryClients(db, frequency)
    return clients.flatMap(({ id, time_zone }): NewJob[] => {
      const due = dueIn(time_zone)
      if (!due) return []
      return [{ clientId: id, kind, subjectId: id, occurrence: due.day, dueAt: due.dueAt }]
    })
  }

/** Schedules for Monday and the 1st at 06:00 in the time zone of each client that has summaries enabled. */
export const scheduleWeeklySummaries = scheduleFor('weekly', 'summariseWeek')
export const scheduleMonthlySummaries = scheduleFor('monthly', 'summariseMonth')
