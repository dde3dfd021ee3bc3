/** Orders a client's summary mails, one for each receiver. */
import type { SummaryFrequency } from '#domain/schedule/summaryPeriods.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Handler } from '../jobs/job.ts'
import { readClientToSummarise, readSummaryReceivers } from './summaryMailQueries.ts'

const summarise =
  (frequency: SummaryFrequency): Handler =>
  async ({ clientId, occurrence }, { db, now }) => {
    const client = await readClientToSummarise(db, frequency, clientId)
    if (!client) return { state: 'cancelled', reason: 'The client is deleted, or has it off.' }
    const receivers = await readSummaryReceivers(db, clientId)
    const dueAt = now()
    return {
      state: 'done',
      finish: (transaction) =>
        enqueue(
          transaction,
          receivers.map((userId) => ({
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

export const summariseWeek = summarise('weekly')
export const summariseMonth = summarise('monthly')
