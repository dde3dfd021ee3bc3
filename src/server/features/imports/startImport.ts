/** Requests import jobs: startImport checks an uploaded file and reports what the import would do. */
import { v7 as uuid } from 'uuid'
import type { ImportResult, Job, PresignedUrl, StartImportInput } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { isFileEncoding } from '#domain/imports/fileDecoder.ts'
import { importJobOf, isImportJobKind } from '#domain/jobs/jobKinds.ts'
import { message } from '#domain/messages.ts'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import { truncateText } from '#domain/wholeCharacters.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessForCreate } from '../../context/visibility/userAccess.ts'
import { isUuid } from '#domain/uuid.ts'
import { requestJob } from '../jobs/requestJob.ts'
import { readUserJobRow } from '../jobs/userJob.ts'
import { claimUpload, importKey, incomingKey } from '../uploads/upload.ts'
import { insertUpload, readPendingUpload } from '../uploads/uploadQueries.ts'
import { importPayload, type ImportPayload } from './importJob.ts'

/** Takes the caller's own upload once; after an error it may be called again with the same file. */
export async function startImport(
  context: RequestContext,
  { clientId: requested, kind, filename, name, encoding }: StartImportInput,
): Promise<Job> {
  const { db, files, now } = context
  const chosenEncoding = encoding && isFileEncoding(encoding) ? encoding : null
  if (encoding && !chosenEncoding) throw badInput('encoding', message('importEncodingUnknown'))
  const { clientId } = await accessForCreate(context, requested)
  const session = requireSession(context)
  const upload = isUuid(filename) ? await readPendingUpload(db, session, filename, now()) : null
  if (upload?.kind !== 'IMPORT_FILE') throw badInput('filename', message('uploadMissing'))
  const source = importKey(upload.id)
  const wasMoved = await files.move(incomingKey(upload.id), source)
  if (!wasMoved && !(await files.head(source, 1)))
    throw badInput('filename', message('uploadMissing'))
  const payload: ImportPayload = { clientId, fileName: sanitizeFileName(name), source, check: true }
  if (chosenEncoding) payload.encoding = chosenEncoding
  // Claimed in the job's transaction: the sweep leaves the files of claimed uploads to their jobs.
  return requestJob(context, importJobOf(kind), payload, (transaction) =>
    claimUpload(transaction, { uploadId: upload.id, field: 'filename' }, now()),
  )
}

/** Returns a name to show and to name the problems file after. */
function sanitizeFileName(name: string | null | undefined): string {
  const cleaned = name?.replaceAll(/[\p{Cc}/\\]/gu, ' ').trim()
  return cleaned ? truncateText(cleaned, MAX_NAME_LENGTH) : 'import.csv'
}

const MAX_NAME_LENGTH = 200

/** confirmImport: imports a file that the caller's own check found valid. `invite` applies to users only. */
export async function confirmImport(
  context: RequestContext,
  { id, invite }: { id: string; invite: boolean },
): Promise<Job> {
  const {
    kind,
    payload,
    state,
    result,
    files_until: expiresAt,
  } = await readUserJobRow(context, { id })
  const checked = importPayload.safeParse(payload).data
  if (!isImportJobKind(kind) || !checked?.check) throw badInput('id', message('notAnImportCheck'))
  if (state === 'waiting' || state === 'running') throw badInput('id', message('jobStillRunning'))
  if (state !== 'done' || (result as ImportResult).error_count > 0)
    throw badInput('id', message('checkHasProblems'))
  if (!(expiresAt && expiresAt > context.now())) throw badInput('id', message('jobFileExpired'))
  const { clientId } = await accessForCreate(context, payload.clientId)
  const { fileName, source, encoding } = checked
  const confirmed: ImportPayload = { clientId, fileName, source, check: false }
  if (encoding) confirmed.encoding = encoding
  if (kind === 'importUsers') confirmed.invite = invite
  return requestJob(context, kind, confirmed)
}

/**
 * getImportUrl: returns a link to upload one CSV file and the name that startImport takes. `size` is the exact number
 * of bytes.
 */
export async function createImportUrl(
  context: RequestContext,
  size: number,
): Promise<PresignedUrl> {
  const { clientId, userId } = requireSession(context)
  if (size < 1) throw badInput('size', message('importFileEmpty'))
  if (size > CSV_UPLOAD.maxSize) throw badInput('size', message('importTooLarge'))
  const now = context.now()
  const id = uuid()
  await insertUpload(context.db, {
    id,
    client_id: clientId,
    user_id: userId,
    kind: 'IMPORT_FILE',
    mime_type: CSV_TYPE,
    size,
    created_at: now,
  })
  const url = await context.files.signedPutUrl(incomingKey(id), {
    contentType: CSV_TYPE,
    size,
    maxSize: CSV_UPLOAD.maxSize,
    expiresInSeconds: UPLOAD_LINK_SECONDS,
  })
  return { url, filename: id }
}

/** Accepted whatever type the browser detects: the file's bytes are checked when it is read. */
const CSV_TYPE = 'text/csv'
const UPLOAD_LINK_SECONDS = 15 * 60
