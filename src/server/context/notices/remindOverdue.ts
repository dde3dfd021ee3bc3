/** Tells once of each record whose due day has passed, every morning, by a job of each client. */
import type { MailJobKind, ScheduledKind } from '#domain/jobs/jobKinds.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { dailySchedule } from '../../platform/queue/dailySchedule.ts'
import { defineJob, enqueue } from '../../platform/queue/queue.ts'
import { audit } from '../audit/audit.ts'
import { type Notice, notify } from './notify.ts'

interface OverdueReminder<Kind extends ScheduledKind> {
  kind: Kind
  table: 'follow_ups' | 'task_actions'
  /** Column of when it was told; null there: not yet. */
  toldAt: 'escalated_at' | 'overdue_told_at'
  /** Condition of a `record` that is not done. */
  isOpen: Sql<boolean>
  notice: Pick<Notice, 'kind' | 'mail'>
  /** One mail to each, about all of them. */
  mailOfAll?: MailJobKind
  /** Returns the records that meet the condition, locked, and whom to tell; one of nobody is found again tomorrow. */
  readOverdue: (transaction: Transaction, isOverdue: Sql<boolean>) => Promise<OverdueRecord[]>
}

export interface OverdueRecord {
  id: string
  due_date: string
  people: readonly string[]
}

/** In the client's time zone, as reminders of campaigns. */
const REMINDER_HOUR = 8

export function remindOverdue<Kind extends ScheduledKind>({
  kind,
  table,
  toldAt,
  isOpen,
  notice,
  mailOfAll,
  readOverdue,
}: OverdueReminder<Kind>) {
  const isUntold = sql`${isOpen} and ${sql.ref(`record.${toldAt}`)} is null and record.deleted_at is null`
  const job = defineJob({
    kind,
    handler: async ({ id: requestId, clientId, subjectId, cause: day }, { now }) => ({
      state: 'done',
      async onFinish(transaction) {
        const at = now()
        const found = await readOverdue(
          transaction,
          sql`(${isUntold} and record.due_date < ${day}::date)`,
        )
        const overdue = found.filter(({ people }) => people.length > 0)
        await transaction.sql(
          (tenantFilter) => sql`update ${sql.table(table)} record set ${sql.ref(toldAt)} = ${at}
            where ${tenantFilter('record')} and record.id = any(${overdue.map(({ id }) => id)}::uuid[])`,
        )
        const actor = { session: null, requestId, now }
        for (const { id, due_date: cause, people } of overdue) {
          const change = { clientId, action: 'UPDATE', entity: table, recordId: id } as const
          const [before, after] = [{ [toldAt]: null }, { [toldAt]: at }]
          await audit(transaction, actor, { ...change, before, after })
          await notify(transaction, { ...notice, clientId, subjectId: id, cause, people, at })
        }
        if (!mailOfAll) return
        const told = [...new Set(overdue.flatMap(({ people }) => people))]
        const mail = { clientId, kind: mailOfAll, subjectId, cause: day, dueAt: at }
        await enqueue(
          transaction,
          told.map((userId) => ({ ...mail, userId })),
        )
      },
    }),
  })
  const schedule = dailySchedule({
    kind,
    hour: REMINDER_HOUR,
    clients: sql`client.deleted_at is null
      and exists (select from ${sql.table(table)} record where record.client_id = client.id and ${isUntold})`,
  })
  return { job, schedule }
}
