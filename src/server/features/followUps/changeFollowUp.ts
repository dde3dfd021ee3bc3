/** updateFollowUp, markFollowUpSeen and finishCoaching. */
import type {
  MutationFinishCoachingArgs,
  MutationUpdateFollowUpArgs,
} from '#api/generated/contract.ts'
import { badInput, forbidden, notFound } from '#domain/errors.ts'
import { followUpSchema, agreementSchema } from '#domain/followUps/followUpForm.ts'
import { mayRunFollowUp } from '#domain/followUps/followUpRules.ts'
import { message } from '#domain/messages.ts'
import { saveChangedColumns } from '../../context/records/auditedSave.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { omitUndefined, parseInput } from '../../context/request/parseInput.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessToRecord } from '../../context/visibility/userAccess.ts'
import { visibleFollowUp } from '../../context/visibility/visibility.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { notifyAboutFollowUp } from './followUpNotices.ts'
import { checkCoach } from './coaches.ts'
import { checkDueDate, checkGuidance } from './openFollowUp.ts'
import { lockPairs } from './followedPairs.ts'
import type { StoredFollowUp } from './settleFollowUps.ts'

export const updateFollowUp = (
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateFollowUpArgs,
): Promise<void> => {
  const { coachId, dueDate, ...plan } = parseInput(followUpSchema, input)
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
        occurrence: '',
        people: [coachId],
        at: now,
      })
  })
}

export const markFollowUpSeen = (context: RequestContext, id: string): Promise<void> =>
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
): Promise<void> => {
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
      occurrence: now.toISOString(),
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
async function changeFollowUp(
  context: RequestContext,
  target: { id: string; expectedUpdatedAt?: Date | string | null | undefined },
  change: (transaction: Transaction, followUp: StoredFollowUp) => Promise<void>,
): Promise<void> {
  const access = await accessToRecord(context, 'follow_ups', target.id)
  const { clientId } = access
  await context.db.write({ clientId }, async (transaction) => {
    const [pair] = await transaction.run((tables) =>
      tables.from('follow_ups').select(['user_id', 'task_id']).where('id', '=', target.id),
    )
    if (!pair) throw notFound()
    await lockPairs(transaction, clientId, [{ personId: pair.user_id, taskId: pair.task_id }])
    const followUp = await lockRecord(transaction, 'follow_ups', {
      ...target,
      isVisible: (alias, tenantFilter) => visibleFollowUp(access, alias, tenantFilter),
    })
    await change(transaction, followUp)
  })
}
