/** Opens follow-ups: by hand for an observation, or by themselves after incorrect ones in a row. */
import { v7 as uuid } from 'uuid'
import type { MutationOpenFollowUpArgs } from '#api/generated/contract.ts'
import { localDayOf } from '#domain/dates.ts'
import { badInput, duplicate, forbidden } from '#domain/errors.ts'
import { newFollowUpSchema } from '#domain/followUps/followUpForm.ts'
import {
  canBeFollowed,
  defaultDueDate,
  failedPrinciples,
  mayOpenFollowUp,
} from '#domain/followUps/followUpRules.ts'
import { settleFollowUps } from '#domain/followUps/followUpState.ts'
import { message } from '#domain/messages.ts'
import { isUuid } from '#domain/uuid.ts'
import { audit, type AuditActor } from '../../context/audit/audit.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessToRecord } from '../../context/visibility/userAccess.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { canCoach, checkCoach, tellUncoached } from './coaches.ts'
import { notifyAboutFollowUp } from './followUpNotices.ts'
import { type Attempt, type FollowedPair, lockPairs, readAttempts } from './followedPairs.ts'

/** Returns the new follow-up's id. */
export async function openFollowUp(
  context: RequestContext,
  { input }: MutationOpenFollowUpArgs,
): Promise<string> {
  const session = requireSession(context)
  const { observationId, coachId, dueDate, gbsVideoId, note } = parseInput(newFollowUpSchema, input)
  const access = await accessToRecord(context, 'observations', observationId)
  const { clientId } = access
  const now = context.now()
  return context.db.write({ clientId }, async (transaction) => {
    const observation = await lockRecord(transaction, 'observations', {
      id: observationId,
      isVisible: (alias) => visibleObservation(access, alias),
    })
    const { observee_id: personId, task_id: taskId } = observation
    if (!mayOpenFollowUp(session, observation)) throw forbidden(message('followUpOfOthers'))
    if (!canBeFollowed(observation) || personId === null)
      throw badInput('observationId', message('followUpNotIncorrect'))
    await checkDueDate(transaction, { clientId, dueDate, now })
    await checkCoach(transaction, { coachId, personId, place: observation })
    if (gbsVideoId) await checkGuidance(transaction, gbsVideoId)
    const pair = { personId, taskId }
    await lockPairs(transaction, clientId, [pair])
    await checkNoneOpen(transaction, pair)
    const attempts = await readAttempts(transaction, pair)
    const facts = { id: uuid(), observation_id: observation.id, created_at: now, coached_at: null }
    if (settleFollowUps([facts], attempts).get(facts.id)?.state !== 'OPEN')
      throw badInput('observationId', message('followUpCorrectSince'))
    return insertFollowUp(transaction, context, {
      ...pair,
      id: facts.id,
      clientId,
      observation,
      openedBy: session.userId,
      plan: { coachId, dueDate, gbsVideoId: gbsVideoId ?? null, note: note ?? null },
    })
  })
}

interface FollowedObservation extends FollowedPair {
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
  const [guidance] = await transaction.run<{ id: string }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select g.id from tasks t
          join gbs_videos g on g.client_id = t.client_id and g.id = t.gbs_video_id
        where ${tenantFilter('t')} and t.id = ${taskId} and g.deleted_at is null`,
    ),
  )
  await insertFollowUp(transaction, actor, {
    ...followed,
    id: uuid(),
    openedBy: null,
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
  plan: {
    coachId: string | null
    dueDate: string
    gbsVideoId: string | null
    note: string | null
  }
}

async function insertFollowUp(
  transaction: Transaction,
  actor: AuditActor,
  { id, clientId, personId, taskId, observation, openedBy, plan }: NewFollowUp,
): Promise<string> {
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
    created_at: at,
    updated_at: at,
  }
  await transaction.run((tables) => tables.insert('follow_ups').values(row))
  const change = { clientId, action: 'CREATE', entity: 'follow_ups', recordId: id } as const
  await audit(transaction, actor, { ...change, after: { ...row, state: 'OPEN' } })
  const notice = { occurrence: '', at }
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
  if (plan.coachId === null) await tellUncoached(transaction, row, notice)
  return id
}

export async function checkDueDate(
  transaction: Transaction,
  { clientId, dueDate, now }: { clientId: string; dueDate: string; now: Date },
): Promise<void> {
  const [client] = await transaction.run((tables) =>
    tables.from('clients').select('time_zone').where('id', '=', clientId),
  )
  if (client && dueDate < localDayOf(now, client.time_zone))
    throw badInput('dueDate', message('followUpDueDatePast'))
}

export async function checkGuidance(transaction: Transaction, id: string): Promise<void> {
  const found = isUuid(id)
    ? await transaction.run((tables) =>
        tables.from('gbs_videos').select('id').where('id', '=', id).where('deleted_at', 'is', null),
      )
    : []
  if (found.length === 0) throw badInput('gbsVideoId', message('notFound'))
}

async function checkNoneOpen(transaction: Transaction, pair: FollowedPair): Promise<void> {
  const [open] = await transaction.run((tables) =>
    tables
      .from('follow_ups')
      .select('id')
      .where('user_id', '=', pair.personId)
      .where('task_id', '=', pair.taskId)
      .where('state', 'in', ['OPEN', 'COACHED'])
      .where('deleted_at', 'is', null),
  )
  if (open) throw duplicate(message('followUpOpenAlready'), 'observationId', open.id)
}
