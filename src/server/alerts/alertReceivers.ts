/** Whom a client's alerts go to, and what each of them may see. */
import { rolesAlertedAt, type AlertUserLevel, type Role } from '#domain/roles.ts'
import type { Access } from '../access/access.ts'
import { accessOfPerson } from '../access/accessOfPerson.ts'
import type { Database } from '../db/database.ts'
import { readPeopleOfRoles } from './alertQueries.ts'

export async function alertReceivers(
  db: Database,
  clientId: string,
  level: AlertUserLevel,
): Promise<Access[]> {
  const receivers: Access[] = []
  for (const { id, type, has_chosen_places } of await readPeopleOfRoles(
    db,
    clientId,
    rolesAlertedAt(level),
  )) {
    const person = { userId: id, clientId, role: type, hasChosenPlaces: has_chosen_places }
    const access = await accessOfPerson(db, person, clientId)
    if (access) receivers.push(access)
  }
  return receivers
}

/** Also asked when a mail is sent: levels and settings change. */
export const isTold = (level: AlertUserLevel, { role }: { role: Role }): boolean =>
  rolesAlertedAt(level).includes(role)
