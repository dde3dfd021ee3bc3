/** Where a person stands to an editor who has some locations only. */
import type { Access } from '../../context/visibility/access.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { visibleUser } from '../../context/visibility/seesUser.ts'
import { sql } from '../../platform/db/sql.ts'

export interface EditorScope {
  /** The editor still sees them. */
  seen: boolean
  /** They have a location that the editor does not have. */
  beyond: boolean
}

export async function editorScopeOver(
  transaction: Transaction,
  access: Access,
  userId: string,
): Promise<EditorScope> {
  const { locations } = access
  if (locations === null) return { seen: true, beyond: false }
  const [standing] = await transaction.run<EditorScope>((tables) =>
    tables.sql((tenantFilter) => {
      const chosen = sql`select from user_locations k where ${tenantFilter('k')} and k.user_id = u.id`
      return sql`select ${visibleUser(access, 'u', tenantFilter)} as seen,
          (u.user_has_full_location_access or not exists (${chosen})
            or exists (${chosen} and not k.location_id = any(${locations}::uuid[]))) as beyond
        from users u where ${tenantFilter('u')} and u.id = ${userId}`
    }),
  )
  return standing ?? { seen: false, beyond: true }
}
