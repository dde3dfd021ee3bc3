/** People at tasks whose follow-ups change together: their observations, and their lock. */
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Row, Schema } from '../../platform/db/tables.ts'

/** One person at one task. */
export interface PersonTask {
  personId: string
  taskId: string
}

/** An observation before or after a change; null: there was or is none. */
type ChangedObservation = Pick<Schema['observations'], 'observee_id' | 'task_id'> | null

export const personTasksOf = (...observations: ChangedObservation[]): PersonTask[] =>
  observations.flatMap((observation) =>
    observation?.observee_id
      ? [{ personId: observation.observee_id, taskId: observation.task_id }]
      : [],
  )

/** Serialises what concerns a person at a task: each transaction sees the observations of those before it. */
export async function lockPersonTasks(
  transaction: Transaction,
  clientId: string,
  personTasks: readonly PersonTask[],
): Promise<void> {
  const keys = [...new Set(personTasks.map(keyOfPersonTask))]
    .toSorted()
    .map((key) => `follow-ups ${clientId} ${key}`)
  await transaction.sql(
    (tenantFilter) => sql`select pg_advisory_xact_lock(hashtextextended(ordered.key, 0))
        from clients client cross join lateral (
          select key from unnest(${keys}::text[]) with ordinality as asked (key, place) order by place) ordered
        where ${tenantFilter('client')} and client.id = ${clientId}`,
  )
}

export const keyOfPersonTask = ({ personId, taskId }: PersonTask): string => `${personId} ${taskId}`

export type Attempt = Pick<
  Row<'observations'>,
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
  { personId, taskId }: PersonTask,
): Promise<Attempt[]> =>
  transaction.sql(
    (
      tenantFilter,
    ) => sql`select observation.id, observation.date, observation.technique, observation.user_id, observation.location_id,
      observation.department_id,
          observation.is_inside_base, observation.is_big_engines, observation.is_turn_not_twist, observation.is_dip_n_drive
        from observations observation
        where ${tenantFilter('observation')} and observation.observee_id = ${personId} and observation.task_id = ${taskId}
          and observation.deleted_at is null and observation.pseudonymised_at is null and observation.technique is not null
        order by observation.date, observation.id`,
  )
