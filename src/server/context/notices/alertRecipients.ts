/** Reads a client's alert settings, and who is told. */
import { type AlertUserLevel, type Role, rolesToAlert } from '#domain/roles.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Row } from '../../platform/db/tables.ts'
import { assignedPlaces, type AssignedPlaces } from '../places/assignedPlaces.ts'
import { type Access, accessOfUser } from '../visibility/userAccess.ts'

export type AlertSettings = Pick<
  Row<'clients'>,
  | 'id'
  | 'company_name'
  | 'time_zone'
  | 'inactive_alert_user_level'
  | 'inactive_alert_timeframe_months'
  | 'bad_lift_user_level'
  | 'number_bad_lifts_to_alert'
>

/** Returns null for a deleted client. */
export async function readAlertSettings(
  db: Database,
  clientId: string,
): Promise<AlertSettings | null> {
  const [client] = await db.read({ clientId }, (tables) =>
    tables
      .from('clients')
      .select([
        'id',
        'company_name',
        'time_zone',
        'inactive_alert_user_level',
        'inactive_alert_timeframe_months',
        'bad_lift_user_level',
        'number_bad_lifts_to_alert',
      ])
      .where('deleted_at', 'is', null),
  )
  return client ?? null
}

interface RoleMember extends AssignedPlaces {
  id: string
  type: Role
}

/** Members with an account. */
function readRoleMembers(
  db: Database,
  clientId: string,
  roles: readonly Role[],
): Promise<RoleMember[]> {
  return db.sql<RoleMember>(
    { clientId },
    (tenantFilter) => sql`select person.id, person.type, ${assignedPlaces(tenantFilter)}
        from users person
        where ${tenantFilter('person')} and person.type = any(${roles}::text[])
          and person.is_account_enabled and person.deleted_at is null
        order by person.id`,
  )
}

/** Returns the recipients of a client's alerts with their access. */
export async function readAlertRecipients(
  db: Database,
  clientId: string,
  level: AlertUserLevel,
): Promise<Access[]> {
  const recipients: Access[] = []
  const members = await readRoleMembers(db, clientId, rolesToAlert(level))
  for (const { id, type, locations, departments } of members) {
    const person = { userId: id, clientId, role: type, places: { locations, departments } }
    const access = await accessOfUser(db, person, clientId)
    if (access) recipients.push(access)
  }
  return recipients
}

/** Checked again when a mail is sent, because levels and settings change. */
export const isAlertRecipient = (level: AlertUserLevel, { role }: { role: Role }): boolean =>
  rolesToAlert(level).includes(role)
