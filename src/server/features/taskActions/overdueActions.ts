/** Tells once of each action whose due day has passed, every morning: its owner, or who gave it where the owner cannot act. */
import { OWNER_ROLES } from '#domain/taskActions/taskActionRules.ts'
import { audit } from '../../context/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { dailySchedule } from '../../platform/queue/dailySchedule.ts'
import { defineJob } from '../../platform/queue/queue.ts'
import { notifyAboutAction } from './taskActionNotices.ts'

/** In the client's time zone, as reminders of campaigns. */
const REMINDER_HOUR = 8

export const remindOfTaskActions = defineJob({
  kind: 'remindOfTaskActions',
  handler: async ({ id: requestId, clientId, occurrence: day }, { now }) => ({
    state: 'done',
    async onFinish(transaction) {
      const at = now()
      const told = await transaction.run<ToldAction>((tables) =>
        tables.sql(
          (tenantFilter) => sql`update task_actions a set overdue_told_at = ${at}
            from users u
            where ${tenantFilter('a')} and ${tenantFilter('u')} and ${canAct('u')}
              and u.id = coalesce((select w.id from users w
                where ${tenantFilter('w')} and w.id = a.owner_id and ${canAct('w')}), a.created_by)
              and a.done_at is null and a.due_date < ${day}::date and a.overdue_told_at is null
              and a.deleted_at is null
            returning a.client_id, a.id, a.due_date, u.id as told_id`,
        ),
      )
      for (const action of told) {
        await audit(
          transaction,
          { session: null, requestId, now },
          {
            clientId,
            action: 'UPDATE',
            entity: 'task_actions',
            recordId: action.id,
            before: { overdue_told_at: null },
            after: { overdue_told_at: at },
          },
        )
        await notifyAboutAction(transaction, action, {
          kind: 'TASK_ACTION_OVERDUE',
          receiverId: action.told_id,
          cause: action.due_date,
          at,
        })
      }
    },
  }),
})

interface ToldAction {
  client_id: string
  id: string
  due_date: string
  told_id: string
}

const canAct = (alias: string): Sql<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`${column('type')} = any(${OWNER_ROLES}::text[]) and ${column('is_account_enabled')}
    and ${column('deleted_at')} is null`
}

/** Clients with actions that may be overdue. */
const readClients = (db: Database): Promise<{ id: string; time_zone: string }[]> =>
  db.read('every client', (tables) =>
    tables.sql(
      (tenantFilter) => sql`select c.id, c.time_zone from clients c
        where ${tenantFilter('c')} and c.deleted_at is null and exists (select from task_actions a
          where a.client_id = c.id and a.done_at is null and a.overdue_told_at is null
            and a.deleted_at is null)`,
    ),
  )

export const scheduleActionReminders = dailySchedule({
  kind: 'remindOfTaskActions',
  hour: REMINDER_HOUR,
  readClients,
})
