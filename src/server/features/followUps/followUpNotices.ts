/** Notifies people about a follow-up, in the app and by mail, each once for each cause. */
import { v7 as uuid } from 'uuid'
import type { NotificationKind } from '#domain/enumerations.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import type { Transaction } from '../../platform/db/database.ts'

export type FollowUpNoticeKind = Extract<NotificationKind, `FOLLOW_UP_${string}`>

interface FollowUpNotice {
  kind: FollowUpNoticeKind
  /** The cause: the same one notifies nobody twice. */
  occurrence: string
  /** null: nobody. */
  people: readonly (string | null)[]
  at: Date
}

/** Of what is overdue there is one mail about all. */
export async function notifyAboutFollowUp(
  transaction: Transaction,
  { client_id, id }: { client_id: string; id: string },
  { kind, occurrence, people, at }: FollowUpNotice,
): Promise<void> {
  const receivers = [...new Set(people)].filter((person) => person !== null)
  if (receivers.length === 0) return
  await transaction.run((tables) =>
    tables
      .insert('notifications')
      .values(
        receivers.map((user_id) => ({
          client_id,
          id: uuid(),
          user_id,
          kind,
          subject_id: id,
          occurrence,
          created_at: at,
        })),
      )
      .onConflict((known) => known.doNothing()),
  )
  if (kind === 'FOLLOW_UP_OVERDUE') return
  await enqueue(
    transaction,
    receivers.map((userId) => ({
      clientId: client_id,
      kind: 'mail.followUp',
      userId,
      subjectId: id,
      occurrence: mailOccurrence(kind, occurrence),
      dueAt: at,
    })),
  )
}

const mailOccurrence = (kind: FollowUpNoticeKind, occurrence: string): string =>
  `${kind} ${occurrence}`

/** Returns what a mail is about; null: written by another version of the server. */
export const noticeOfMail = (occurrence: string): MailedNotice | null =>
  MAILED.find((kind) => occurrence.startsWith(`FOLLOW_UP_${kind} `)) ?? null

const MAILED = ['OPENED', 'TO_COACH', 'UNCOACHED', 'COACHED', 'REOPENED', 'CLOSED'] as const
export type MailedNotice = (typeof MAILED)[number]
