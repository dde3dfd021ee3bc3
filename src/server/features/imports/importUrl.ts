/** getImportUrl: a link to send one CSV file, and the name by which startImport then uses it (spec 7). */
import type { PresignedUrl } from '#api/generated/contract.ts'
import { badInput, rateLimited } from '#domain/errors.ts'
import { IMPORT_MESSAGES } from '#domain/imports/sheetMessages.ts'
import { CSV_UPLOAD } from '#domain/uploads.ts'
import { v7 as uuid } from 'uuid'
import { incomingKey } from '../uploads/uploadKeys.ts'
import { countPendingUploads, insertUpload, MAX_PENDING_UPLOADS } from '../uploads/uploadQueries.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { requireSession } from '../../context/request/sessionOf.ts'

/** `size`: bytes, exactly so many. */
export async function createImportUrl(
  context: RequestContext,
  size: number,
): Promise<PresignedUrl> {
  const { clientId, userId } = requireSession(context)
  if (size < 1) throw badInput('size', IMPORT_MESSAGES.empty)
  if (size > CSV_UPLOAD.maxSize) throw badInput('size', IMPORT_MESSAGES.tooLarge)
  const now = context.now()
  if ((await countPendingUploads(context.db, { clientId, userId }, now)) >= MAX_PENDING_UPLOADS)
    throw rateLimited()
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

/** Whatever the browser says it is: its bytes are judged when it is read. */
const CSV_TYPE = 'text/csv'
const UPLOAD_LINK_SECONDS = 15 * 60
