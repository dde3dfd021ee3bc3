/** What deleted people were still to do, coaching and actions, is nobody's: others take it over. */
import type { AuditActor } from '../../context/audit/audit.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { tellUncoached } from '../followUps/openFollowUp.ts'

export async function releaseWork(
  transaction: Transaction,
  actor: AuditActor,
  people: readonly string[],
): Promise<void> {
  await releaseFollowUps(transaction, actor, people)
  const actions = await transaction.run<{ client_id: string; id: string; owner_id: string }>(
    (tables) =>
      tables.sql(
        (tenantFilter) => sql`select a.client_id, a.id, a.owner_id from task_actions a
          where ${tenantFilter('a')} and a.owner_id = any(${people}::uuid[])
            and a.done_at is null and a.deleted_at is null
          order by a.id for no key update`,
      ),
  )
  for (const record of actions)
    await saveChangedColumns(transaction, actor, {
      entity: 'task_actions',
      record,
      set: { owner_id: null },
    })
}

async function releaseFollowUps(
  transaction: Transaction,
  actor: AuditActor,
  coaches: readonly string[],
): Promise<void> {
  const followUps = await transaction.run<CoachedFollowUp>((tables) =>
    tables.sql(
      (
        tenantFilter,
      ) => sql`select f.client_id, f.id, f.user_id, f.coach_id, f.state, o.location_id, o.department_id
        from follow_ups f join observations o on o.client_id = f.client_id and o.id = f.observation_id
        where ${tenantFilter('f')} and ${tenantFilter('o')} and f.coach_id = any(${coaches}::uuid[])
          and f.state in ('OPEN', 'COACHED') and f.deleted_at is null
        order by f.id for no key update of f`,
    ),
  )
  const at = actor.now()
  for (const { state, location_id, department_id, ...record } of followUps) {
    await saveChangedColumns(transaction, actor, {
      entity: 'follow_ups',
      record,
      set: { coach_id: null },
    })
    if (state === 'OPEN')
      await tellUncoached(
        transaction,
        { ...record, place: { location_id, department_id } },
        { occurrence: at.toISOString(), at },
      )
  }
}

interface CoachedFollowUp {
  client_id: string
  id: string
  user_id: string
  coach_id: string
  state: 'OPEN' | 'COACHED'
  location_id: string
  department_id: string
}
