/** People at tasks whose follow-ups change together: their observations, and their lock. */
import type { Selectable } from 'kysely'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { ObservationsTable } from '../../platform/db/tables.ts'

/** One person at one task. */
export interface FollowedPair {
  personId: string
  taskId: string
}

/** An observation before or after a change; null: there was or is none. */
type ChangedObservation = Pick<ObservationsTable, 'observee_id' | 'task_id'> | null

export const pairsOf = (...observations: ChangedObservation[]): FollowedPair[] =>
  observations.flatMap((observation) =>
    observation?.observee_id
      ? [{ personId: observation.observee_id, taskId: observation.task_id }]
      : [],
  )

/** Serialises what concerns a person at a task: each transaction sees the observations of those before it. */
export async function lockPairs(
  transaction: Transaction,
  clientId: string,
  pairs: readonly FollowedPair[],
): Promise<void> {
  const keys = [...new Set(pairs.map(keyOfPair))]
    .toSorted()
    .map((key) => `follow-ups ${clientId} ${key}`)
  await transaction.run((tables) =>
    tables.sql(
      (tenantFilter) => sql`select pg_advisory_xact_lock(hashtextextended(k.key, 0))
        from clients c cross join lateral (
          select key from unnest(${keys}::text[]) with ordinality as n (key, place) order by place) k
        where ${tenantFilter('c')} and c.id = ${clientId}`,
    ),
  )
}

export const keyOfPair = ({ personId, taskId }: FollowedPair): string => `${personId} ${taskId}`

export type Attempt = Pick<
  Selectable<ObservationsTable>,
  | 'id'
  | 'date'
  | 'technique'
  | 'user_id'
  | 'location_id'
  | 'department_id'
  | 'is_inside_base'
  | 'is_big_engines'
  | 'is_turn_not_twist'
  | 'is_dip_n_drive'
>

/** Returns the decided observations of a person and task. */
export const readAttempts = (
  transaction: Transaction,
  { personId, taskId }: FollowedPair,
): Promise<Attempt[]> =>
  transaction.run((tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select o.id, o.date, o.technique, o.user_id, o.location_id, o.department_id,
          o.is_inside_base, o.is_big_engines, o.is_turn_not_twist, o.is_dip_n_drive
        from observations o
        where ${tenantFilter('o')} and o.observee_id = ${personId} and o.task_id = ${taskId}
          and o.deleted_at is null and o.pseudonymised_at is null and o.technique is not null
        order by o.date, o.id`,
    ),
  )
