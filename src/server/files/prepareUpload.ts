/** Judges an uploaded file by its bytes and gives it its lasting place, before the record's transaction. */
import type { UploadKind } from '#domain/enumerations.ts'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { UPLOADS } from '#domain/uploads.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { isUuid } from '../list/uuids.ts'
import { bytesOf } from './bytesOf.ts'
import type { FileHead, FileStore } from './fileStore.ts'
import { IMAGE_ENDING, incomingKey, lastingKey, lastingKeys } from './uploadKeys.ts'
import { readWaiting } from './uploadQueries.ts'
import { videoEnding } from './videoEnding.ts'

export interface PreparedFile {
  /** For the record's column. */
  key: string
  uploadId: string
  /** Whose refusal a second claim is. */
  field: string
}

export interface WantedUpload {
  kind: UploadKind
  /** As getPresignedUrl gave it. */
  filename: string
  /** The form's field, for BAD_INPUT. */
  field: string
}

/**
 * The caller's own upload of that kind, neither claimed nor older than a day; anything wrong with it is BAD_INPUT.
 * May be asked again with the same file when the record was refused for something else.
 */
export async function prepareUpload(
  context: RequestContext,
  { kind, filename, field }: WantedUpload,
): Promise<PreparedFile> {
  const upload = isUuid(filename)
    ? await readWaiting(context.db, sessionOf(context), filename, context.now())
    : null
  if (upload?.kind !== kind) throw badInput(field, MESSAGES.fileGone)
  const judged = await judge(context.files, { id: upload.id, kind })
  if ('refusal' in judged) throw badInput(field, judged.refusal)
  return { key: judged.key, uploadId: upload.id, field }
}

/** What is to be shown by a record. */
interface Shown {
  id: string
  kind: UploadKind
}

type Judged = { key: string } | { refusal: string }

/** Enough for the first boxes of a video. */
const HEAD_BYTES = 4_100

async function judge(files: FileStore, upload: Shown): Promise<Judged> {
  const arrived = await files.head(incomingKey(upload.id), HEAD_BYTES)
  if (!arrived) return judgedBefore(files, upload)
  if (arrived.size > UPLOADS[upload.kind].maxSize) return { refusal: MESSAGES.fileTooLarge }
  return upload.kind === 'CLIENT_LOGO'
    ? keepImage(files, upload)
    : keepVideo(files, upload, arrived)
}

async function judgedBefore(files: FileStore, { id, kind }: Shown): Promise<Judged> {
  for (const key of lastingKeys(kind, id)) if (await files.head(key, 1)) return { key }
  return { refusal: MESSAGES.fileGone }
}

async function keepImage(files: FileStore, upload: Shown): Promise<Judged> {
  const { id, kind } = upload
  const arrived = await files.get(incomingKey(id))
  if (!arrived) return judgedBefore(files, upload)
  const bytes = await bytesOf(arrived, UPLOADS[kind].maxSize)
  if (!bytes) return { refusal: MESSAGES.fileTooLarge }
  // Loaded with the first image: it brings a library of its own.
  const { pngOf } = await import('./pngOf.ts')
  const image = await pngOf(bytes)
  if (!image) return { refusal: MESSAGES.fileTypeRefused }
  const key = lastingKey(kind, id, IMAGE_ENDING)
  await files.put(key, image, 'image/png')
  await files.remove(incomingKey(id))
  return { key }
}

/** Judged again where it lies from then on: the link to where it came may write once more on some stores, also just now. */
async function keepVideo(
  files: FileStore,
  { id, kind }: Shown,
  arrived: FileHead,
): Promise<Judged> {
  const ending = await videoEnding(arrived)
  if (!ending) return { refusal: MESSAGES.fileTypeRefused }
  const key = lastingKey(kind, id, ending)
  await files.move(incomingKey(id), key)
  const kept = await files.head(key, HEAD_BYTES)
  if (!kept) return { refusal: MESSAGES.fileGone }
  if (kept.size <= UPLOADS[kind].maxSize && (await videoEnding(kept)) === ending) return { key }
  await files.remove(key)
  return { refusal: MESSAGES.fileTypeRefused }
}
