/** Inserts follow-ups and tells their people: one that somebody opens, or one after incorrect observations in a row. */
import { v7 as uuid } from 'uuid'
import { localDayOf } from '#domain/dates.ts'
import { defaultDueDate, failedPrinciples } from '#domain/followUps/followUpRules.ts'
import { audit, type AuditActor } from '../audit/audit.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { canCoach, tellCoachNeeded } from './coaches.ts'
import type { Attempt, PersonTask } from './personTasks.ts'
import { notifyAboutFollowUp } from './followUpNotices.ts'

interface FollowedObservation extends PersonTask {
  clientId: string
  timeZone: string
  observation: Attempt
}

/** The observer coaches, who was there; nobody does when they observed themselves or no longer work there. */
export async function openByItself(
  transaction: Transaction,
  actor: AuditActor,
  { timeZone, ...followed }: FollowedObservation,
): Promise<void> {
  const { observation, personId, taskId } = followed
  const isCoach = await canCoach(transaction, {
    coachId: observation.user_id,
    personId,
    place: observation,
  })
  const [guidance] = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`select guidance.id from tasks task
          join gbs_videos guidance on guidance.client_id = task.client_id and guidance.id = task.gbs_video_id
        where ${tenantFilter('task')} and task.id = ${taskId} and guidance.deleted_at is null`,
  )
  await insertFollowUp(transaction, actor, {
    ...followed,
    id: uuid(),
    openedBy: null,
    reopenedCount: 0,
    plan: {
      coachId: isCoach ? observation.user_id : null,
      dueDate: defaultDueDate(localDayOf(actor.now(), timeZone)),
      gbsVideoId: guidance?.id ?? null,
      note: null,
    },
  })
}

interface NewFollowUp extends Omit<FollowedObservation, 'timeZone'> {
  id: string
  openedBy: string | null
  /** Number of reopenings by the observations after its own. */
  reopenedCount: number
  plan: {
    coachId: string | null
    dueDate: string
    gbsVideoId: string | null
    note: string | null
  }
}

export async function insertFollowUp(
  transaction: Transaction,
  actor: AuditActor,
  { id, clientId, personId, taskId, observation, openedBy, reopenedCount, plan }: NewFollowUp,
): Promise<void> {
  const at = actor.now()
  const row = {
    client_id: clientId,
    id,
    observation_id: observation.id,
    user_id: personId,
    task_id: taskId,
    principles: failedPrinciples(observation),
    coach_id: plan.coachId,
    due_date: plan.dueDate,
    gbs_video_id: plan.gbsVideoId,
    note: plan.note,
    opened_by: openedBy,
    reopened_count: reopenedCount,
    created_at: at,
    updated_at: at,
  }
  await transaction.run((tables) => tables.insert('follow_ups').values(row))
  const change = { clientId, action: 'CREATE', entity: 'follow_ups', recordId: id } as const
  await audit(transaction, actor, { ...change, after: { ...row, state: 'OPEN' } })
  const notice = { cause: '', at }
  await notifyAboutFollowUp(transaction, row, {
    ...notice,
    kind: 'FOLLOW_UP_OPENED',
    people: [personId],
  })
  await notifyAboutFollowUp(transaction, row, {
    ...notice,
    kind: 'FOLLOW_UP_TO_COACH',
    people: [plan.coachId],
  })
  if (plan.coachId === null) await tellCoachNeeded(transaction, row, notice)
}
