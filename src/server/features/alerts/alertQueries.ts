/** Reads a client's alert settings and recipients, and stores which alerts were given. */
import type { Selectable } from 'kysely'
import { type AlertUserLevel, type Role, rolesToAlert } from '#domain/roles.ts'
import { assignedPlaces, type AssignedPlaces } from '../../context/places/assignedPlaces.ts'
import { type Access, accessOfUser } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AlertsTable, ClientsTable } from '../../platform/db/tables.ts'

export type AlertSettings = Pick<
  Selectable<ClientsTable>,
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
  return db.read<RoleMember>({ clientId }, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select u.id, u.type, ${assignedPlaces(tenantFilter)}
        from users u
        where ${tenantFilter('u')} and u.type = any(${roles}::text[])
          and u.is_account_enabled and u.deleted_at is null
        order by u.id`,
    ),
  )
}

/** Returns those of the people whom the access allows to see. */
export async function readVisibleUsers(
  db: Database,
  access: Access,
  people: readonly string[],
): Promise<string[]> {
  if (!access.ownRecordsOnly && access.locations === null && access.departments === null)
    return [...people]
  const rows = await db.read<{ id: string }>(access, (tables) =>
    tables.sql(
      (tenantFilter) => sql`select u.id from users u
        where ${tenantFilter('u')} and u.id = any(${people}::uuid[]) and ${visibleUser(access, 'u', tenantFilter)}`,
    ),
  )
  return rows.map(({ id }) => id)
}

interface Alert {
  userId: string
  occurrence: string
}

/** Returns the people about whom this alert was not given before; concurrent callers never get the same person. */
export async function claimAlerts(
  transaction: Transaction,
  { clientId, kind }: { clientId: string; kind: AlertsTable['kind'] },
  alerts: readonly Alert[],
): Promise<Set<string>> {
  const claimed = await transaction.run<{ user_id: string }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`insert into alerts (client_id, kind, user_id, occurrence)
        select u.client_id, ${kind}, u.id, g.occurrence
        from unnest(${alerts.map(({ userId }) => userId)}::uuid[],
          ${alerts.map(({ occurrence }) => occurrence)}::text[]) as g (user_id, occurrence)
        join users u on u.client_id = ${clientId} and u.id = g.user_id
        where ${tenantFilter('u')}
        order by u.id
        on conflict do nothing returning user_id`,
    ),
  )
  return new Set(claimed.map(({ user_id }) => user_id))
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
