/** Notifies people about a follow-up, each once for each cause. */
import { v7 as uuid } from 'uuid'
import type { NotificationKind } from '#domain/enumerations.ts'
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
}
