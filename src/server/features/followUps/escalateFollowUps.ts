/** Tells super users once of each follow-up whose due day has passed, every morning. */
import { audit } from '../../context/audit/audit.ts'
import { sql } from '../../platform/db/sql.ts'
import { visibleFollowUp } from '../../context/visibility/visibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { dailySchedule } from '../../platform/queue/dailySchedule.ts'
import { defineJob, enqueue } from '../../platform/queue/queue.ts'
import { readAlertRecipients } from '../alerts/alertQueries.ts'
import { notifyAboutFollowUp } from './followUpNotices.ts'

/** In the client's time zone, as reminders of campaigns. */
const ESCALATION_HOUR = 8

export const escalateFollowUps = defineJob({
  kind: 'escalateFollowUps',
  handler: async ({ id: requestId, clientId, subjectId, occurrence: day }, { db, now }) => {
    const superUsers = await readAlertRecipients(db, clientId, 'CLIENT_SUPER_USER')
    return {
      state: 'done',
      async onFinish(transaction) {
        const at = now()
        const told = new Map<string, string[]>()
        for (const access of superUsers) {
          const seen = await transaction.run<{ id: string }>((tables) =>
            tables.sql(
              (tenantFilter) => sql`select f.id from follow_ups f
                  join users u on u.client_id = f.client_id and u.id = f.user_id
                  join tasks t on t.client_id = f.client_id and t.id = f.task_id
                where ${tenantFilter('f')} and f.state in ('OPEN', 'COACHED') and f.due_date < ${day}::date
                  and f.escalated_at is null and f.deleted_at is null
                  and u.deleted_at is null and t.deleted_at is null
                  and ${visibleFollowUp(access, 'f', tenantFilter)}
                order by f.id`,
            ),
          )
          for (const { id } of seen) told.set(id, [...(told.get(id) ?? []), access.userId])
        }
        for (const [id, people] of told) {
          const escalated = await transaction.run((tables) =>
            tables
              .update('follow_ups')
              .set({ escalated_at: at })
              .where('id', '=', id)
              .where('escalated_at', 'is', null)
              .returning(['client_id', 'id', 'due_date']),
          )
          for (const followUp of escalated) {
            await audit(
              transaction,
              { session: null, requestId, now },
              {
                clientId,
                action: 'UPDATE',
                entity: 'follow_ups',
                recordId: id,
                before: { escalated_at: null },
                after: { escalated_at: at },
              },
            )
            await notifyAboutFollowUp(transaction, followUp, {
              kind: 'FOLLOW_UP_OVERDUE',
              occurrence: followUp.due_date,
              people,
              at,
            })
          }
        }
        await enqueue(
          transaction,
          [...new Set([...told.values()].flat())].map((userId) => ({
            clientId,
            kind: 'mail.followUpsOverdue',
            userId,
            subjectId,
            occurrence: day,
            dueAt: at,
          })),
        )
      },
    }
  },
})

/** Clients with follow-ups that may be overdue. */
const readClients = (db: Database): Promise<{ id: string; time_zone: string }[]> =>
  db.read('every client', (tables) =>
    tables.sql(
      (tenantFilter) => sql`select c.id, c.time_zone from clients c
        where ${tenantFilter('c')} and c.deleted_at is null and exists (select from follow_ups f
          where f.client_id = c.id and f.state in ('OPEN', 'COACHED') and f.escalated_at is null
            and f.deleted_at is null)`,
    ),
  )

export const scheduleEscalation = dailySchedule({
  kind: 'escalateFollowUps',
  hour: ESCALATION_HOUR,
  readClients,
})
