/** What an observation that was there before refuses, in words: two at once are told apart by the database alone. */
import { badInput, duplicate } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { violatedConstraint } from '../../platform/db/violatedConstraint.ts'

export async function mapObservationViolation<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'observations_duplicate')
      throw duplicate(MESSAGES.observationDuplicateFromServer)
    if (constraint === 'observations_video')
      throw badInput('video_id', 'This video belongs to another observation.')
    throw error
  }
}
