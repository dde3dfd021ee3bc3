/** Whose places a list of locations or departments shows, and whether it is a dropdown's. */
import { notFound } from '#domain/errors.ts'
import type { RequestContext } from '../graphql/context.ts'
import { isUuid } from '../list/uuids.ts'
import { accessOf, type Access } from './access.ts'
import { readPlaces } from './accessQueries.ts'

/**
 * Without a page of their own the places are only ever chosen from; so they are for `userId`, whose access then
 * narrows the caller's. `offered`: what cannot be observed at is left out.
 */
export async function placeListAccessOf(
  context: RequestContext,
  input: { clientId?: string | null; userId?: string | null } | null | undefined,
): Promise<{ access: Access; offered: boolean }> {
  const access = await accessOf(context, input?.clientId)
  const userId = input?.userId
  if (!userId) return { access, offered: access.namesOnly }
  if (userId === access.userId) return { access, offered: true }
  const theirs = isUuid(userId)
    ? await readPlaces(context.db, { clientId: access.clientId, userId })
    : null
  if (!theirs) throw notFound()
  return {
    access: {
      ...access,
      locations: both(access.locations, theirs.locations),
      departments: both(access.departments, theirs.departments),
    },
    offered: true,
  }
}

/** null: every place. */
function both(mine: readonly string[] | null, theirs: readonly string[] | null) {
  if (mine === null || theirs === null) return mine ?? theirs
  return mine.filter((id) => theirs.includes(id))
}
