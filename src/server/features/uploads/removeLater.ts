/** Deletes a file that its record no longer shows, after the answer. */
import type { RequestContext } from '../../context/request/context.ts'
import { isUploadKey } from './uploadKeys.ts'

/** Call it after the commit; null: there was none. A file that was not uploaded for one record stays. */
export function deleteAfterResponse(
  { background, files }: RequestContext,
  key: string | null,
): void {
  if (key !== null && isUploadKey(key)) background.start(() => files.remove(key))
}
