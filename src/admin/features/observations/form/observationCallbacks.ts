/** Adds the video record with the answers or the analysed recording before the observation that refers to it. */
import type { ResourceCallbacks } from 'react-admin'
import type { UploadVideoInput } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { request } from '../../../foundation/data/request.ts'

/** Both calls share the submission's idempotency key, so that a repeated submission creates no duplicates. */
export const observationCallbacks: ResourceCallbacks = {
  resource: 'allobservations',
  beforeCreate: async (params) => {
    const { video, ...observation } = params.data as { video: SubmittedVideo }
    const { idempotencyKey } = params.meta as { idempotencyKey: string }
    const input = 'analysisId' in video ? await loadAnalysis(video) : video
    const { uploadVideo } = await request(UPLOAD_VIDEO, { input, idempotencyKey })
    return { ...params, data: { ...observation, video_id: uploadVideo.id } }
  },
}

type SubmittedVideo = UploadVideoInput | SubmittedRecording

/** Refers to a recording that this page has analysed. */
export interface SubmittedRecording {
  analysisId: string
  clientId: string
  /** Also uploads the recording itself. */
  withRecording: boolean
}

async function loadAnalysis({ analysisId, ...options }: SubmittedRecording) {
  const { analysedRecordings, toAnalysisInput } =
    await import('../../analysis/analysedRecordings.ts')
  const analysed = analysedRecordings.get(analysisId)
  if (!analysed) throw new Error('The analysed recording is gone. Choose the video again.')
  return { analysis: await toAnalysisInput(analysed, options) }
}

const UPLOAD_VIDEO = graphql(`
  mutation UploadVideo($input: UploadVideoInput!, $idempotencyKey: String) {
    uploadVideo(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)
