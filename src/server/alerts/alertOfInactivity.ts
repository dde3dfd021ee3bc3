/** Tells a client's receivers who became inactive: one mail each, of all whom they may see, once for each spell. */
import type { Access } from '../access/access.ts'
import type { Database } from '../db/database.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Handler, Job, NewJob } from '../jobs/job.ts'
import { alertReceivers } from './alertReceivers.ts'
import { keepAlerts, readAlertingClient, readSeen } from './alertQueries.ts'
import { inactiveBefore } from './inactiveBefore.ts'
import { readNewlyInactive } from './inactivityQueries.ts'

/** Of the mail's job. */
export interface InactivityPayload {
  people: string[]
}

export const alertOfInactivity: Handler = async (job, { db, now }) => {
  const { clientId, occurrence: day } = job
  const client = await readAlertingClient(db, clientId)
  if (!client) return { state: 'cancelled', reason: 'The client is deleted.' }
  const { inactive_alert_user_level: level } = client
  if (level === 'NONE') return { state: 'cancelled', reason: 'The client has this alert off.' }
  const people = await readNewlyInactive(db, clientId, inactiveBefore(client, day))
  if (people.length === 0) return { state: 'done' }
  const told = await toldOf(db, await alertReceivers(db, clientId, level), people)
  // Somebody whom nobody may hear of is left for the day when somebody may.
  const heardOf = new Set(told.flatMap(({ seen }) => seen))
  const alerts = people.filter(({ userId }) => heardOf.has(userId))
  if (alerts.length === 0) return { state: 'done' }
  return {
    state: 'done',
    async finish(transaction) {
      const kept = await keepAlerts(transaction, { clientId, kind: 'inactivity' }, alerts)
      const mails = told.flatMap(({ receiver, seen }) =>
        mailOf(
          job,
          receiver,
          seen.filter((id) => kept.has(id)),
          now(),
        ),
      )
      await enqueue(transaction, mails)
    },
  }
}

interface Told {
  receiver: Access
  seen: string[]
}

async function toldOf(
  db: Database,
  receivers: readonly Access[],
  people: readonly { userId: string }[],
): Promise<Told[]> {
  const ids = people.map(({ userId }) => userId)
  const told: Told[] = []
  for (const receiver of receivers) told.push({ receiver, seen: await readSeen(db, receiver, ids) })
  return told
}

function mailOf(
  { clientId, occurrence }: Job,
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
