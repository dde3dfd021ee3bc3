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
    (tenantFilter) => sql`select pg_advisory_xact_lock(hashtextextended(k.key, 0))
        from clients c cross join lateral (
          select key from unnest(${keys}::text[]) with ordinality as n (key, place) order by place) k
        where ${tenantFilter('c')} and c.id = ${clientId}`,
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
    ) => sql`select o.id, o.date, o.technique, o.user_id, o.location_id, o.department_id,
          o.is_inside_base, o.is_big_engines, o.is_turn_not_twist, o.is_dip_n_drive
        from observations o
        where ${tenantFilter('o')} and o.observee_id = ${personId} and o.task_id = ${taskId}
          and o.deleted_at is null and o.pseudonymised_at is null and o.technique is not null
        order by o.date, o.id`,
  )
