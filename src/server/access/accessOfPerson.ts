/** What somebody may see of a client, also when nobody is signed in: work in the background sees no more than its person. */
import { mayOpen } from '#domain/access.ts'
import { isSuperUser, ROLES, spansClients, type Role } from '#domain/roles.ts'
import type { Database } from '../db/database.ts'
import type { Access } from './access.ts'
import { readPlaces } from './accessQueries.ts'

export interface PersonOfClient {
  userId: string
  /** The client that they belong to. */
  clientId: string
  role: Role
  /** Absent: not known. */
  hasChosenPlaces?: boolean
}

/** null: there is no such person any more, or the client is neither theirs nor one that they span. */
export async function accessOfPerson(
  db: Database,
  person: PersonOfClient,
  clientId: string,
): Promise<Access | null> {
  const { role, userId } = person
  if (clientId !== person.clientId && !spansClients(role)) return null
  const places = await placesOf(db, person)
  return places && { clientId, userId, ...sightOf(role), ...places }
}

export const EVERYWHERE = { locations: null, departments: null }

/** Who has no dashboard sees their own observations; who has no list of places reads their names. */
export function sightOf(role: Role): Sight {
  return SIGHTS[role]
}

type Sight = Pick<Access, 'ownOnly' | 'namesOnly'>

/** Asked for at each call, so looked up once. */
const SIGHTS = Object.fromEntries(
  ROLES.map((role) => [
    role,
    { ownOnly: !mayOpen(role, '/home'), namesOnly: !mayOpen(role, '/locations') },
  ]),
) as Record<Role, Sight>

async function placesOf(
  db: Database,
  { role, hasChosenPlaces, ...person }: PersonOfClient,
): Promise<Pick<Access, 'locations' | 'departments'> | null> {
  if (spansClients(role) || hasChosenPlaces === false) return EVERYWHERE
  const places = await readPlaces(db, person)
  if (!places) return null
  const { locations, departments } = places
  return { locations, departments: isSuperUser(role) ? null : departments }
}
