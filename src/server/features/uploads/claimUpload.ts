/** Ties an uploaded file to the record that shows it, once. */
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { PreparedFile } from './prepareUpload.ts'
import { markUploadClaimed } from './uploadQueries.ts'

/** Inside the record's transaction (its scope 'every client' for the provider's writes); a second claim is refused. */
export async function claimUpload(
  transaction: Transaction,
  { uploadId, field }: PreparedFile,
  now: Date,
): Promise<void> {
  if (!(await markUploadClaimed(transaction, uploadId, now)))
    throw badInput(field, MESSAGES.uploadMissing)
}
