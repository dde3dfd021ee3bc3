/** Takes coaching and actions from deleted people, so that others take them over. */
import type { AuditActor } from '../../context/audit/audit.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { releaseFollowUps } from '../../context/coaching/coaches.ts'

export async function releaseWork(
  everywhere: Transaction,
  actor: AuditActor,
  people: readonly string[],
): Promise<void> {
  await releaseFollowUps(everywhere, actor, people)
  const actions = await everywhere.sql<{ client_id: string; id: string; owner_id: string }>(
    (tenantFilter) => sql`select a.client_id, a.id, a.owner_id from task_actions a
        where ${tenantFilter('a')} and a.owner_id = any(${people}::uuid[]) and a.done_at is null
        order by a.id for no key update`,
  )
  for (const record of actions)
    await saveChangedColumns(everywhere.forTenant(record.client_id), actor, {
      entity: 'task_actions',
      record,
      set: { owner_id: null },
    })
}
