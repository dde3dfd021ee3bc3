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
        select s.id, s.user_id, u.client_id, u.type,
          ${assignedPlaces(tenantFilter)}, c.time_zone,
          c.second_factor_required and not exists (select from second_factors f
            where f.client_id = u.client_id and f.user_id = u.id and f.confirmed_at is not null)
            as must_set_up_second_factor
        from sessions s
        join users u on u.client_id = s.client_id and u.id = s.user_id
        join clients c on c.id = u.client_id
        where s.id = any(${ids}::uuid[]) and s.revoked_at is null and ${tenantFilter('s')}
          and u.is_account_enabled and u.deleted_at is null and c.deleted_at is null`,
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
