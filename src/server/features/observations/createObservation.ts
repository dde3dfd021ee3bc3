/** createObservation: nothing of the payload is trusted; places, people, video and verdict are judged again (spec 4 to 7). */
import { v7 as uuid } from 'uuid'
import type { MutationCreateObservationArgs } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { accessOf } from '../../context/visibility/access.ts'
import { enqueueBadLiftsAlert } from '../alerts/orderBadLiftsAlert.ts'
import { audit } from '../../context/audit/recordChange.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { requireSession } from '../../context/request/sessionOf.ts'
import { buildObservation } from './observationOf.ts'
import { readObservation } from './observationQueries.ts'
import { claimKey } from '../../context/request/idempotency.ts'
import { mapObservationViolation } from './namingTaken.ts'
import { insertObservation, readSubmissionFacts } from './submissionQueries.ts'

export async function createObservation(
  context: RequestContext,
  { input, idempotencyKey }: MutationCreateObservationArgs,
): Promise<ObservationParent> {
  const session = requireSession(context)
  const { clientId } = session
  const access = await accessOf(context)
  const now = context.now()
  const saved = context.db.write({ clientId }, async (transaction) => {
    const id = uuid()
    const earlier = await claimKey(transaction, session, 'createObservation', idempotencyKey, id)
    if (earlier) return earlier
    const facts = await readSubmissionFacts(transaction, access, input, [now])
    const observation = buildObservation(input, { facts, session, now })
    await insertObservation(transaction, { ...observation, id, client_id: clientId })
    const verdictChange = { clientId, id, before: null, after: observation, now }
    await enqueueBadLiftsAlert(transaction, { ...verdictChange, level: facts.bad_lift_user_level })
    await audit(transaction, context, {
      clientId,
      action: 'CREATE',
      entity: 'observations',
      recordId: id,
      after: observation,
    })
    return id
  })
  const id = await mapObservationViolation(saved)
  const observation = await readObservation(context.db, { scope: access, access, id })
  if (!observation) throw notFound()
  return observation
}
