/** Who asked for an export or an import, as they are now: what they may no longer do is not done for them. */
import { mayCall, type Operation } from '#domain/access.ts'
import type { Role } from '#domain/roles.ts'
import type { Access } from '../access/access.ts'
import { accessOfPerson } from '../access/accessOfPerson.ts'
import type { Job, JobParts } from '../jobs/job.ts'
import type { PersonalPayload } from '../jobs/personalPayload.ts'
import { sql } from '../db/sql.ts'

export interface JobAsker {
  role: Role
  /** The client that they belong to. */
  homeId: string
  /** To the client that the work is about. */
  access: Access
}

/** null: the account cannot be used any more, or may not do this. */
export async function askerOf(
  { userId, payload }: Pick<Job, 'userId' | 'payload'>,
  { db }: Pick<JobParts, 'db'>,
  operation: Operation,
): Promise<JobAsker | null> {
  const [person] = await db.read<{ clientId: string; role: Role }>('every client', (tables) =>
    tables.sql(
      (inReach) => sql`select u.client_id as "clientId", u.type as role
        from users u join clients c on c.id = u.client_id
        where ${inReach('u')} and u.id = ${userId} and u.is_account_enabled
          and u.deleted_at is null and c.deleted_at is null`,
    ),
  )
  if (!person || userId === null || !mayCall(person.role, operation)) return null
  const { clientId: homeId, role } = person
  const { clientId } = payload as PersonalPayload
  const access = await accessOfPerson(db, { userId, clientId: homeId, role }, clientId)
  return access && { role, homeId, access }
}

export const NO_LONGER_ALLOWED = 'You no longer have access to this.'
