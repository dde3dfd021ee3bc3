/** Deletes a file that its record no longer shows, after the answer. */
import type { RequestContext } from '../graphql/context.ts'

/** Call it after the commit; null: there was none. */
export function removeLater(context: RequestContext, key: string | null): void {
  if (key !== null) context.background.start(() => context.files.remove(key))
}
