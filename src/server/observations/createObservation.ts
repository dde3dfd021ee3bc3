/** createObservation: nothing of the payload is trusted; places, people, video and verdict are judged again (spec 4 to 7). */
import { v7 as uuid } from 'uuid'
import type { MutationCreateObservationArgs } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { accessOf } from '../access/access.ts'
import { orderBadLiftsAlert } from '../alerts/orderBadLiftsAlert.ts'
import { recordChange } from '../audit/recordChange.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { observationOf } from './observationOf.ts'
import { readObservation } from './observationQueries.ts'
import { earlierResult } from './onceByKey.ts'
import { namingTaken } from './namingTaken.ts'
import { insertObservation, readSubmissionFacts } from './submissionQueries.ts'

export async function createObservation(
  context: RequestContext,
  { input, idempotencyKey }: MutationCreateObservationArgs,
): Promise<ObservationParent> {
  const session = sessionOf(context)
  const { clientId } = session
  const access = await accessOf(context)
  const now = context.now()
  const made = context.db.write({ clientId }, async (transaction) => {
    const id = uuid()
    const earlier = await earlierResult(
      transaction,
      session,
      'createObservation',
      idempotencyKey,
      id,
    )
    if (earlier) return earlier
    const facts = await readSubmissionFacts(transaction, access, input, [now])
    const observation = observationOf(input, { facts, session, now })
    await insertObservation(transaction, { ...observation, id, client_id: clientId })
    const judgement = { clientId, id, before: null, after: observation, now }
    await orderBadLiftsAlert(transaction, { ...judgement, level: facts.bad_lift_user_level })
    await recordChange(transaction, context, {
      clientId,
      action: 'CREATE',
      entity: 'observations',
      recordId: id,
      after: observation,
    })
    return id
  })
  const id = await namingTaken(made)
  const observation = await readObservation(context.db, { reach: access, access, id })
  if (!observation) throw notFound()
  return observation
}
