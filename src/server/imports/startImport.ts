/** startImport: looks through an uploaded file and tells what the import would do (spec 7). */
import type { Job, StartImportInput } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { accessForNew } from '../access/accessForNew.ts'
import { importKey, incomingKey } from '../files/uploadKeys.ts'
import { markClaimed, readWaiting } from '../files/uploadQueries.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { orderJob } from '../jobCentre/orderJob.ts'
import { isUuid } from '../list/uuids.ts'
import { JOB_OF } from './importJobs.ts'
import type { ImportPayload } from './importPayload.ts'

/** The caller's own upload, once; when the order is refused it may be asked again. */
export async function startImport(
  context: RequestContext,
  { clientId: requested, kind, filename, name }: StartImportInput,
): Promise<Job> {
  const { db, files, now } = context
  const { clientId } = await accessForNew(context, requested)
  const session = sessionOf(context)
  const upload = isUuid(filename) ? await readWaiting(db, session, filename, now()) : null
  if (upload?.kind !== 'IMPORT_FILE') throw badInput('filename', MESSAGES.fileGone)
  const source = importKey(upload.id)
  const isMoved = await files.move(incomingKey(upload.id), source)
  if (!isMoved && !(await files.head(source, 1))) throw badInput('filename', MESSAGES.fileGone)
  const payload: ImportPayload = { clientId, fileName: fileNameOf(name), source, check: true }
  const job = await orderJob(context, JOB_OF[kind], payload)
  await db.write({ clientId: session.clientId }, (transaction) =>
    markClaimed(transaction, upload.id, now()),
  )
  return job
}

/** Shown, and what the file of its problems is called after. */
function fileNameOf(name: string | null | undefined): string {
  const shown = name
    ?.replaceAll(/[\p{Cc}/\\]/gu, ' ')
    .trim()
    .slice(0, LONGEST)
  return shown || 'import.csv'
}

const LONGEST = 200
