/** Ties an uploaded file to the record that shows it, once. */
import { badInput } from '#domain/errors.ts'
import type { Transaction } from '../db/database.ts'
import type { PreparedFile } from './prepareUpload.ts'

/** Inside the record's transaction (`reach` 'every client' for the provider's writes); a second claim is refused. */
export async function claimUpload(
  _transaction: Transaction,
  file: PreparedFile,
  _now: Date,
): Promise<void> {
  throw badInput(file.field, 'Uploads cannot be claimed yet.')
}
