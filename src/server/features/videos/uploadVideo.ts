/** uploadVideo: first step of adding an observation: stores a form's answers, or a recording with its analysis. */
import { v7 as uuid } from 'uuid'
import type { MutationUploadVideoArgs, UploadVideoInput } from '#api/generated/contract.ts'
import type { VideoParent } from '#api/parents.ts'
import { badInput, notAvailable, notFound } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { invertAnswer } from '#domain/observations/observationPayload.ts'
import { audit } from '../../context/audit/audit.ts'
import { claimUpload, prepareUpload } from '../uploads/upload.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { claimKey, hasResult, type KeyedCall } from '../../context/request/idempotency.ts'
import {
  averageBodyAngle,
  keypointsSchema,
  liftTimeColumns,
  recordingLengthOf,
  recordingSchema,
  videoAnswersSchema,
} from './videoSchemas.ts'
import {
  allowsAnonymousObservations,
  insertFrames,
  insertVideo,
  readOwnVideo,
} from './videoQueries.ts'

/** Verdicts submitted with keypoints are stored as the analysis' result. */
export async function uploadVideo(
  context: RequestContext,
  { input, idempotencyKey }: MutationUploadVideoArgs,
): Promise<VideoParent> {
  const session = requireSession(context)
  const { clientId } = session
  if (input.analysis || input.analysisError)
    throw notAvailable('The analysis of videos is not available yet.')
  const { keypoints } = parseInput(keypointsSchema, { keypoints: input.keypoints })
  const columns = {
    ...columnsOf(input, recordingLengthOf(keypoints)),
    average_body_angle: averageBodyAngle(keypoints),
  }
  const call = { operation: 'uploadVideo', key: idempotencyKey, input } as const
  const file = input.fileLocation ? await prepareRecording(context, input.fileLocation, call) : null
  const id = uuid()
  const savedId = await context.db.write({ clientId }, async (transaction) => {
    const earlier = await claimKey(transaction, session, call, id)
    if (earlier) return earlier
    if (columns.anonymous_observation && !(await allowsAnonymousObservations(transaction)))
      throw badInput('anonymousObservation', MESSAGES.anonymousRefused)
    const video = { ...columns, ...file?.columns, user_id: session.userId }
    if (file) await claimUpload(transaction, file.prepared, context.now())
    await insertVideo(transaction, { ...video, id, client_id: clientId })
    await insertFrames(transaction, id, keypoints)
    const change = { clientId, action: 'CREATE', entity: 'videos', recordId: id } as const
    await audit(transaction, context, { ...change, after: video })
    return id
  })
  const video = await readOwnVideo(context.db, session, savedId)
  if (!video) throw notFound()
  return video
}

function columnsOf(input: UploadVideoInput, recordingLength: number | null) {
  const { isTwisting, ...answers } = parseInput(videoAnswersSchema, input)
  const { liftTimes, ...recording } = parseInput(recordingSchema(recordingLength), input)
  return {
    is_inside_base: answers.isInsideBase,
    is_big_engines: answers.isBigEngines,
    is_turn_not_twist: invertAnswer(isTwisting),
    is_dip_n_drive: answers.isDipNDrive,
    is_other_option_correct: answers.isOtherOptionCorrect,
    other_details: answers.otherDetails,
    title: answers.title,
    description: answers.description,
    platform: answers.platform,
    video_size: recording.videoSize,
    anonymous_observation: recording.anonymousObservation,
    ...(liftTimes && liftTimeColumns(liftTimes)),
  }
}

/**
 * Takes the size from the file. A repeated call finds its file already claimed, by itself: the transaction then returns
 * the first call's result.
 */
async function prepareRecording(context: RequestContext, filename: string, call: KeyedCall) {
  try {
    const upload = { kind: 'OBSERVATION_VIDEO', filename, field: 'fileLocation' } as const
    const prepared = await prepareUpload(context, upload)
    const stored = await context.files.head(prepared.key, 1)
    const size = stored ? { video_size: stored.size } : {}
    return { prepared, columns: { file_location: prepared.key, ...size } }
  } catch (error) {
    const session = requireSession(context)
    if (await hasResult(context.db, session, call)) return null
    throw error
  }
}
