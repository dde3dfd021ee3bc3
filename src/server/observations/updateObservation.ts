/** updateObservation: the edit form, the override and the review of the AI, all or nothing (spec 4, 5 and 7). */
import type { MutationUpdateObservationArgs } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { accessToRecord } from '../access/accessToRecord.ts'
import { seesObservation } from '../access/observationAccess.ts'
import { orderBadLiftsAlert } from '../alerts/orderBadLiftsAlert.ts'
import { saveChanges } from '../audit/saveChanges.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { lockRecord } from '../records/lockRecord.ts'
import { lockVideo } from '../videos/videoQueries.ts'
import { namingTaken } from './namingTaken.ts'
import { readObservation } from './observationQueries.ts'
import { settleEdit } from './updateObservationEdit.ts'
import { settleReview } from './updateObservationReview.ts'
import { settleVerdict } from './updateObservationVerdict.ts'

export async function updateObservation(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateObservationArgs,
): Promise<ObservationParent> {
  const access = await accessToRecord(context, 'observations', id)
  const now = context.now()
  const actor = { ...context, now: () => now }
  const saved = context.db.write({ clientId: access.clientId }, async (transaction) => {
    const record = await lockRecord(transaction, 'observations', {
      id,
      expectedUpdatedAt,
      sees: (alias) => seesObservation(access, alias),
    })
    const video = await lockVideo(transaction, record.video_id)
    const { facts, task, set } = await settleEdit(transaction, {
      record,
      input,
      access,
      session: sessionOf(context),
      now,
    })
    const verdict = settleVerdict({ record, video, input, task, facts })
    const review = settleReview(record, input, verdict.observation.ai_technique)
    await saveChanges(transaction, actor, {
      entity: 'observations',
      record,
      set: { ...set, ...verdict.observation, ...review.observation },
    })
    await orderBadLiftsAlert(transaction, {
      clientId: record.client_id,
      id: record.id,
      before: record,
      after: { ...set, ...verdict.observation },
      level: facts.bad_lift_user_level,
      now,
    })
    if (video)
      await saveChanges(transaction, actor, {
        entity: 'videos',
        record: video,
        set: { ...verdict.video, ...review.video },
      })
  })
  await namingTaken(saved)
  const observation = await readObservation(context.db, { reach: access, access, id })
  if (!observation) throw notFound()
  return observation
}
