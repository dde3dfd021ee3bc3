/** Reads the signed-in person. */
import type { MeParent } from '#api/parents.ts'
import { unauthenticated } from '#domain/errors.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Session } from '../../context/request/context.ts'

export async function readMe(db: Database, { clientId, userId }: Session): Promise<MeParent> {
  const [me] = await db.read({ clientId }, (tables) =>
    tables
      .from('users')
      .select([
        'id',
        'client_id',
        'type',
        'firstname',
        'lastname',
        'email',
        'employee_id',
        'title',
        'user_has_full_location_access',
        'user_has_full_department_access',
      ])
      .where('id', '=', userId),
  )
  if (!me) throw unauthenticated()
  return me
}
