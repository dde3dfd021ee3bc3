/** updateFollowUp, markFollowUpSeen and finishCoaching: each returns the id. */
import type {
  MutationFinishCoachingArgs,
  MutationMarkFollowUpSeenArgs,
  MutationUpdateFollowUpArgs,
} from '#api/generated/contract.ts'
import { badInput, forbidden, notFound } from '#domain/errors.ts'
import { followUpSchema, agreementSchema } from '#domain/followUps/followUpForm.ts'
import { mayRunFollowUp } from '#domain/followUps/followUpRules.ts'
import { message } from '#domain/messages.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import { changeRecord } from '../../context/records/changeRecord.ts'
import type { RecordToLock } from '../../context/records/lockRecord.ts'
import { limitMailing } from '../../context/request/mailingLimit.ts'
import { omitUndefined, parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { notifyAboutFollowUp } from '../../context/coaching/followUpNotices.ts'
import { checkCoach } from '../../context/coaching/coaches.ts'
import { checkDueDate } from '../../context/coaching/dueDates.ts'
import { checkGuidance } from './openFollowUp.ts'
import { lockPersonTasks } from '../../context/coaching/personTasks.ts'
import type { StoredFollowUp } from '../../context/coaching/settlePersonTasks.ts'

export const updateFollowUp = async (
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateFollowUpArgs,
): Promise<string> => {
  const { coachId, dueDate, ...plan } = parseInput(followUpSchema, input)
  await limitMailing(context, 'follow-ups')
  return changeFollowUp(context, { id, expectedUpdatedAt }, async (transaction, followUp) => {
    checkMayRun(context, followUp)
    const now = context.now()
    const { client_id: clientId, user_id: personId, due_date } = followUp
    if (dueDate !== due_date) await checkDueDate(transaction, { clientId, dueDate, now })
    if (coachId !== followUp.coach_id) {
      const [place] = await transaction.run((tables) =>
        tables
          .from('observations')
          .select(['location_id', 'department_id'])
          .where('id', '=', followUp.observation_id),
      )
      if (!place) throw notFound()
      await checkCoach(transaction, { coachId, personId, place })
    }
    if (plan.gbsVideoId && plan.gbsVideoId !== followUp.gbs_video_id)
      await checkGuidance(transaction, plan.gbsVideoId)
    await saveChangedColumns(transaction, context, {
      entity: 'follow_ups',
      record: followUp,
      set: omitUndefined({
        coach_id: coachId,
        due_date: dueDate,
        gbs_video_id: plan.gbsVideoId,
        note: plan.note,
        // Another day is another reason to tell.
        escalated_at: dueDate === due_date ? undefined : null,
      }),
    })
    if (coachId !== followUp.coach_id)
      await notifyAboutFollowUp(transaction, followUp, {
        kind: 'FOLLOW_UP_TO_COACH',
        cause: now.toISOString(),
        people: [coachId],
        at: now,
      })
  })
}

export const markFollowUpSeen = (
  context: RequestContext,
  { id }: MutationMarkFollowUpSeenArgs,
): Promise<string> =>
  changeFollowUp(context, { id }, async (transaction, followUp) => {
    if (followUp.user_id !== requireSession(context).userId) throw forbidden()
    await saveChangedColumns(transaction, context, {
      entity: 'follow_ups',
      record: followUp,
      set: { seen_at: followUp.seen_at ?? context.now() },
    })
  })

export const finishCoaching = (
  context: RequestContext,
  { id, ...input }: MutationFinishCoachingArgs,
): Promise<string> => {
  const { agreed } = parseInput(agreementSchema, input)
  return changeFollowUp(context, { id }, async (transaction, followUp) => {
    checkMayRun(context, followUp)
    if (followUp.state !== 'OPEN') throw badInput('id', message('followUpNotOpen'))
    const now = context.now()
    await saveChangedColumns(transaction, context, {
      entity: 'follow_ups',
      record: followUp,
      set: { state: 'COACHED', coached_at: now, agreed },
    })
    await notifyAboutFollowUp(transaction, followUp, {
      kind: 'FOLLOW_UP_COACHED',
      cause: now.toISOString(),
      people: [followUp.coach_id],
      at: now,
    })
  })
}

function checkMayRun(context: RequestContext, followUp: StoredFollowUp): void {
  if (!mayRunFollowUp(requireSession(context), followUp))
    throw forbidden(message('followUpNotYours'))
}

/** Locks first what every change of its person's observations locks. */
const changeFollowUp = (
  context: RequestContext,
  target: RecordToLock,
  change: (transaction: Transaction, followUp: StoredFollowUp) => Promise<void>,
): Promise<string> =>
  changeRecord(
    context,
    'follow_ups',
    {
      ...target,
      lockBefore: async (transaction) => {
        const [personTask] = await transaction.run((tables) =>
          tables
            .from('follow_ups')
            .select(['client_id', 'user_id', 'task_id'])
            .where('id', '=', target.id),
        )
        if (!personTask) throw notFound()
        const { client_id: clientId, user_id: personId, task_id: taskId } = personTask
        await lockPersonTasks(transaction, clientId, [{ personId, taskId }])
      },
    },
    change,
  )
