/** startImport: looks through an uploaded file and tells what the import would do (spec 7). */
import type { Job, StartImportInput } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { accessForCreate } from '../../context/visibility/accessForNew.ts'
import { importKey, incomingKey } from '../uploads/uploadKeys.ts'
import { markUploadClaimed, readPendingUpload } from '../uploads/uploadQueries.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { requireSession } from '../../context/request/sessionOf.ts'
import { requestJob } from '../jobs/orderJob.ts'
import { isUuid } from '../../platform/db/uuids.ts'
import { IMPORT_JOB_BY_KIND } from './importJobs.ts'
import type { ImportPayload } from './importPayload.ts'

/** The caller's own upload, once; when the order is refused it may be asked again. */
export async function startImport(
  context: RequestContext,
  { clientId: requested, kind, filename, name }: StartImportInput,
): Promise<Job> {
  const { db, files, now } = context
  const { clientId } = await accessForCreate(context, requested)
  const session = requireSession(context)
  const upload = isUuid(filename) ? await readPendingUpload(db, session, filename, now()) : null
  if (upload?.kind !== 'IMPORT_FILE') throw badInput('filename', MESSAGES.uploadMissing)
  const source = importKey(upload.id)
  const wasMoved = await files.move(incomingKey(upload.id), source)
  if (!wasMoved && !(await files.head(source, 1)))
    throw badInput('filename', MESSAGES.uploadMissing)
  const payload: ImportPayload = { clientId, fileName: sanitizeFileName(name), source, check: true }
  const job = await requestJob(context, IMPORT_JOB_BY_KIND[kind], payload)
  await db.write({ clientId: session.clientId }, (transaction) =>
    markUploadClaimed(transaction, upload.id, now()),
  )
  return job
}

/** Shown, and what the file of its problems is called after. */
function sanitizeFileName(name: string | null | undefined): string {
  const cleaned = name
    ?.replaceAll(/[\p{Cc}/\\]/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
  return cleaned || 'import.csv'
}

const MAX_NAME_LENGTH = 200
