/** uploadGbsVideo and updateGbsVideo: the record, and the file that it shows (spec 7; decided: concurrent edits). */
import { v7 as uuid } from 'uuid'
import type {
  MutationUpdateGbsVideoArgs,
  MutationUploadGbsVideoArgs,
} from '#api/generated/contract.ts'
import type { GbsVideoParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { gbsVideoSchema, newGbsVideoSchema } from '#domain/gbsVideos/gbsVideoForm.ts'
import { recordReachOf } from '../access/access.ts'
import { accessForNew } from '../access/accessForNew.ts'
import { readStored, recordSaved } from '../audit/recordSaved.ts'
import { claimUpload } from '../files/claimUpload.ts'
import { prepareUpload, type PreparedFile } from '../files/prepareUpload.ts'
import { removeLater } from '../files/removeLater.ts'
import type { RequestContext } from '../graphql/context.ts'
import { checked } from '../list/checked.ts'
import { uuidOf } from '../list/uuids.ts'
import { lockRecord } from '../records/lockRecord.ts'
import { readGbsVideo } from './gbsVideoQueries.ts'

/** Answers the new video's id. */
export async function uploadGbsVideo(
  context: RequestContext,
  { input }: MutationUploadGbsVideoArgs,
): Promise<string> {
  const { title, description, fileLocation } = checked(newGbsVideoSchema, input)
  const { clientId } = await accessForNew(context, input.clientId)
  const file = await prepareUpload(context, videoIn(fileLocation))
  const id = uuid()
  await context.db.write(recordReachOf(context), async (transaction) => {
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
    await recordSaved(transaction, context, { entity: 'gbs_videos', id, before: null })
  })
  return id
}

/** Answers the video's id. */
export async function updateGbsVideo(
  context: RequestContext,
  { id, input, expectedUpdatedAt }: MutationUpdateGbsVideoArgs,
): Promise<string> {
  const { title, description, fileLocation } = checked(gbsVideoSchema, input)
  const reach = recordReachOf(context)
  const shown = await readGbsVideo(context.db, reach, uuidOf(id))
  if (!shown || shown.deleted_at) throw notFound()
  const file = await newFile(context, shown, fileLocation)
  const replaced = await context.db.write(reach, async (transaction) => {
    const record = await lockRecord(transaction, 'gbs_videos', { id, expectedUpdatedAt })
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
    await recordSaved(transaction, context, { entity: 'gbs_videos', id: record.id, before })
    return file ? record.file_location : null
  })
  removeLater(context, replaced)
  return id
}

/** null: the video stays as it is. */
async function newFile(
  context: RequestContext,
  { file_location }: GbsVideoParent,
  fileLocation: string | null | undefined,
): Promise<PreparedFile | null> {
  if (!fileLocation || fileLocation === file_location) return null
  return prepareUpload(context, videoIn(fileLocation))
}

const videoIn = (filename: string) =>
  ({ kind: 'GBS_VIDEO', filename, field: 'fileLocation' }) as const
