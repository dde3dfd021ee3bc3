/** Judges an uploaded file by its bytes and gives it its lasting place, before the record's transaction. */
import { fileTypeFromBuffer } from 'file-type'
import type { UploadKind } from '#domain/enumerations.ts'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { UPLOADS } from '#domain/uploads.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { isUuid } from '#domain/uuid.ts'
import { type FileHead, type FileStore, readAll } from '../../platform/files/fileStore.ts'
import { markUploadClaimed, readPendingUpload } from './uploadQueries.ts'

export interface PreparedFile {
  /** For the record's column. */
  key: string
  uploadId: string
  /** Whose refusal a second claim is. */
  field: string
}

interface UploadReference {
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

/**
 * Ties an uploaded file to the record that shows it, once.
 * Inside the record's transaction (its scope 'every client' for the provider's writes); a second claim is refused.
 */
export async function claimUpload(
  transaction: Transaction,
  { uploadId, field }: Pick<PreparedFile, 'uploadId' | 'field'>,
  now: Date,
): Promise<void> {
  if (!(await markUploadClaimed(transaction, uploadId, now)))
    throw badInput(field, MESSAGES.uploadMissing)
}

/**
 * Deletes a file that its record no longer shows, after the answer.
 * Call it after the commit; null: there was none. A file that was not uploaded for one record stays.
 */
export function deleteAfterResponse(
  { background, files }: RequestContext,
  key: string | null,
): void {
  if (key !== null && isUploadKey(key)) background.start(() => files.remove(key))
}

/**
 * What kind of video the bytes are, whatever the file was called.
 * '.mp4', '.webm' or '.mov'; null: no such video.
 */
export async function videoExtension({ start, size }: FileHead): Promise<string | null> {
  const type = await fileTypeFromBuffer(start)
  const extension =
    type && Object.hasOwn(EXTENSION_BY_TYPE, type.mime) ? EXTENSION_BY_TYPE[type.mime] : undefined
  if (!extension) return null
  return extension === '.webm' || firstBoxFits(start, size) ? extension : null
}

const EXTENSION_BY_TYPE: Readonly<Record<string, string>> = {
  'video/mp4': '.mp4',
  'video/x-m4v': '.mp4',
  'video/webm': '.webm',
  'video/quicktime': '.mov',
}

/** Its length leads the file, so that a text which only has the right letters in place is none. 0: to the end, 1: said later. */
function firstBoxFits(start: Buffer, size: number): boolean {
  const length = start.length < 4 ? Infinity : start.readUInt32BE(0)
  return length <= 1 || (length >= 8 && length <= size)
}

/**
 * Where an uploaded file lies: first as it came, then, judged, where its record shows it from.
 * A file that nobody has judged; no link to read it is ever given out.
 */
export const incomingKey = (uploadId: string): string => `incoming/${uploadId}`

/** `ending` as '.mp4'. */
const permanentKey = (kind: UploadKind, uploadId: string, extension: string): string =>
  `${KEY_PREFIXES[kind]}/${uploadId}${extension}`

/** Where a file of rows lies for its check and its import. */
export const importKey = (uploadId: string): string => `imports/${uploadId}.csv`

/** Every key that the file of an upload may have been given. */
export const permanentKeys = (kind: UploadKind | 'IMPORT_FILE', uploadId: string): string[] =>
  kind === 'IMPORT_FILE'
    ? [importKey(uploadId)]
    : EXTENSIONS[kind].map((extension) => permanentKey(kind, uploadId, extension))

/** Other files, the demo's for one, may be shown by several records. */
const isUploadKey = (key: string): boolean =>
  Object.values(KEY_PREFIXES).some((folder) => key.startsWith(`${folder}/`))

const KEY_PREFIXES: Record<UploadKind, string> = {
  CLIENT_LOGO: 'logos',
  GBS_VIDEO: 'gbs-videos',
  OBSERVATION_VIDEO: 'observation-videos',
}

/** Images are written anew, whatever they came as. */
const IMAGE_EXTENSION = '.png'

const EXTENSIONS: Record<UploadKind, readonly string[]> = {
  CLIENT_LOGO: [IMAGE_EXTENSION],
  GBS_VIDEO: Object.values(UPLOADS.GBS_VIDEO.types),
  OBSERVATION_VIDEO: Object.values(UPLOADS.OBSERVATION_VIDEO.types),
}
