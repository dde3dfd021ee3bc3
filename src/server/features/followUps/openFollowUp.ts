/** openFollowUp: for an incorrect observation. */
import { v7 as uuid } from 'uuid'
import type { MutationOpenFollowUpArgs } from '#api/generated/contract.ts'
import { badInput, duplicate, forbidden } from '#domain/errors.ts'
import { newFollowUpSchema } from '#domain/followUps/followUpForm.ts'
import { canBeFollowed, mayOpenFollowUp } from '#domain/followUps/followUpRules.ts'
import { settleFollowUps } from '#domain/followUps/followUpState.ts'
import { message } from '#domain/messages.ts'
import { isUuid } from '#domain/uuid.ts'
import { changeRecord } from '../../context/records/changeRecord.ts'
import { limitMailing } from '../../context/request/mailingLimit.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { checkDueDate } from '../../context/coaching/dueDates.ts'
import { checkCoach } from '../../context/coaching/coaches.ts'
import { insertFollowUp } from '../../context/coaching/insertFollowUp.ts'
import {
  type PersonTask,
  lockPersonTasks,
  readAttempts,
} from '../../context/coaching/personTasks.ts'

/** Returns the new follow-up's id. */
export async function openFollowUp(
  context: RequestContext,
  { input }: MutationOpenFollowUpArgs,
): Promise<string> {
  const session = requireSession(context)
  const { observationId, coachId, dueDate, gbsVideoId, note } = parseInput(newFollowUpSchema, input)
  const now = context.now()
  const id = uuid()
  await limitMailing(context, 'follow-ups')
  await changeRecord(
    context,
    'observations',
    { id: observationId },
    async (transaction, observation) => {
      const { client_id: clientId, observee_id: personId, task_id: taskId } = observation
      if (!mayOpenFollowUp(session, observation)) throw forbidden(message('followUpOfOthers'))
      if (!canBeFollowed(observation) || personId === null)
        throw badInput('observationId', message('followUpNotIncorrect'))
      await checkDueDate(transaction, { clientId, dueDate, now })
      await checkCoach(transaction, { coachId, personId, place: observation })
      if (gbsVideoId) await checkGuidance(transaction, gbsVideoId)
      const personTask = { personId, taskId }
      await lockPersonTasks(transaction, clientId, [personTask])
      await checkNoneOpen(transaction, personTask)
      const attempts = await readAttempts(transaction, personTask)
      const facts = { id, observation_id: observation.id, created_at: now, coached_at: null }
      const progress = settleFollowUps([facts], attempts).get(id)
      if (progress?.state !== 'OPEN')
        throw badInput('observationId', message('followUpCorrectSince'))
      await insertFollowUp(transaction, context, {
        ...personTask,
        id,
        clientId,
        observation,
        openedBy: session.userId,
        reopenedCount: progress.reopened_count,
        plan: { coachId, dueDate, gbsVideoId: gbsVideoId ?? null, note: note ?? null },
      })
    },
  )
  return id
}

export async function checkGuidance(transaction: Transaction, id: string): Promise<void> {
  const found = isUuid(id)
    ? await transaction.run((tables) =>
        tables.from('gbs_videos').select('id').where('id', '=', id).where('deleted_at', 'is', null),
      )
    : []
  if (found.length === 0) throw badInput('gbsVideoId', message('notFound'))
}

async function checkNoneOpen(transaction: Transaction, personTask: PersonTask): Promise<void> {
  const [open] = await transaction.run((tables) =>
    tables
      .from('follow_ups')
      .select('id')
      .where('user_id', '=', personTask.personId)
      .where('task_id', '=', personTask.taskId)
      .where('state', 'in', ['OPEN', 'COACHED'])
      .where('deleted_at', 'is', null),
  )
  if (open) throw duplicate(message('followUpOpenAlready'), 'observationId', open.id)
}
