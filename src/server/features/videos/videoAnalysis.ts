/**
 * startVideoAnalysis, completeVideoAnalysis and failVideoAnalysis: the analysis of a stored observation's recording on
 * somebody's own machine.
 */
import type {
  MutationCompleteVideoAnalysisArgs,
  MutationFailVideoAnalysisArgs,
  MutationStartVideoAnalysisArgs,
} from '#api/generated/contract.ts'
import type { VideoParent } from '#api/parents.ts'
import { badInput, forbidden } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { isReviewedByPerson } from '#domain/observations/aiReview.ts'
import { judgedAs } from '#domain/observations/principles.ts'
import { isSuperUser } from '#domain/roles.ts'
import { failedStateOf } from '#domain/videos/analysisState.ts'
import { claimKey } from '../../context/request/idempotency.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { isUnderHold } from '../../context/retention/heldRecords.ts'
import { claimUpload, deleteAfterResponse } from '../uploads/upload.ts'
import {
  judgeAnalysis,
  judgementColumns,
  parseAnalysis,
  skeletonColumns,
  toStoredFrames,
} from './analysedVideo.ts'
import { changeVideo, type LockedVideo, type VideoChanges } from './changeVideo.ts'
import { judgedObservation } from './evaluateAnswers.ts'
import { prepareAnalysisFiles, refuseRecording } from './uploadVideo.ts'
import { deleteFrames, insertFrames, readAnalysisRules } from './videoQueries.ts'

export const startVideoAnalysis = (
  context: RequestContext,
  { id }: MutationStartVideoAnalysisArgs,
): Promise<VideoParent> =>
  changeAnalysis(context, id, async () => ({
    video: {
      processing_state: 'IN_PROGRESS',
      processing_error: null,
      processing_started_at: context.now(),
    },
  }))

export const failVideoAnalysis = (
  context: RequestContext,
  { id, error: reason }: MutationFailVideoAnalysisArgs,
): Promise<VideoParent> =>
  changeAnalysis(context, id, async ({ video }) => {
    const { state, error } = failedStateOf(video, reason)
    return { video: { processing_state: state, processing_error: error } }
  })

export async function completeVideoAnalysis(
  context: RequestContext,
  { id, input, idempotencyKey }: MutationCompleteVideoAnalysisArgs,
): Promise<VideoParent> {
  const session = requireSession(context)
  const analysis = parseAnalysis(input)
  const call = {
    operation: 'completeVideoAnalysis',
    key: idempotencyKey,
    input: { id, input },
  } as const
  const unusedFiles: string[] = []
  const files = await prepareAnalysisFiles(context, input, call)
  const saved = await changeAnalysis(
    context,
    id,
    async ({ video, observation }, transaction, own) => {
      const rules = await readAnalysisRules(transaction, observation.task_id)
      const judgement = judgeAnalysis(analysis, judgedAs(rules.task))
      const columns = judgementColumns(judgement)
      if (files?.recording && !rules.raw_video_upload_enabled)
        refuseRecording(context, files.recording, 'recordingLocation')
      for (const file of [files?.overlay, files?.recording])
        if (file) await claimUpload(own, file, context.now())
      await deleteFrames(transaction, id)
      await insertFrames(transaction, id, toStoredFrames(analysis.frames, judgement.frames))
      const raw = files?.recording?.key ?? keptRecording(video)
      const replaced = [video.file_location, video.raw_file_location]
      unusedFiles.push(...replaced.flatMap((key) => (key && key !== raw ? [key] : [])))
      if (unusedFiles.length > 0 && (await isUnderHold(transaction, observation.id)))
        throw forbidden(message('underLegalHold'))
      return {
        video: {
          ...columns,
          ...analysis.columns,
          ...skeletonColumns(analysis.isMisfit, { userId: session.userId, now: context.now() }),
          ...files?.columns,
          raw_file_location: raw,
          processing_state: 'COMPLETE',
          processing_error: null,
          processing_started_at: video.processing_started_at ?? context.now(),
        },
        observation: judgedObservation(rules.task, { ...video, ...columns }),
      }
    },
    async (own) => (await claimKey(own, session, call, id)) !== null,
  )
  for (const key of unusedFiles) deleteAfterResponse(context, key)
  return saved
}

/** A recording that is the observation's own file stays, as the recording itself; an overlay is replaced. */
const keptRecording = (video: LockedVideo['video']): string | null =>
  video.thresholds_version === null && !video.anonymous_observation
    ? (video.raw_file_location ?? video.file_location)
    : video.raw_file_location

/**
 * Changes the analysis of a recording. FORBIDDEN for others' recordings, except for super users; BAD_INPUT where a
 * person has decided. `isRepeated`: nothing changes.
 */
function changeAnalysis(
  context: RequestContext,
  id: string,
  change: (
    locked: LockedVideo,
    transaction: Transaction,
    own: Transaction,
  ) => Promise<VideoChanges>,
  isRepeated: (own: Transaction) => Promise<boolean> = async () => false,
): Promise<VideoParent> {
  const { role, userId } = requireSession(context)
  return changeVideo(context, { id }, async (locked, transaction, own) => {
    const { video, observation } = locked
    if (!isSuperUser(role) && video.user_id !== userId) throw forbidden()
    if (await isRepeated(own)) return null
    if (video.recording_removed_at) throw badInput('id', message('recordingRemoved'))
    if (observation.review_type === 'MANUAL_TASK') throw badInput('id', message('nothingToAnalyse'))
    if (isReviewedByPerson(observation, video)) throw badInput('id', message('analysisReviewed'))
    const isAnothersWord = video.skeleton_misfit_at && video.skeleton_misfit_by !== userId
    if (isAnothersWord && !isSuperUser(role)) throw badInput('id', message('misfitByAnother'))
    return change(locked, transaction, own)
  })
}
