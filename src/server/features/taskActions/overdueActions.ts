/**
 * Tells once of each action whose due day has passed, every morning: its owner, else who gave it, else the client's super
 * users who see what it is about.
 */
import { rolesToAlert } from '#domain/roles.ts'
import { OWNER_ROLES } from '#domain/taskActions/taskActionRules.ts'
import { readAccounts } from '../../context/notices/readAccounts.ts'
import { remindOverdue } from '../../context/notices/remindOverdue.ts'
import { sql } from '../../platform/db/sql.ts'
import { seesSubject } from './taskActionQueries.ts'

interface OverdueAction {
  id: string
  due_date: string
  task_id: string | null
  location_id: string | null
  owner_id: string | null
  created_by: string
}

export const overdueActions = remindOverdue({
  kind: 'remindOfTaskActions',
  table: 'task_actions',
  toldAt: 'overdue_told_at',
  isOpen: sql`record.done_at is null`,
  notice: { kind: 'TASK_ACTION_OVERDUE', mail: { kind: 'mail.taskAction' } },
  readOverdue: async (transaction, isOverdue) => {
    const actions = await transaction.sql<OverdueAction>(
      (
        tenantFilter,
      ) => sql`select record.id, record.due_date, record.task_id, record.location_id, record.owner_id, record.created_by
        from task_actions record where ${tenantFilter('record')} and ${isOverdue}
        order by record.id for no key update`,
    )
    const overdue = []
    for (const { id, due_date, task_id: taskId, location_id, owner_id, created_by } of actions) {
      const named = [owner_id, created_by].filter((person) => person !== null)
      const able = await readAccounts(
        transaction,
        OWNER_ROLES,
        () => sql`person.id = any(${named}::uuid[])`,
      )
      const first = named.find((person) => able.includes(person))
      const subject = taskId ? { taskId } : { locationId: location_id ?? '' }
      const people = first
        ? [first]
        : await readAccounts(transaction, rolesToAlert('CLIENT_SUPER_USER'), (tenantFilter) =>
            seesSubject(subject, 'person', tenantFilter),
          )
      overdue.push({ id, due_date, people })
    }
    return overdue
  },
})
