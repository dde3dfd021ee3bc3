/** updateObservation: the edit form, the override and the review of the AI, all or nothing (spec 4, 5 and 7). */
import type { MutationUpdateObservationArgs } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { accessToRecord } from '../../context/visibility/accessToRecord.ts'
import { visibleObservation } from '../../context/visibility/observationAccess.ts'
import { enqueueBadLiftsAlert } from '../alerts/orderBadLiftsAlert.ts'
import { saveChangedColumns } from '../../context/records/saveChanges.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { requireSession } from '../../context/request/sessionOf.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { lockVideo } from '../videos/videoQueries.ts'
import { mapObservationViolation } from './namingTaken.ts'
import { readObservation } from './observationQueries.ts'
import { validateEdit } from './updateObservationEdit.ts'
import { validateReview } from './updateObservationReview.ts'
import { resolveVerdict } from './updateObservationVerdict.ts'

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
      isVisible: (alias) => visibleObservation(access, alias),
    })
    const video = await lockVideo(transaction, record.video_id)
    const { facts, task, set } = await validateEdit(transaction, {
      record,
      input,
      access,
      session: requireSession(context),
      now,
    })
    const verdict = resolveVerdict({ record, video, input, task, facts })
    const review = validateReview(record, input, verdict.observation.ai_technique)
    await saveChangedColumns(transaction, actor, {
      entity: 'observations',
      record,
      set: { ...set, ...verdict.observation, ...review.observation },
    })
    await enqueueBadLiftsAlert(transaction, {
      clientId: record.client_id,
      id: record.id,
      before: record,
      after: { ...set, ...verdict.observation },
      level: facts.bad_lift_user_level,
      now,
    })
    if (video)
      await saveChangedColumns(transaction, actor, {
        entity: 'videos',
        record: video,
        set: { ...verdict.video, ...review.video },
      })
  })
  await mapObservationViolation(saved)
  const observation = await readObservation(context.db, { scope: access, access, id })
  if (!observation) throw notFound()
  return observation
}
