/** Has the streaks of incorrect observations checked that a change of observations may have made longer. */
import { v7 as uuid } from 'uuid'
import { type StreakObservation, streaksToCheck } from '#domain/alerts/alertRules.ts'
import type { AlertUserLevel } from '#domain/roles.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { enqueue } from '../../platform/queue/queue.ts'

/** A change of an observation that may have made a streak longer. */
interface TechniqueChange {
  clientId: string
  /** The observation. */
  id: string
  /** null: a new observation. */
  before: StreakObservation | null
  /** null: a deleted observation. */
  after: StreakObservation | null
  /** Absent: unknown, read when needed. */
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
      // Every change of an observation enqueues its own check.
      cause: `${id}/${uuid()}`,
      dueAt: now,
    })),
  )
}

/**
 * Like `enqueueBadLiftsAlert`, for observations that the transaction deletes: a deleted correct one may join two
 * streaks.
 */
export async function enqueueBadLiftsAlertsOfDeleted(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const { client_id: clientId, id, level, ...before } of await readCorrectObservations(
    transaction,
    ids,
  ))
    await enqueueBadLiftsAlert(transaction, { clientId, id, before, after: null, level, now })
}

/** Like `enqueueBadLiftsAlert`, for deleted observations that the transaction restores. */
export async function enqueueBadLiftsAlertsOfRestored(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const { client_id: clientId, id, level, ...after } of await readDeletedIncorrectObservations(
    transaction,
    ids,
  ))
    await enqueueBadLiftsAlert(transaction, { clientId, id, before: null, after, level, now })
}

async function readBadLiftLevel(
  transaction: Transaction,
  clientId: string,
): Promise<AlertUserLevel> {
  const [client] = await transaction.run((tables) =>
    tables.from('clients').select('bad_lift_user_level').where('id', '=', clientId),
  )
  return client?.bad_lift_user_level ?? 'NONE'
}

interface ChangedObservation extends StreakObservation {
  id: string
  client_id: string
  level: AlertUserLevel
}

/** Returns the live correct ones among these observations, of linked people, where the client wants the alert. */
const readCorrectObservations = (transaction: Transaction, ids: readonly string[]) =>
  readChangedObservations(
    transaction,
    ids,
    sql`observation.deleted_at is null and observation.technique = 'correct'`,
  )

/** Returns the deleted incorrect ones, likewise. */
const readDeletedIncorrectObservations = (transaction: Transaction, ids: readonly string[]) =>
  readChangedObservations(
    transaction,
    ids,
    sql`observation.deleted_at is not null and observation.technique = 'incorrect'`,
  )

function readChangedObservations(
  transaction: Transaction,
  ids: readonly string[],
  condition: Sql,
): Promise<ChangedObservation[]> {
  return transaction.sql<ChangedObservation>(
    (
      tenantFilter,
    ) => sql`select observation.id, observation.client_id, observation.technique, observation.observee_id, observation.date,
          client.bad_lift_user_level as level
        from observations observation join clients client on client.client_id = observation.client_id
        where ${tenantFilter('observation')} and observation.id = any(${ids}::uuid[]) and ${condition}
          and observation.observee_id is not null and client.bad_lift_user_level <> 'NONE'
        order by observation.id`,
  )
}
