/** Deletion and restoration of people: of no one if the caller may not delete one of them. */
import { forbidden } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import type { TargetUser } from '#domain/users/userRules.ts'
import type { DeletionEffects } from '../../context/records/softDelete.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { requireSession } from '../../context/request/requestContext.ts'
import { revokeSessions } from '../auth/revokeSessions.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import { releaseWork } from './releaseWork.ts'
import { checkDeletion, hasWiderAccess } from './userPolicy.ts'
import { sql } from '../../platform/db/sql.ts'

export const userDeletion: DeletionEffects = (context, access) => {
  const checkPeople = async (transaction: Transaction, ids: string[]) => {
    const people = await transaction.sql<TargetUser & { is_erased: boolean }>(
      (
        tenantFilter,
      ) => sql`select person.id, person.type, ${hasWiderAccess(access, 'person', tenantFilter)} as has_wider_access,
            person.pseudonymised_at is not null as is_erased
          from users person
          where ${tenantFilter('person')} and person.id = any(${ids}::uuid[]) and ${visibleUser(access, 'person', tenantFilter)}
          order by person.id for update`,
    )
    for (const person of people) checkDeletion(requireSession(context), person)
    return people
  }
  return {
    beforeDelete: async (transaction, ids) => {
      await checkPeople(transaction, ids)
      await revokeSessions(transaction, ids, context.now())
    },
    afterDelete: (transaction, ids) => releaseWork(transaction, context, ids),
    beforeRestore: async (transaction, ids) => {
      const people = await checkPeople(transaction, ids)
      if (people.some(({ is_erased }) => is_erased)) throw forbidden(message('personErased'))
    },
  }
}
