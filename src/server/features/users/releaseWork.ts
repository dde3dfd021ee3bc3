/** Takes coaching and actions from deleted people, so that others take them over. */
import type { AuditActor } from '../../context/audit/audit.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Row } from '../../platform/db/tables.ts'
import { releaseFollowUps } from '../../context/coaching/coaches.ts'

export async function releaseWork(
  everywhere: Transaction,
  actor: AuditActor,
  people: readonly string[],
): Promise<void> {
  await releaseFollowUps(everywhere, actor, people)
  const actions = await everywhere.sql<
    Pick<Row<'task_actions'>, 'client_id' | 'id' | 'owner_id' | 'overdue_told_at'>
  >(
    (
      tenantFilter,
    ) => sql`select action.client_id, action.id, action.owner_id, action.overdue_told_at from task_actions action
        where ${tenantFilter('action')} and action.owner_id = any(${people}::uuid[]) and action.done_at is null
        order by action.id for no key update`,
  )
  for (const record of actions)
    await saveChangedColumns(everywhere.forTenant(record.client_id), actor, {
      entity: 'task_actions',
      record,
      // Whoever is left is told of what is overdue.
      set: { owner_id: null, overdue_told_at: null },
    })
}
