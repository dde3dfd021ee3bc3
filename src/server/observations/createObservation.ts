/** createObservation: nothing of the payload is trusted; places, people, video and verdict are judged again (spec 4 to 7). */
import { v7 as uuid } from 'uuid'
import type { MutationCreateObservationArgs } from '#api/generated/contract.ts'
import type { ObservationParent } from '#api/parents.ts'
import { badInput, duplicate, notFound } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { accessOf } from '../access/access.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { violatedConstraint } from '../list/violatedConstraint.ts'
import { observationOf } from './observationOf.ts'
import { readObservation } from './observationQueries.ts'
import { earlierResult } from './onceByKey.ts'
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
    const facts = await readSubmissionFacts(transaction, access, input, now)
    const observation = observationOf(input, { facts, session, now })
    await insertObservation(transaction, { ...observation, id, client_id: clientId })
    return id
  })
  const id = await made.catch((error: unknown) => {
    throw refusalOf(error)
  })
  const observation = await readObservation(context.db, { reach: access, access, id })
  if (!observation) throw notFound()
  return observation
}

/** Two at once are told apart by the database alone. */
function refusalOf(error: unknown): unknown {
  const constraint = violatedConstraint(error)
  if (constraint === 'observations_duplicate')
    return duplicate(MESSAGES.observationDuplicateFromServer)
  if (constraint === 'observations_video')
    return badInput('video_id', 'This video belongs to another observation.')
  return error
}
