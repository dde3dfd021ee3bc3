/** deleteUser and bulkDeleteUsers: none when one of them is a super user who may not be deleted (spec 6). */
import type { Role } from '#domain/roles.ts'
import { accessOf } from '../access/access.ts'
import type { InReach } from '../db/database.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { softDelete } from '../records/softDelete.ts'
import { endSessions } from './endSessions.ts'
import { seesUser } from './seesUser.ts'
import { checkDeletion } from './userRules.ts'
import { sql } from '../db/sql.ts'

export async function deleteUsers(
  context: RequestContext,
  ids: readonly string[],
): Promise<string[]> {
  const access = await accessOf(context)
  const sees = (alias: string, inReach: InReach) => seesUser(access, alias, inReach)
  return softDelete(context, {
    table: 'users',
    ids,
    sees,
    before: async (transaction, wanted) => {
      const people = await transaction.run<{ id: string; type: Role }>((tables) =>
        tables.sql(
          (inReach) => sql`select u.id, u.type from users u
            where ${inReach('u')} and u.id = any(${wanted}::uuid[]) and u.deleted_at is null
              and ${sees('u', inReach)}
            order by u.id for update`,
        ),
      )
      for (const person of people) checkDeletion(sessionOf(context), person)
      await endSessions(transaction, wanted, context.now())
    },
  })
}
