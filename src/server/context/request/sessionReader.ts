/** Reads the session behind an access token, with the account as it is now. */
import type { Role } from '#domain/roles.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { assignedPlaces, type AssignedPlaces } from '../places/assignedPlaces.ts'
import type { AccessClaims } from './accessTokens.ts'
import { coalesceReads } from './coalesceReads.ts'
import type { Session } from './requestContext.ts'

/** Returns null after sign-out, or when the account or its client may no longer be used. */
export type ReadSession = (claims: AccessClaims) => Promise<Session | null>

/** Coalesces the session checks of concurrent requests into one statement. */
export function createSessionReader(db: Database): ReadSession {
  return coalesceReads((claims) => readSessions(db, claims))
}

async function readSessions(
  db: Database,
  claims: readonly AccessClaims[],
): Promise<(Session | null)[]> {
  const ids = [...new Set(claims.map(({ sessionId }) => sessionId))]
  const rows = await db.sql<SessionRow>(
    'every client',
    (tenantFilter) => sql`
        select session.id, session.user_id, person.client_id, person.type,
          ${assignedPlaces(tenantFilter)}, client.time_zone,
          client.second_factor_required and not exists (select from second_factors factor
            where factor.client_id = person.client_id and factor.user_id = person.id and factor.confirmed_at is not null)
            as must_set_up_second_factor
        from sessions session
        join users person on person.client_id = session.client_id and person.id = session.user_id
        join clients client on client.id = person.client_id
        where session.id = any(${ids}::uuid[]) and session.revoked_at is null and ${tenantFilter('session')}
          and person.is_account_enabled and person.deleted_at is null and client.deleted_at is null`,
    { pipelined: true },
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  return claims.map(({ userId, sessionId }) => {
    const row = found.get(sessionId)
    if (row?.user_id !== userId) return null
    const {
      client_id: clientId,
      type: role,
      locations,
      departments,
      time_zone: timeZone,
      must_set_up_second_factor: mustSetUpSecondFactor,
    } = row
    const places = { locations, departments }
    return { userId, sessionId, clientId, role, places, timeZone, mustSetUpSecondFactor }
  })
}

interface SessionRow extends AssignedPlaces {
  id: string
  user_id: string
  client_id: string
  type: Role
  time_zone: string
  must_set_up_second_factor: boolean
}
