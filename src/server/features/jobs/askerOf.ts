/** Who asked for an export or an import, as they are now: what they may no longer do is not done for them. */
import { mayCall, type Operation } from '#domain/access.ts'
import type { Role } from '#domain/roles.ts'
import type { Access } from '../../context/visibility/access.ts'
import { accessOfUser } from '../../context/visibility/accessOfPerson.ts'
import type { QueuedJob, JobServices } from '../../platform/queue/job.ts'
import type { UserJobPayload } from '../../platform/queue/personalPayload.ts'
import { sql } from '../../platform/db/sql.ts'

export interface JobRequester {
  role: Role
  /** The client that they belong to. */
  homeClientId: string
  /** To the client that the work is about. */
  access: Access
}

/** null: the account cannot be used any more, or may not do this. */
export async function requesterOf(
  { userId, payload }: Pick<QueuedJob, 'userId' | 'payload'>,
  { db }: Pick<JobServices, 'db'>,
  operation: Operation,
): Promise<JobRequester | null> {
  const [person] = await db.read<{ clientId: string; role: Role }>('every client', (tables) =>
    tables.sql(
      (tenantFilter) => sql`select u.client_id as "clientId", u.type as role
        from users u join clients c on c.id = u.client_id
        where ${tenantFilter('u')} and u.id = ${userId} and u.is_account_enabled
          and u.deleted_at is null and c.deleted_at is null`,
    ),
  )
  if (!person || userId === null || !mayCall(person.role, operation)) return null
  const { clientId: homeClientId, role } = person
  const { clientId } = payload as UserJobPayload
  const access = await accessOfUser(db, { userId, clientId: homeClientId, role }, clientId)
  return access && { role, homeClientId, access }
}

export const ACCESS_REVOKED = 'You no longer have access to this.'
