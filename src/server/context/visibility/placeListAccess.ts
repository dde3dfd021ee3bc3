/** Access of lists of places, which dropdowns narrow to what another person may choose. */
import { notFound } from '#domain/errors.ts'
import { isUuid } from '#domain/uuid.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RequestContext } from '../request/requestContext.ts'
import { readAssignedPlaces } from '../places/assignedPlaces.ts'
import { type Access, accessOf } from './userAccess.ts'
import { visiblePerson } from './visibility.ts'

/**
 * Access of a list of locations or departments, and whether it is for a dropdown. People without the page only choose
 * places, for `userId`, whose access then narrows the caller's. `observableOnly`: leaves out places where nothing can
 * be observed.
 */
export async function placeListAccessOf(
  context: RequestContext,
  input: { clientId?: string | null; userId?: string | null } | null | undefined,
): Promise<{ access: Access; observableOnly: boolean }> {
  const access = await accessOf(context, input?.clientId)
  const userId = input?.userId
  if (!userId) return { access, observableOnly: access.namesOnly }
  if (userId === access.userId) return { access, observableOnly: true }
  const theirs =
    isUuid(userId) && (await isVisiblePerson(context.db, access, userId))
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

async function isVisiblePerson(db: Database, access: Access, userId: string): Promise<boolean> {
  const people = await db.sql<{ id: string }>(
    access,
    (tenantFilter) => sql`select person.id from users person
        where ${tenantFilter('person')} and person.id = ${userId} and ${visiblePerson(access, 'person', tenantFilter)}`,
  )
  return people.length > 0
}

/** null: all places. */
function intersectPlaces(mine: readonly string[] | null, theirs: readonly string[] | null) {
  if (mine === null || theirs === null) return mine ?? theirs
  return mine.filter((id) => theirs.includes(id))
}
