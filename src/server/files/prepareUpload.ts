/** Judges an uploaded file by its bytes and gives it its lasting place, before the record's transaction. */
import type { UploadKind } from '#api/generated/contract.ts'
import { badInput } from '#domain/errors.ts'
import type { RequestContext } from '../graphql/context.ts'

export interface PreparedFile {
  /** For the record's column. */
  key: string
  uploadId: string
  /** Whose refusal a second claim is. */
  field: string
}

/** `filename` as getPresignedUrl gave it; anything wrong with it is BAD_INPUT of `field`. */
export async function prepareUpload(
  _context: RequestContext,
  wanted: { kind: UploadKind; filename: string; field: string },
): Promise<PreparedFile> {
  throw badInput(wanted.field, 'Uploads cannot be used yet.')
}
