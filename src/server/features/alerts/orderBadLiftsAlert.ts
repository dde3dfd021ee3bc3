/** Has a person's newest observations looked at, in the transaction that may have made more of them incorrect in a row. */
import { v7 as uuid } from 'uuid'
import { streaksToCheck, type StreakObservation } from '#domain/alerts/streaksToJudge.ts'
import type { AlertUserLevel } from '#domain/roles.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import { readBadLiftLevel } from './badLiftsQueries.ts'

export interface TechniqueChange {
  clientId: string
  /** The observation. */
  id: string
  /** null: it is new. */
  before: StreakObservation | null
  /** null: it is deleted. */
  after: StreakObservation | null
  /** Absent: not known, and read where it matters. */
  level?: AlertUserLevel
  now: Date
}

export async function enqueueBadLiftsAlert(
  transaction: Transaction,
  { clientId, id, before, after, level, now }: TechniqueChange,
): Promise<void> {
  const people = streaksToCheck(before, after)
  if (people.length === 0) return
  if ((level ?? (await readBadLiftLevel(transaction, clientId))) === 'NONE') return
  await enqueue(
    transaction,
    people.map((subjectId) => ({
      clientId,
      kind: 'alertOfBadLifts',
      subjectId,
      // Every change of the same observation is one to look at.
      occurrence: `${id}/${uuid()}`,
      dueAt: now,
    })),
  )
}
