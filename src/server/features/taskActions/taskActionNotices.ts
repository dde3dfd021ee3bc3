/** Tells the owner of an action, or who gave it, in the app and by a mail that they may turn off: once for each cause. */
import { v7 as uuid } from 'uuid'
import type { NotificationKind } from '#domain/enumerations.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/queue/queue.ts'

export type TaskActionNoticeKind = Extract<NotificationKind, `TASK_ACTION_${string}`>

interface TaskActionNotice {
  kind: TaskActionNoticeKind
  receiverId: string
  /** The cause: the same one notifies nobody twice. */
  cause: string
  at: Date
}

export async function notifyAboutAction(
  transaction: Transaction,
  { client_id: clientId, id }: { client_id: string; id: string },
  { kind, receiverId, cause, at }: TaskActionNotice,
): Promise<void> {
  await transaction.run((tables) =>
    tables
      .insert('notifications')
      .values({
        client_id: clientId,
        id: uuid(),
        user_id: receiverId,
        kind,
        subject_id: id,
        occurrence: cause,
        created_at: at,
      })
      .onConflict((known) => known.doNothing()),
  )
  await enqueue(transaction, [
    {
      clientId,
      kind: 'mail.taskAction',
      userId: receiverId,
      subjectId: id,
      occurrence: `${kind} ${cause}`,
      dueAt: at,
    },
  ])
}

/** Returns what a mail is about; null: written by another version of the server. */
export const noticeOfTaskActionMail = (occurrence: string): 'GIVEN' | 'OVERDUE' | null =>
  (['GIVEN', 'OVERDUE'] as const).find((kind) => occurrence.startsWith(`TASK_ACTION_${kind} `)) ??
  null
