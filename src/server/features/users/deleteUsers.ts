/** Deletion and restoration of people: of no one if the caller may not delete one of them. */
import { forbidden } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import type { TargetUser } from '#domain/users/userRules.ts'
import { accessOf } from '../../context/visibility/userAccess.ts'
import type { TenantFilter, Transaction } from '../../platform/db/database.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { revokeSessions } from '../auth/revokeSessions.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import { releaseWork } from './releaseWork.ts'
import { checkDeletion, hasWiderAccess } from './userPolicy.ts'
import { sql } from '../../platform/db/sql.ts'

export async function userDeletion(context: RequestContext) {
  const access = await accessOf(context)
  const isVisible = (alias: string, tenantFilter: TenantFilter) =>
    visibleUser(access, alias, tenantFilter)
  const checkPeople = async (transaction: Transaction, ids: string[]) => {
    const people = await transaction.run<TargetUser & { is_erased: boolean }>((tables) =>
      tables.sql(
        (
          tenantFilter,
        ) => sql`select u.id, u.type, ${hasWiderAccess(access, 'u', tenantFilter)} as has_wider_access,
            u.pseudonymised_at is not null as is_erased
          from users u
          where ${tenantFilter('u')} and u.id = any(${ids}::uuid[]) and ${isVisible('u', tenantFilter)}
          order by u.id for update`,
      ),
    )
    for (const person of people) checkDeletion(requireSession(context), person)
    return people
  }
  return {
    table: 'users' as const,
    isVisible,
    beforeDelete: async (transaction: Transaction, ids: string[]) => {
      await checkPeople(transaction, ids)
      await revokeSessions(transaction, ids, context.now())
    },
    afterDelete: (transaction: Transaction, ids: string[]) =>
      releaseWork(transaction, context, ids),
    beforeRestore: async (transaction: Transaction, ids: string[]) => {
      const people = await checkPeople(transaction, ids)
      if (people.some(({ is_erased }) => is_erased)) throw forbidden(message('personErased'))
    },
  }
}
