/** What deleted people were still to do, coaching and actions, is nobody's: others take it over. */
import type { AuditActor } from '../../context/audit/audit.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { releaseFollowUps } from '../followUps/coaches.ts'

export async function releaseWork(
  whole: Transaction,
  actor: AuditActor,
  people: readonly string[],
): Promise<void> {
  await releaseFollowUps(whole, actor, people)
  const actions = await whole.run<{ client_id: string; id: string; owner_id: string }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select a.client_id, a.id, a.owner_id from task_actions a
        where ${tenantFilter('a')} and a.owner_id = any(${people}::uuid[]) and a.done_at is null
        order by a.id for no key update`,
    ),
  )
  for (const record of actions)
    await saveChangedColumns(whole.forTenant(record.client_id), actor, {
      entity: 'task_actions',
      record,
      set: { owner_id: null },
    })
}
