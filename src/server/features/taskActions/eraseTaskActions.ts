/** Removes from actions on tasks and places what an erased person wrote or was to do. */
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Removes the texts of their actions, and leaves to others what they were to do. Returns the ids. */
export async function eraseTaskActions(
  transaction: Transaction,
  personId: string,
): Promise<string[]> {
  const rows = await transaction.run<{ id: string }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`update task_actions a set note = '[removed]',
          owner_id = case when a.owner_id = ${personId} and a.done_at is null then null else a.owner_id end
        where ${tenantFilter('a')} and ${personId} in (a.owner_id, a.done_by, a.created_by)
        returning a.id`,
    ),
  )
  return rows.map(({ id }) => id)
}
