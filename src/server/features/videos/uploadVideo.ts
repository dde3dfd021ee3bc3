/** uploadVideo: first step of adding an observation: stores a form's answers, or a recording with its analysis. */
import { v7 as uuid } from 'uuid'
import type {
  MutationUploadVideoArgs,
  UploadVideoInput,
  VideoAnalysisInput,
} from '#api/generated/contract.ts'
import type { VideoParent } from '#api/parents.ts'
import { badInput, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { judgedAs } from '#domain/observations/principles.ts'
import { invertAnswer } from '#domain/observations/observationPayload.ts'
import { findSkeletonImplausibility } from '#domain/videos/plausibleSkeleton.ts'
import { audit } from '../../context/audit/audit.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { NewRow } from '../../platform/db/tables.ts'
import {
  claimUpload,
  deleteAfterResponse,
  type PreparedFile,
  prepareUpload,
} from '../uploads/upload.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { claimKey, hasResult, type KeyedCall } from '../../context/request/idempotency.ts'
import {
  judgeAnalysis,
  judgementColumns,
  parseAnalysis,
  type ParsedAnalysis,
  skeletonColumns,
  toStoredFrames,
} from './analysedVideo.ts'
import {
  averageBodyAngle,
  keypointsSchema,
  liftTimeColumns,
  recordingLengthOf,
  recordingSchema,
  videoAnswersSchema,
} from './videoSchemas.ts'
import {
  insertFrames,
  insertVideo,
  readOwnVideo,
  readRecordingSettings,
  type StoredFrame,
} from './videoQueries.ts'

/** Verdicts submitted with keypoints are stored as the result of another program. */
export async function uploadVideo(
  context: RequestContext,
  { input, idempotencyKey }: MutationUploadVideoArgs,
): Promise<VideoParent> {
  const session = requireSession(context)
  const { clientId } = session
  const { columns, frames } = parseUpload(input, { userId: session.userId, now: context.now() })
  const call = { operation: 'uploadVideo', key: idempotencyKey, input } as const
  const files = input.analysis
    ? await prepareAnalysisFiles(context, input.analysis, call)
    : await prepareRecordingFile(context, input.fileLocation, call)
  const id = uuid()
  const savedId = await context.db.write({ clientId }, async (transaction) => {
    const earlier = await claimKey(transaction, session, call, id)
    if (earlier) return earlier
    await checkSettings(context, transaction, { input, recording: files?.recording })
    const video = { ...columns, ...files?.columns, user_id: session.userId }
    for (const file of [files?.overlay, files?.recording])
      if (file) await claimUpload(transaction, file, context.now())
    await insertVideo(transaction, { ...video, id, client_id: clientId })
    await insertFrames(transaction, id, frames)
    const change = { clientId, action: 'CREATE', entity: 'videos', recordId: id } as const
    await audit(transaction, context, { ...change, after: video })
    return id
  })
  const video = await readOwnVideo(context.db, session, savedId)
  if (!video) throw notFound()
  return video
}

type UploadedColumns = Omit<NewRow<'videos'>, 'client_id' | 'id' | 'user_id'>

function parseUpload(
  input: UploadVideoInput,
  sender: Sender,
): { columns: UploadedColumns; frames: StoredFrame[] } {
  if (input.analysis) return judgeUpload(input, parseAnalysis(input.analysis), sender)
  const { keypoints } = parseInput(keypointsSchema, { keypoints: input.keypoints })
  const refusal = keypoints.length > 0 ? findSkeletonImplausibility(keypoints) : null
  if (refusal) throw badInput('keypoints', refusal)
  const columns = columnsOf(input, recordingLengthOf(keypoints))
  if (!input.analysisError)
    return {
      columns: { ...columns, average_body_angle: averageBodyAngle(keypoints) },
      frames: keypoints.map((frame) => ({ ...NOT_JUDGED, ...frame })),
    }
  if (input.fileLocation || keypoints.length > 0)
    throw badInput('analysisError', message('failedAnalysisWithFile'))
  const failed = {
    ...columns,
    ...NO_VERDICTS,
    processing_state: 'FAILED',
    processing_error: input.analysisError,
    processing_started_at: sender.now,
  } as const
  return { columns: failed, frames: [] }
}

interface Sender {
  userId: string
  now: Date
}

/**
 * Answers, keypoints and file beside the analysis are ignored: the server judges, as a lift until an observation says what
 * its task is. The answers count where the skeleton does not fit, so that a person answers.
 */
function judgeUpload(input: UploadVideoInput, analysis: ParsedAnalysis, sender: Sender) {
  if (input.analysisError) throw badInput('analysisError', message('failedAnalysisWithFile'))
  const { columns, isMisfit } = analysis
  const judgement = judgeAnalysis(analysis, judgedAs(null))
  const { title, description, platform } = input
  const given = answerColumnsOf(isMisfit ? input : { title, description, platform })
  const judged = judgementColumns(judgement)
  return {
    columns: {
      ...(isMisfit ? { ...judged, ...given } : { ...given, ...judged }),
      ...columns,
      ...skeletonColumns(isMisfit, sender),
      processing_state: 'COMPLETE',
      processing_started_at: sender.now,
    } as const,
    frames: toStoredFrames(analysis.frames, judgement.frames),
  }
}

const NO_VERDICTS = {
  is_inside_base: null,
  is_big_engines: null,
  is_turn_not_twist: null,
  is_dip_n_drive: null,
  is_other_option_correct: null,
  other_details: null,
}

const NOT_JUDGED = {
  keypoints2d: null,
  isInsideBase: null,
  isTwisting: null,
  isBigEngines: null,
  isDipNDrive: null,
  score: {},
}

async function checkSettings(
  context: RequestContext,
  transaction: Transaction,
  { input, recording }: { input: UploadVideoInput; recording: PreparedFile | null | undefined },
): Promise<void> {
  const { anonymousObservation, analysis } = input
  const field = recordingFieldOf(input)
  if (!anonymousObservation && !field) return
  const { allowsAnonymous, allowsRecording } = await readRecordingSettings(transaction)
  if (anonymousObservation && !analysis && !allowsAnonymous)
    throw badInput('anonymousObservation', message('anonymousRefused'))
  if (field && !allowsRecording) refuseRecording(context, recording, field)
}

/** Throws BAD_INPUT and deletes the file, which the client forbids to keep. */
export function refuseRecording(
  context: RequestContext,
  recording: PreparedFile | null | undefined,
  field: string,
): never {
  deleteAfterResponse(context, recording?.key ?? null)
  throw badInput(field, message('rawUploadRefused'))
}

/** Returns the field with the recording itself; null: what is sent shows nobody, or nothing is sent. */
function recordingFieldOf(input: UploadVideoInput): 'fileLocation' | 'recordingLocation' | null {
  const { analysis, anonymousObservation, fileLocation } = input
  if (analysis) return analysis.recordingLocation ? 'recordingLocation' : null
  return fileLocation && !anonymousObservation ? 'fileLocation' : null
}

/** Fields of an upload beside its answers. */
const READ_APART = [
  'fileLocation',
  'keypoints',
  'analysis',
  'analysisError',
  'videoSize',
  'anonymousObservation',
  'liftStartTime',
  'liftEndTime',
] as const satisfies (keyof UploadVideoInput)[]

function columnsOf(input: UploadVideoInput, recordingLength: number | null) {
  const { videoSize, anonymousObservation, liftStartTime, liftEndTime } = input
  const { liftTimes, ...recording } = parseInput(recordingSchema(recordingLength), {
    videoSize,
    anonymousObservation,
    liftStartTime,
    liftEndTime,
  })
  return {
    ...answerColumnsOf(input),
    video_size: recording.videoSize,
    anonymous_observation: recording.anonymousObservation,
    ...(liftTimes && liftTimeColumns(liftTimes)),
  }
}

function answerColumnsOf(input: UploadVideoInput) {
  const { isTwisting, ...answers } = parseInput(videoAnswersSchema, input, READ_APART)
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
  }
}

interface PreparedFiles {
  overlay: PreparedFile | null
  recording: PreparedFile | null
  columns: Pick<
    NewRow<'videos'>,
    'file_location' | 'video_size' | 'anonymous_observation' | 'raw_file_location'
  >
}

/** Prepares the overlay, and the recording itself where it is sent. null: a repeated call. */
export async function prepareAnalysisFiles(
  context: RequestContext,
  { overlayLocation, recordingLocation }: VideoAnalysisInput,
  call: KeyedCall,
): Promise<PreparedFiles | null> {
  const overlay = await prepareVideo(context, call, {
    filename: overlayLocation,
    field: 'overlayLocation',
  })
  const recording = recordingLocation
    ? await prepareVideo(context, call, { filename: recordingLocation, field: 'recordingLocation' })
    : null
  if (!overlay || (recordingLocation && !recording)) return null
  const columns = {
    ...overlay.columns,
    anonymous_observation: true,
    raw_file_location: recording?.prepared.key ?? null,
  }
  return { overlay: overlay.prepared, recording: recording?.prepared ?? null, columns }
}

async function prepareRecordingFile(
  context: RequestContext,
  filename: string | null | undefined,
  call: KeyedCall,
): Promise<PreparedFiles | null> {
  const file = filename
    ? await prepareVideo(context, call, { filename, field: 'fileLocation' })
    : null
  return file && { overlay: null, recording: file.prepared, columns: file.columns }
}

/**
 * Takes the size from the file. A repeated call finds its file already claimed, by itself: the transaction then returns
 * the first call's result.
 */
async function prepareVideo(
  context: RequestContext,
  call: KeyedCall,
  { filename, field }: { filename: string; field: string },
) {
  try {
    const prepared = await prepareUpload(context, { kind: 'OBSERVATION_VIDEO', filename, field })
    const stored = await context.files.head(prepared.key, 1)
    const size = stored ? { video_size: stored.size } : {}
    return { prepared, columns: { file_location: prepared.key, ...size } }
  } catch (error) {
    const session = requireSession(context)
    if (await hasResult(context.db, session, call)) return null
    throw error
  }
}
