/** The sign-in of a person as an administrator sees and ends it: their devices and their second factor. */
import type {
  MutationEndUserDeviceArgs,
  MutationResetSecondFactorArgs,
  QueryUserSecurityArgs,
  Security,
} from '#api/generated/contract.ts'
import { badInput, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import type { TargetUser } from '#domain/users/userRules.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { accessToRecord } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import { sql } from '../../platform/db/sql.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { endDevices } from '../auth/deviceQueries.ts'
import { revokeSessions } from '../auth/revokeSessions.ts'
import { deleteSecondFactor, type Person } from '../auth/secondFactorQueries.ts'
import { readSecurity } from '../auth/securityResolvers.ts'
import { checkEdit, hasWiderAccess } from './userPolicy.ts'

export async function userSecurity(
  context: RequestContext,
  { userId }: QueryUserSecurityArgs,
): Promise<Security> {
  return readSecurity(context, await editablePerson(context, userId))
}

export async function endUserDevice(
  context: RequestContext,
  { userId, id }: MutationEndUserDeviceArgs,
): Promise<boolean> {
  const person = await editablePerson(context, userId)
  const device = { ...person, only: requireUuid(id) }
  const ended = await context.db.write({ clientId: person.clientId }, (transaction) =>
    endDevices(transaction, context, device),
  )
  if (ended === 0) throw notFound()
  return true
}

/** Ends their sessions too: a lost phone may be signed in. */
export async function resetSecondFactor(
  context: RequestContext,
  { userId }: MutationResetSecondFactorArgs,
): Promise<boolean> {
  const person = await editablePerson(context, userId)
  return context.db.write({ clientId: person.clientId }, async (transaction) => {
    const removed = await deleteSecondFactor(transaction, context, {
      ...person,
      by: 'administrator',
    })
    if (!removed) throw badInput('userId', message('secondFactorMissing'))
    await revokeSessions(transaction, [person.userId], context.now())
    return true
  })
}

/** NOT_FOUND outside the caller's access, FORBIDDEN for whom the caller may not change. */
async function editablePerson(context: RequestContext, id: string): Promise<Person> {
  const access = await accessToRecord(context, 'users', id)
  const [person] = await context.db.sql<TargetUser>(
    access,
    (
      tenantFilter,
    ) => sql`select person.id, person.type, ${hasWiderAccess(access, 'person', tenantFilter)} as has_wider_access
        from users person
        where ${tenantFilter('person')} and person.id = ${requireUuid(id)} and person.deleted_at is null
          and ${visibleUser(access, 'person', tenantFilter)}`,
  )
  if (!person) throw notFound()
  checkEdit(requireSession(context), person)
  return { userId: person.id, clientId: access.clientId }
}
