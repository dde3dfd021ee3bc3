/** Whose places a list of locations or departments shows, and whether it is a dropdown's. */
import { notFound } from '#domain/errors.ts'
import type { RequestContext } from '../request/context.ts'
import { isUuid } from '../../platform/db/uuids.ts'
import { accessOf, type Access } from './access.ts'
import { readAssignedPlaces } from './accessQueries.ts'

/**
 * Without a page of their own the places are only ever chosen from; so they are for `userId`, whose access then
 * narrows the caller's. `offered`: what cannot be observed at is left out.
 */
export async function placeListAccessOf(
  context: RequestContext,
  input: { clientId?: string | null; userId?: string | null } | null | undefined,
): Promise<{ access: Access; observableOnly: boolean }> {
  const access = await accessOf(context, input?.clientId)
  const userId = input?.userId
  if (!userId) return { access, observableOnly: access.namesOnly }
  if (userId === access.userId) return { access, observableOnly: true }
  const theirs = isUuid(userId)
    ? await readAssignedPlaces(context.db, { clientId: access.clientId, userId })
    : null
  if (!theirs) throw notFound()
  return {
    access: {
      ...access,
      locations: intersectPlaces(access.locations, theirs.locations),
      departments: intersectPlaces(access.departments, theirs.departments),
    },
    observableOnly: true,
  }
}

/** null: every place. */
function intersectPlaces(mine: readonly string[] | null, theirs: readonly string[] | null) {
  if (mine === null || theirs === null) return mine ?? theirs
  return mine.filter((id) => theirs.includes(id))
}
