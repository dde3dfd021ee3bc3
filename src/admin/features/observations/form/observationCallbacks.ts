/** Adds the video record with the answers before the observation that refers to it. */
import type { ResourceCallbacks } from 'react-admin'
import type { UploadVideoInput } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import { request } from '../../../foundation/data/request.ts'

/** Both calls share the submission's idempotency key, so that a repeated submission creates no duplicates. */
export const observationCallbacks: ResourceCallbacks = {
  resource: 'allobservations',
  beforeCreate: async (params) => {
    const { video, ...observation } = params.data as { video: UploadVideoInput }
    const { idempotencyKey } = params.meta as { idempotencyKey: string }
    const { uploadVideo } = await request(UPLOAD_VIDEO, { input: video, idempotencyKey })
    return { ...params, data: { ...observation, video_id: uploadVideo.id } }
  },
}

const UPLOAD_VIDEO = graphql(`
  mutation UploadVideo($input: UploadVideoInput!, $idempotencyKey: String) {
    uploadVideo(input: $input, idempotencyKey: $idempotencyKey) {
      id
    }
  }
`)
