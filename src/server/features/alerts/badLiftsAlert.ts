/** Alerts a client's recipients to a person's incorrect observations in a row, once for each streak. */
import { v7 as uuid } from 'uuid'
import { type StreakObservation, streaksToCheck } from '#domain/alerts/alertRules.ts'
import type { AlertUserLevel } from '#domain/roles.ts'
import { defineMail } from '../mails/mailContent.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { enqueue, defineJob } from '../../platform/queue/queue.ts'
import {
  claimAlerts,
  isAlertRecipient,
  readAlertRecipients,
  readAlertSettings,
  readVisibleUsers,
} from './alertQueries.ts'
import {
  readBadLiftLevel,
  readCorrectObservations,
  readDeletedIncorrectObservations,
  readStreak,
  readVisibleName,
  streakOccurrence,
} from './badLiftsQueries.ts'

export const alertOfBadLifts = defineJob({
  kind: 'alertOfBadLifts',
  handler: async ({ clientId, subjectId: personId }, { db, now }) => {
    const client = await readAlertSettings(db, clientId)
    if (!client) return { state: 'cancelled', reason: 'The client is deleted.' }
    const { bad_lift_user_level: level, number_bad_lifts_to_alert: threshold } = client
    if (level === 'NONE')
      return { state: 'cancelled', reason: 'The client has turned this alert off.' }
    const streak = await readStreak(db, clientId, personId)
    if (!streak) return { state: 'cancelled', reason: 'The person is deleted.' }
    if (streak.count < threshold || streak.alerted.length > 0) return { state: 'done' }
    const recipients: string[] = []
    for (const access of await readAlertRecipients(db, clientId, level))
      if ((await readVisibleUsers(db, access, [personId])).length > 0)
        recipients.push(access.userId)
    if (recipients.length === 0) return { state: 'done' }
    const occurrence = streakOccurrence(streak)
    return {
      state: 'done',
      async onFinish(transaction) {
        const alert = { userId: personId, occurrence }
        const claimed = await claimAlerts(transaction, { clientId, kind: 'badLifts' }, [alert])
        if (claimed.size === 0) return
        await enqueue(
          transaction,
          recipients.map((userId) => ({
            clientId,
            kind: 'mail.badLiftsAlert',
            userId,
            subjectId: personId,
            occurrence,
            dueAt: now(),
          })),
        )
      },
    }
  },
})

/** A change of an observation that may have made a streak longer. */
interface TechniqueChange {
  clientId: string
  /** The observation. */
  id: string
  /** null: a new observation. */
  before: StreakObservation | null
  /** null: a deleted observation. */
  after: StreakObservation | null
  /** Absent: unknown, read when needed. */
  level?: AlertUserLevel
  now: Date
}

export async function enqueueBadLiftsAlert(
  transaction: Transaction,
  { clientId, id, before, after, level, now }: TechniqueChange,
): Promise<void> {
  const people = streaksToCheck(before, after)
  if (people.length === 0) return
  if ((level ?? (await readBadLiftLevel(transaction, clientId))) === 'NONE') return
  await enqueue(
    transaction,
    people.map((subjectId) => ({
      clientId,
      kind: 'alertOfBadLifts',
      subjectId,
      // Every change of an observation enqueues its own check.
      occurrence: `${id}/${uuid()}`,
      dueAt: now,
    })),
  )
}

/**
 * Like `enqueueBadLiftsAlert`, for observations that the transaction deletes: a deleted correct one may join two
 * streaks.
 */
export async function enqueueBadLiftsAlertsOfDeleted(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const { client_id: clientId, id, level, ...before } of await readCorrectObservations(
    transaction,
    ids,
  ))
    await enqueueBadLiftsAlert(transaction, { clientId, id, before, after: null, level, now })
}

/** Like `enqueueBadLiftsAlert`, for deleted observations that the transaction restores. */
export async function enqueueBadLiftsAlertsOfRestored(
  transaction: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  for (const { client_id: clientId, id, level, ...after } of await readDeletedIncorrectObservations(
    transaction,
    ids,
  ))
    await enqueueBadLiftsAlert(transaction, { clientId, id, before: null, after, level, now })
}

/** Builds the mail about a person's incorrect observations in a row, as many as the recipient may see at sending. */
export const badLiftsAlert = defineMail({
  kind: 'badLiftsAlert',
  build: async (job, { db }, recipient) => {
    const { clientId, subjectId: personId, occurrence } = job
    const client = await readAlertSettings(db, clientId)
    if (!client) return 'The client is deleted.'
    if (!isAlertRecipient(client.bad_lift_user_level, recipient))
      return 'The client no longer sends this alert to them.'
    const person = await readVisibleName(db, recipient.access, personId)
    if (person === null) return 'The person is deleted, or the recipient has no access to them.'
    const streak = await readStreak(db, clientId, personId, recipient.access)
    const isLongEnough = streak && streak.count >= client.number_bad_lifts_to_alert
    if (!isLongEnough || !streak.alerted.includes(occurrence))
      return 'There are no longer enough of them in a row.'
    return {
      values: {
        firstname: recipient.firstname,
        company: client.company_name,
        person,
        count: recipient.texts.t('mailParts.incorrectInARow', { smart_count: streak.count }),
      },
      path: `/allobservations?clientId=${clientId}&observees=${personId}&showResult=incorrect`,
    }
  },
})
