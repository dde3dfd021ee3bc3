/** Orders a client's summary mails, one for each receiver. */
import type { SummaryFrequency } from '#domain/charts/summaryPeriods.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import type { JobHandler } from '../../platform/queue/job.ts'
import { readSummaryClient, readSummaryRecipients } from './summaryMailQueries.ts'

const enqueueSummaries =
  (frequency: SummaryFrequency): JobHandler =>
  async ({ clientId, occurrence }, { db, now }) => {
    const client = await readSummaryClient(db, frequency, clientId)
    if (!client) return { state: 'cancelled', reason: 'The client is deleted, or has it off.' }
    const recipients = await readSummaryRecipients(db, clientId)
    const dueAt = now()
    return {
      state: 'done',
      finish: (transaction) =>
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
