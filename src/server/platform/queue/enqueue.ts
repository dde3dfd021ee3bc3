/** Orders work in the transaction of its cause. */
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../db/database.ts'
import type { NewJob } from './job.ts'

/** In the given order. What was ordered before stays as it is. */
export async function enqueue(transaction: Transaction, jobs: readonly NewJob[]): Promise<void> {
  for (let start = 0; start < jobs.length; start += INSERT_BATCH)
    await transaction.run((tables) =>
      tables
        .insert('jobs')
        .values(jobs.slice(start, start + INSERT_BATCH).map(jobRow))
        .onConflict((known) => known.doNothing()),
    )
}

/** 65,535 parameters are the most of one statement. */
const INSERT_BATCH = 1_000

const jobRow = ({ clientId, kind, subjectId, dueAt, ...rest }: NewJob) => ({
  client_id: clientId,
  id: uuid(),
  kind,
  user_id: rest.userId ?? null,
  subject_id: subjectId,
  occurrence: rest.occurrence ?? '',
  payload: JSON.stringify(rest.payload ?? {}),
  priority: rest.priority ?? 5,
  due_at: dueAt,
  files_until: rest.filesExpireAt ?? null,
})
