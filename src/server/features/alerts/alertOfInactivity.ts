/** Tells a client's receivers who became inactive: one mail each, of all whom they may see, once for each spell. */
import type { Access } from '../../context/visibility/access.ts'
import type { Database } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/queue/enqueue.ts'
import type { JobHandler, QueuedJob, NewJob } from '../../platform/queue/job.ts'
import { readAlertRecipients } from './alertReceivers.ts'
import { claimAlerts, readAlertSettings, readVisibleUsers } from './alertQueries.ts'
import { inactivityCutoff } from './inactiveBefore.ts'
import { readNewlyInactive } from './inactivityQueries.ts'

/** Of the mail's job. */
export interface InactivityPayload {
  people: string[]
}

export const alertOfInactivity: JobHandler = async (job, { db, now }) => {
  const { clientId, occurrence: day } = job
  const client = await readAlertSettings(db, clientId)
  if (!client) return { state: 'cancelled', reason: 'The client is deleted.' }
  const { inactive_alert_user_level: level } = client
  if (level === 'NONE') return { state: 'cancelled', reason: 'The client has this alert off.' }
  const people = await readNewlyInactive(db, clientId, inactivityCutoff(client, day))
  if (people.length === 0) return { state: 'done' }
  const recipientAlerts = await recipientAlertsOf(
    db,
    await readAlertRecipients(db, clientId, level),
    people,
  )
  // Somebody whom nobody may hear of is left for the day when somebody may.
  const reportable = new Set(recipientAlerts.flatMap(({ visibleIds }) => visibleIds))
  const alerts = people.filter(({ userId }) => reportable.has(userId))
  if (alerts.length === 0) return { state: 'done' }
  return {
    state: 'done',
    async finish(transaction) {
      const claimed = await claimAlerts(transaction, { clientId, kind: 'inactivity' }, alerts)
      const mails = recipientAlerts.flatMap(({ recipient, visibleIds }) =>
        inactivityMails(
          job,
          recipient,
          visibleIds.filter((id) => claimed.has(id)),
          now(),
        ),
      )
      await enqueue(transaction, mails)
    },
  }
}

interface RecipientAlert {
  recipient: Access
  visibleIds: string[]
}

async function recipientAlertsOf(
  db: Database,
  recipients: readonly Access[],
  people: readonly { userId: string }[],
): Promise<RecipientAlert[]> {
  const ids = people.map(({ userId }) => userId)
  const alerts: RecipientAlert[] = []
  for (const recipient of recipients)
    alerts.push({ recipient, visibleIds: await readVisibleUsers(db, recipient, ids) })
  return alerts
}

function inactivityMails(
  { clientId, occurrence }: QueuedJob,
  { userId }: Access,
  people: string[],
  dueAt: Date,
): NewJob[] {
  if (people.length === 0) return []
  const payload: InactivityPayload = { people }
  return [
    {
      clientId,
      kind: 'mail.inactivityAlert',
      userId,
      subjectId: clientId,
      occurrence,
      payload,
      dueAt,
    },
  ]
}
