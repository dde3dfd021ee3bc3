/** uploadGbsVideo and updateGbsVideo: the record and its file. */
import { v7 as uuid } from 'uuid'
import type {
  MutationUpdateGbsVideoArgs,
  MutationUploadGbsVideoArgs,
} from '#api/generated/contract.ts'
import type { GbsVideoParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { gbsVideoSchema, newGbsVideoSchema } from '#domain/gbsVideos/gbsVideoForm.ts'
import { recordScopeOf, accessForCreate } from '../../context/visibility/userAccess.ts'
import { readStored, auditSave } from '../../context/records/auditedSave.ts'
import {
  claimUpload,
  prepareUpload,
  type PreparedFile,
  deleteAfterResponse,
} from '../uploads/upload.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { readGbsVideo } from './gbsVideoQueries.ts'

/** Returns the new video's id. */
export async function uploadGbsVideo(
  context: RequestContext,
  { input }: MutationUploadGbsVideoArgs,
): Promise<string> {
  const { title, description, fileLocation } = parseInput(newGbsVideoSchema, input)
  const { clientId } = await accessForCreate(context, input.clientId)
  const file = await prepareUpload(context, gbsVideoUpload(fileLocation))
  const id = uuid()
  await context.db.write(recordScopeOf(context), async (transaction) => {
    await claimUpload(transaction, file, context.now())
    await transaction.run((tables) =>
      tables.insert('gbs_videos').values({
        client_id: clientId,
        id,
        title,
        description: description ?? null,
        file_location: file.key,
      }),
    )
    await auditSave(transaction, context, { entity: 'gbs_videos', id, before: null })
  })
  return id
}

/** Returns the video's id. */
export async function updateGbsVideo(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateGbsVideoArgs,
): Promise<string> {
  const { title, description, fileLocation } = parseInput(gbsVideoSchema, input)
  const scope = recordScopeOf(context)
  const video = await readGbsVideo(context.db, scope, requireUuid(id))
  if (!video || video.deleted_at) throw notFound()
  const file = await prepareNewFile(context, video, fileLocation)
  const replaced = await context.db.write(scope, async (transaction) => {
    const record = await lockRecord(transaction, null, 'gbs_videos', { id, expectedUpdatedAt })
    const before = await readStored(transaction, 'gbs_videos', record.id)
    if (file) await claimUpload(transaction, file, context.now())
    await transaction.run((tables) =>
      tables
        .update('gbs_videos')
        .set({
          title,
          ...(description !== undefined && { description }),
          ...(file && { file_location: file.key }),
          updated_at: context.now(),
        })
        .where('id', '=', record.id),
    )
    await auditSave(transaction, context, { entity: 'gbs_videos', id: record.id, before })
    return file ? record.file_location : null
  })
  deleteAfterResponse(context, replaced)
  return id
}

/** Returns null when the file is unchanged. */
async function prepareNewFile(
  context: RequestContext,
  { file_location }: GbsVideoParent,
  fileLocation: string | null | undefined,
): Promise<PreparedFile | null> {
  if (!fileLocation || fileLocation === file_location) return null
  return prepareUpload(context, gbsVideoUpload(fileLocation))
}

const gbsVideoUpload = (filename: string) =>
  ({ kind: 'GBS_VIDEO', filename, field: 'fileLocation' }) as const
