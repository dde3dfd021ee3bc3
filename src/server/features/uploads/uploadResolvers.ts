/** Resolvers of upload links. */
import { v7 as uuid } from 'uuid'
import type { PresignedUrl, Resolvers, UrlInput } from '#api/generated/contract.ts'
import { mayUpload } from '#domain/access.ts'
import { badInput, forbidden } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { uploadIssue, UPLOADS } from '#domain/uploads.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { incomingKey } from './upload.ts'
import { insertUpload } from './uploadQueries.ts'

export const uploadResolvers = {
  Mutation: {
    getPresignedUrl: (_root, { urlInput }, context) => createPresignedUrl(context, urlInput),
  },
} satisfies Resolvers<RequestContext>

/** Seconds that a link is valid: a large video may have to wait for a better connection. */
const LINK_SECONDS = { CLIENT_LOGO: 900, GBS_VIDEO: 7_200, OBSERVATION_VIDEO: 7_200 } as const

/** getPresignedUrl: returns a link to upload one file and the name that other operations take for it. */
async function createPresignedUrl(
  context: RequestContext,
  { mimeType, videoFolderType: kind, size = null, anonymousObservation }: UrlInput,
): Promise<PresignedUrl> {
  const { role, clientId, userId } = requireSession(context)
  const issue = uploadIssue(kind, { mimeType, size })
  if (issue) throw badInput(issue.field, issue.message)
  if (!mayUpload(role, kind)) throw forbidden()
  if (kind === 'OBSERVATION_VIDEO' && anonymousObservation === false)
    await checkRecordingsAreKept(context)
  const now = context.now()
  const id = uuid()
  await insertUpload(context.db, {
    id,
    client_id: clientId,
    user_id: userId,
    kind,
    mime_type: mimeType,
    size,
    created_at: now,
  })
  const url = await context.files.signedPutUrl(incomingKey(id), {
    contentType: mimeType,
    size,
    maxSize: UPLOADS[kind].maxSize,
    expiresInSeconds: LINK_SECONDS[kind],
  })
  return { url, filename: id }
}

async function checkRecordingsAreKept(context: RequestContext): Promise<void> {
  const { clientId } = requireSession(context)
  const [client] = await context.db.read({ clientId }, (tables) =>
    tables.from('clients').select('raw_video_upload_enabled'),
  )
  if (!client?.raw_video_upload_enabled)
    throw badInput('videoFolderType', message('rawUploadRefused'))
}
