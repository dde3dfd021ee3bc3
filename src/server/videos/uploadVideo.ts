/** uploadVideo: the first step of adding an observation, which keeps the answers of the form (spec 4 and 7). */
import { v7 as uuid } from 'uuid'
import type { MutationUploadVideoArgs } from '#api/generated/contract.ts'
import type { VideoParent } from '#api/parents.ts'
import { notAvailable, notFound } from '#domain/errors.ts'
import { inverse } from '#domain/observations/observationPayload.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { checked } from '../list/checked.ts'
import { earlierResult } from '../observations/onceByKey.ts'
import { videoAnswersSchema } from './videoAnswersSchema.ts'
import { insertVideo, readOwnVideo } from './videoQueries.ts'

export async function uploadVideo(
  context: RequestContext,
  { input, idempotencyKey }: MutationUploadVideoArgs,
): Promise<VideoParent> {
  if (input.fileLocation || input.keypoints) throw notAvailable()
  const session = sessionOf(context)
  const { isTwisting, ...answers } = checked(videoAnswersSchema, input)
  const { clientId, userId } = session
  const id = uuid()
  const made = await context.db.write({ clientId }, async (transaction) => {
    const earlier = await earlierResult(transaction, session, 'uploadVideo', idempotencyKey, id)
    if (!earlier)
      await insertVideo(transaction, {
        id,
        client_id: clientId,
        user_id: userId,
        is_inside_base: answers.isInsideBase,
        is_big_engines: answers.isBigEngines,
        is_turn_not_twist: inverse(isTwisting),
        is_dip_n_drive: answers.isDipNDrive,
        is_other_option_correct: answers.isOtherOptionCorrect,
        other_details: answers.otherDetails,
        title: answers.title,
        description: answers.description,
        platform: answers.platform,
      })
    return earlier ?? id
  })
  const video = await readOwnVideo(context.db, session, made)
  if (!video) throw notFound()
  return video
}
