/** resetUserPassword: an administrator sets a person's password, which ends their sessions. */
import { z } from 'zod'
import type { MutationResetUserPasswordArgs } from '#api/generated/contract.ts'
import { forbidden } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { newPasswordSchema } from '#domain/resetPasswordForm.ts'
import type { InReach } from '../db/database.ts'
import { accessToRecord } from '../access/accessToRecord.ts'
import { recordChange } from '../audit/recordChange.ts'
import { passwords } from '../auth/passwords.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { checked } from '../list/checked.ts'
import { lockRecord } from '../records/lockRecord.ts'
import { endSessions } from './endSessions.ts'
import { seesUser } from './seesUser.ts'
import { standingOf } from './standingOf.ts'
import { checkEdit } from './userRules.ts'

const inputSchema = z.object({ password: newPasswordSchema })

/** Who could sign in as somebody of more locations would have them too. */
export async function resetUserPassword(
  context: RequestContext,
  { id, input }: MutationResetUserPasswordArgs,
): Promise<boolean> {
  const { password } = checked(inputSchema, input)
  const access = await accessToRecord(context, 'users', id)
  const passwordHash = await passwords.hash(password)
  const sees = (alias: string, inReach: InReach) => seesUser(access, alias, inReach)
  await context.db.write({ clientId: access.clientId }, async (transaction) => {
    const person = await lockRecord(transaction, 'users', { id, sees })
    checkEdit(sessionOf(context), person)
    const { beyond } = await standingOf(transaction, access, person.id)
    if (beyond) throw forbidden(MESSAGES.beyondOwnAccess)
    await transaction.run((tables) =>
      tables.update('users').set({ password_hash: passwordHash }).where('id', '=', person.id),
    )
    await endSessions(transaction, [person.id], context.now())
    await recordChange(transaction, context, {
      clientId: access.clientId,
      action: 'UPDATE',
      entity: 'users',
      recordId: person.id,
      after: { password_changed_at: context.now() },
    })
  })
  return true
}
