/** Judges an uploaded file by its bytes and gives it its lasting place, before the record's transaction. */
import type { UploadKind } from '#domain/enumerations.ts'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { UPLOADS } from '#domain/uploads.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { requireSession } from '../../context/request/sessionOf.ts'
import { isUuid } from '../../platform/db/uuids.ts'
import { readAll } from '../../platform/files/bytesOf.ts'
import type { FileHead, FileStore } from '../../platform/files/fileStore.ts'
import { IMAGE_EXTENSION, incomingKey, permanentKey, permanentKeys } from './uploadKeys.ts'
import { readPendingUpload } from './uploadQueries.ts'
import { videoExtension } from './videoEnding.ts'

export interface PreparedFile {
  /** For the record's column. */
  key: string
  uploadId: string
  /** Whose refusal a second claim is. */
  field: string
}

export interface UploadReference {
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
  { kind, filename, field }: UploadReference,
): Promise<PreparedFile> {
  const upload = isUuid(filename)
    ? await readPendingUpload(context.db, requireSession(context), filename, context.now())
    : null
  if (upload?.kind !== kind) throw badInput(field, MESSAGES.uploadMissing)
  const checked = await checkFile(context.files, { id: upload.id, kind })
  if ('refusal' in checked) throw badInput(field, checked.refusal)
  return { key: checked.key, uploadId: upload.id, field }
}

/** What is to be shown by a record. */
interface UploadFile {
  id: string
  kind: UploadKind
}

type CheckedFile = { key: string } | { refusal: string }

/** Enough for the first boxes of a video. */
const HEAD_BYTES = 4_100

async function checkFile(files: FileStore, upload: UploadFile): Promise<CheckedFile> {
  const arrived = await files.head(incomingKey(upload.id), HEAD_BYTES)
  if (!arrived) return findPreparedFile(files, upload)
  if (arrived.size > UPLOADS[upload.kind].maxSize) return { refusal: MESSAGES.fileTooLarge }
  return upload.kind === 'CLIENT_LOGO'
    ? storeImage(files, upload)
    : storeVideo(files, upload, arrived)
}

async function findPreparedFile(files: FileStore, { id, kind }: UploadFile): Promise<CheckedFile> {
  for (const key of permanentKeys(kind, id)) if (await files.head(key, 1)) return { key }
  return { refusal: MESSAGES.uploadMissing }
}

async function storeImage(files: FileStore, upload: UploadFile): Promise<CheckedFile> {
  const { id, kind } = upload
  const arrived = await files.get(incomingKey(id))
  if (!arrived) return findPreparedFile(files, upload)
  const bytes = await readAll(arrived, UPLOADS[kind].maxSize)
  if (!bytes) return { refusal: MESSAGES.fileTooLarge }
  // Loaded with the first image: it brings a library of its own.
  const { reencodeImage } = await import('../../platform/files/reencodeImage.ts')
  const image = await reencodeImage(bytes)
  if (!image) return { refusal: MESSAGES.fileTypeRefused }
  const key = permanentKey(kind, id, IMAGE_EXTENSION)
  await files.put(key, image, 'image/png')
  await files.remove(incomingKey(id))
  return { key }
}

/** Judged again where it lies from then on: the link to where it came may write once more on some stores, also just now. */
async function storeVideo(
  files: FileStore,
  { id, kind }: UploadFile,
  arrived: FileHead,
): Promise<CheckedFile> {
  const extension = await videoExtension(arrived)
  if (!extension) return { refusal: MESSAGES.fileTypeRefused }
  const key = permanentKey(kind, id, extension)
  await files.move(incomingKey(id), key)
  const stored = await files.head(key, HEAD_BYTES)
  if (!stored) return { refusal: MESSAGES.uploadMissing }
  if (stored.size <= UPLOADS[kind].maxSize && (await videoExtension(stored)) === extension)
    return { key }
  await files.remove(key)
  return { refusal: MESSAGES.fileTypeRefused }
}
