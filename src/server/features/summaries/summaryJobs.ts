/** Enqueues a client's summary mails, one for each recipient. */
import {
  SUMMARY_HOUR,
  SUMMARY_PERIODS,
  type SummaryFrequency,
} from '#domain/charts/summaryPeriods.ts'
import type { ScheduledKind } from '#domain/jobs/jobKinds.ts'
import { sql } from '../../platform/db/sql.ts'
import { dailySchedule } from '../../platform/queue/dailySchedule.ts'
import { defineJob, enqueue } from '../../platform/queue/queue.ts'
import { ENABLED_COLUMNS, readSummaryClient, readSummaryRecipients } from './summaryMailQueries.ts'

const summaryJob = <Kind extends ScheduledKind>(frequency: SummaryFrequency, kind: Kind) =>
  defineJob({
    kind,
    handler: async ({ clientId, cause: day }, { db, now }) => {
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
              cause: day,
              dueAt,
            })),
          ),
      }
    },
  })

export const enqueueWeeklySummaries = summaryJob('weekly', 'summariseWeek')
export const enqueueMonthlySummaries = summaryJob('monthly', 'summariseMonth')

/** Runs on Monday and on the 1st at 06:00 in the time zone of each client that has summaries enabled. */
const scheduleFor = (frequency: SummaryFrequency, kind: ScheduledKind) =>
  dailySchedule({
    kind,
    hour: SUMMARY_HOUR,
    isDueOn: SUMMARY_PERIODS[frequency].isDueOn,
    clients: sql`${sql.ref(`client.${ENABLED_COLUMNS[frequency]}`)} and client.deleted_at is null`,
  })

export const scheduleWeeklySummaries = scheduleFor('weekly', 'summariseWeek')
export const scheduleMonthlySummaries = scheduleFor('monthly', 'summariseMonth')
