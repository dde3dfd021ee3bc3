/** What somebody may see of a client, also when nobody is signed in: work in the background sees no more than its person. */
import { mayOpen } from '#domain/access.ts'
import { isSuperUser, ROLES, canAccessAllClients, type Role } from '#domain/roles.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Access } from './access.ts'
import { readAssignedPlaces } from './accessQueries.ts'

export interface ClientUser {
  userId: string
  /** The client that they belong to. */
  clientId: string
  role: Role
  /** Absent: not known. */
  hasPlaceRestrictions?: boolean
}

/** null: there is no such person any more, or the client is neither theirs nor one that they span. */
export async function accessOfUser(
  db: Database,
  person: ClientUser,
  clientId: string,
): Promise<Access | null> {
  const { role, userId } = person
  if (clientId !== person.clientId && !canAccessAllClients(role)) return null
  const places = await assignedPlacesOf(db, person)
  return places && { clientId, userId, ...visibilityOf(role), ...places }
}

export const ALL_PLACES = { locations: null, departments: null }

/** Who has no dashboard sees their own observations; who has no list of places reads their names. */
export function visibilityOf(role: Role): Visibility {
  return VISIBILITY_BY_ROLE[role]
}

type Visibility = Pick<Access, 'ownRecordsOnly' | 'namesOnly'>

/** Asked for at each call, so looked up once. */
const VISIBILITY_BY_ROLE = Object.fromEntries(
  ROLES.map((role) => [
    role,
    { ownRecordsOnly: !mayOpen(role, '/home'), namesOnly: !mayOpen(role, '/locations') },
  ]),
) as Record<Role, Visibility>

async function assignedPlacesOf(
  db: Database,
  { role, hasPlaceRestrictions, ...person }: ClientUser,
): Promise<Pick<Access, 'locations' | 'departments'> | null> {
  if (canAccessAllClients(role) || hasPlaceRestrictions === false) return ALL_PLACES
  const places = await readAssignedPlaces(db, person)
  if (!places) return null
  const { locations, departments } = places
  return { locations, departments: isSuperUser(role) ? null : departments }
}
