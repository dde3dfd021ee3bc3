/** Whom a client's alerts go to, and what each of them may see. */
import { rolesToAlert, type AlertUserLevel, type Role } from '#domain/roles.ts'
import type { Access } from '../../context/visibility/access.ts'
import { accessOfUser } from '../../context/visibility/accessOfPerson.ts'
import type { Database } from '../../platform/db/database.ts'
import { readRoleMembers } from './alertQueries.ts'

export async function readAlertRecipients(
  db: Database,
  clientId: string,
  level: AlertUserLevel,
): Promise<Access[]> {
  const recipients: Access[] = []
  for (const { id, type, has_chosen_places } of await readRoleMembers(
    db,
    clientId,
    rolesToAlert(level),
  )) {
    const person = { userId: id, clientId, role: type, hasPlaceRestrictions: has_chosen_places }
    const access = await accessOfUser(db, person, clientId)
    if (access) recipients.push(access)
  }
  return recipients
}

/** Also asked when a mail is sent: levels and settings change. */
export const isAlertRecipient = (level: AlertUserLevel, { role }: { role: Role }): boolean =>
  rolesToAlert(level).includes(role)
