/** Where a person stands to an editor who has some locations only. */
import type { Access } from '../access/access.ts'
import type { Transaction } from '../db/database.ts'
import { seesUser } from './seesUser.ts'
import { sql } from '../db/sql.ts'

export interface Standing {
  /** The editor still sees them. */
  seen: boolean
  /** They have a location that the editor does not have. */
  beyond: boolean
}

export async function standingOf(
  transaction: Transaction,
  access: Access,
  userId: string,
): Promise<Standing> {
  const { locations } = access
  if (locations === null) return { seen: true, beyond: false }
  const [standing] = await transaction.run<Standing>((tables) =>
    tables.sql((inReach) => {
      const chosen = sql`select from user_locations k where ${inReach('k')} and k.user_id = u.id`
      return sql`select ${seesUser(access, 'u', inReach)} as seen,
          (u.user_has_full_location_access or not exists (${chosen})
            or exists (${chosen} and not k.location_id = any(${locations}::uuid[]))) as beyond
        from users u where ${inReach('u')} and u.id = ${userId}`
    }),
  )
  return standing ?? { seen: false, beyond: true }
}
