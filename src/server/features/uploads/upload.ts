/** Checks an uploaded file by its bytes and moves it to its permanent place, before the record's transaction. */
import { fileTypeFromBuffer } from 'file-type'
import type { UploadKind } from '#domain/enumerations.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { logoIssue, uploadRefusal, UPLOADS } from '#domain/uploads.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { isUuid } from '#domain/uuid.ts'
import { type FileHead, type FileStore, readAll } from '../../platform/files/fileStore.ts'
import { markUploadClaimed, readPendingUpload } from './uploadQueries.ts'

export interface PreparedFile {
  /** Key for the record's column. */
  key: string
  uploadId: string
  /** Form field that reports a second claim. */
  field: string
}

interface UploadReference {
  kind: UploadKind
  /** Name that getPresignedUrl returned. */
  filename: string
  /** Form field of BAD_INPUT. */
  field: string
}

/**
 * Takes the caller's own upload of this kind, neither claimed nor older than a day; anything else is BAD_INPUT. May be
 * called again with the same file if the record was refused for another reason.
 */
export async function prepareUpload(
  context: RequestContext,
  { kind, filename, field }: UploadReference,
): Promise<PreparedFile> {
  const upload = isUuid(filename)
    ? await readPendingUpload(context.db, requireSession(context), filename, context.now())
    : null
  if (upload?.kind !== kind) throw badInput(field, message('uploadMissing'))
  const checked = await checkFile(context.files, { id: upload.id, kind })
  if ('refusal' in checked) throw badInput(field, checked.refusal)
  return { key: checked.key, uploadId: upload.id, field }
}

/** File that a record will show. */
interface UploadFile {
  id: string
  kind: UploadKind
}

type CheckedFile = { key: string } | { refusal: string }

/** Enough for the first boxes of a video. */
const HEAD_BYTES = 4_100

async function checkFile(files: FileStore, upload: UploadFile): Promise<CheckedFile> {
  const uploadedFile = await files.head(incomingKey(upload.id), HEAD_BYTES)
  if (!uploadedFile) return findPreparedFile(files, upload)
  if (uploadedFile.size > UPLOADS[upload.kind].maxSize)
    return { refusal: uploadRefusal(upload.kind, 'fileTooLarge') }
  return upload.kind === 'CLIENT_LOGO'
    ? storeImage(files, upload)
    : storeVideo(files, upload, uploadedFile)
}

async function findPreparedFile(files: FileStore, { id, kind }: UploadFile): Promise<CheckedFile> {
  for (const key of permanentKeys(kind, id)) if (await files.head(key, 1)) return { key }
  return { refusal: message('uploadMissing') }
}

async function storeImage(files: FileStore, upload: UploadFile): Promise<CheckedFile> {
  const { id, kind } = upload
  const uploadedFile = await files.get(incomingKey(id))
  if (!uploadedFile) return findPreparedFile(files, upload)
  const bytes = await readAll(uploadedFile, UPLOADS[kind].maxSize)
  if (!bytes) return { refusal: uploadRefusal(kind, 'fileTooLarge') }
  // Loaded with the first image, since it brings a large library.
  const { measureImage, reencodeImage } = await import('../../platform/files/reencodeImage.ts')
  const image = await reencodeImage(bytes)
  if (!image) return { refusal: uploadRefusal(kind, 'imageUnreadable') }
  const issue = logoIssue(await measureImage(image))
  if (issue) return { refusal: uploadRefusal(kind, issue) }
  const key = permanentKey(kind, id, IMAGE_EXTENSION)
  await files.put(key, image, 'image/png')
  await files.remove(incomingKey(id))
  return { key }
}

/**
 * Moves the video, then checks it again: on some stores its upload link may write once more, even just before the move.
 */
async function storeVideo(
  files: FileStore,
  { id, kind }: UploadFile,
  uploadedFile: FileHead,
): Promise<CheckedFile> {
  const extension = await videoExtension(uploadedFile)
  if (!extension) return { refusal: uploadRefusal(kind, 'fileTypeRefused') }
  const key = permanentKey(kind, id, extension)
  await files.move(incomingKey(id), key)
  const stored = await files.head(key, HEAD_BYTES)
  if (!stored) return { refusal: message('uploadMissing') }
  if (stored.size <= UPLOADS[kind].maxSize && (await videoExtension(stored)) === extension)
    return { key }
  await files.remove(key)
  return { refusal: uploadRefusal(kind, 'fileTypeRefused') }
}

/**
 * Assigns an uploaded file to the record that shows it, once; a second claim is an error. Runs in the record's
 * transaction (with scope 'every client' for the provider's writes).
 */
export async function claimUpload(
  transaction: Transaction,
  { uploadId, field }: Pick<PreparedFile, 'uploadId' | 'field'>,
  now: Date,
): Promise<void> {
  if (!(await markUploadClaimed(transaction, uploadId, now)))
    throw badInput(field, message('uploadMissing'))
}

/**
 * Deletes a file that its record no longer shows, after the response; does nothing for null. Call it after the commit.
 * Files that were not uploaded for one record stay.
 */
export function deleteAfterResponse(
  { background, files }: RequestContext,
  key: string | null,
): void {
  if (key !== null && isUploadKey(key)) background.start(() => files.remove(key))
}

/**
 * Returns the type of a video by its bytes, whatever the file's name: '.mp4', '.webm' or '.mov'; null: not a supported
 * video.
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

/**
 * Returns whether the first box's length is plausible, since a text may contain the right letters by chance. Length 0
 * means to the end of the file, 1 that the length follows later.
 */
function firstBoxFits(start: Buffer, size: number): boolean {
  const length = start.length < 4 ? Infinity : start.readUInt32BE(0)
  return length <= 1 || (length >= 8 && length <= size)
}

/** Key of an uploaded file that is not checked yet; no download link is ever issued for it. */
export const incomingKey = (uploadId: string): string => `incoming/${uploadId}`

/** Key of a checked file that records show. `extension` includes its dot, for example '.mp4'. */
const permanentKey = (kind: UploadKind, uploadId: string, extension: string): string =>
  `${KEY_PREFIXES[kind]}/${uploadId}${extension}`

/** Key of an import file during its check and its import. */
export const importKey = (uploadId: string): string => `imports/${uploadId}.csv`

/** Returns every key that an upload's file may have had. */
export const permanentKeys = (kind: UploadKind | 'IMPORT_FILE', uploadId: string): string[] =>
  kind === 'IMPORT_FILE'
    ? [importKey(uploadId)]
    : EXTENSIONS[kind].map((extension) => permanentKey(kind, uploadId, extension))

/** Returns whether the file belongs to one record; other files, like the demo's, may be shown by several. */
export const isUploadKey = (key: string): boolean =>
  Object.values(KEY_PREFIXES).some((folder) => key.startsWith(`${folder}/`))

const KEY_PREFIXES: Record<UploadKind, string> = {
  CLIENT_LOGO: 'logos',
  GBS_VIDEO: 'gbs-videos',
  OBSERVATION_VIDEO: 'observation-videos',
}

/** Images are always re-encoded to this format. */
const IMAGE_EXTENSION = '.png'

const EXTENSIONS: Record<UploadKind, readonly string[]> = {
  CLIENT_LOGO: [IMAGE_EXTENSION],
  GBS_VIDEO: Object.values(UPLOADS.GBS_VIDEO.types),
  OBSERVATION_VIDEO: Object.values(UPLOADS.OBSERVATION_VIDEO.types),
}
