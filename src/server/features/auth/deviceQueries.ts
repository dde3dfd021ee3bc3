/** The devices that a person is signed in with: their open sessions. */
import type { Device } from '#api/generated/contract.ts'
import { describeDevice } from '#domain/auth/describeDevice.ts'
import { audit, type AuditActor } from '../../context/audit/audit.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Person } from './secondFactorQueries.ts'

/** Returns the person's open sessions, the last used first; access tokens are refreshed every 15 minutes. */
export async function readDevices(
  db: Database,
  { clientId, userId }: Person,
  { now, currentSessionId }: { now: Date; currentSessionId: string },
): Promise<Device[]> {
  const rows = await db.sql<DeviceRow>(
    { clientId },
    (tenantFilter) => sql`select session.id, session.user_agent, session.created_at,
          coalesce(session.rotated_at, session.created_at) as last_used_at
        from sessions session
        where ${tenantFilter('session')} and session.user_id = ${userId} and session.revoked_at is null and session.expires_at > ${now}
        order by last_used_at desc, session.id desc`,
  )
  return rows.map(({ id, user_agent, created_at, last_used_at }) => ({
    id,
    ...describeDevice(user_agent),
    first_used_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_current: id === currentSessionId,
  }))
}

interface DeviceRow {
  id: string
  user_agent: string | null
  created_at: Date
  last_used_at: Date
}

/** Ends one of a person's sessions, or all but one; returns how many were open. */
export async function endDevices(
  transaction: Transaction,
  actor: AuditActor,
  { clientId, userId, ...which }: Person & ({ only: string } | { allBut: string }),
): Promise<number> {
  const signed_out_at = actor.now()
  const ended = await transaction.sql(
    (tenantFilter) => sql`update sessions session set revoked_at = ${signed_out_at}
        where ${tenantFilter('session')} and session.user_id = ${userId} and session.revoked_at is null
          and session.expires_at > ${signed_out_at}
          and ${'only' in which ? sql`session.id = ${which.only}` : sql`session.id <> ${which.allBut}`}
        returning session.id`,
  )
  if (ended.length > 0)
    await audit(transaction, actor, {
      clientId,
      action: 'UPDATE',
      entity: 'users',
      recordId: userId,
      after: { signed_out_at, signed_out_devices: ended.length },
    })
  return ended.length
}
