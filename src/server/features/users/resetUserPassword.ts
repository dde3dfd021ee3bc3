/** resetUserPassword: an administrator sets a person's password, which ends their sessions. */
import { z } from 'zod'
import type { MutationResetUserPasswordArgs } from '#api/generated/contract.ts'
import { forbidden } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { newPasswordSchema } from '#domain/auth/resetPasswordForm.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { accessToRecord } from '../../context/visibility/accessToRecord.ts'
import { audit } from '../../context/audit/recordChange.ts'
import { passwords } from '../auth/passwords.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { requireSession } from '../../context/request/sessionOf.ts'
import { parseInput } from '../../context/request/checked.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { revokeSessions } from '../auth/revokeSessions.ts'
import { visibleUser } from '../../context/visibility/seesUser.ts'
import { editorScopeOver } from './standingOf.ts'
import { checkEdit } from './userRules.ts'

const inputSchema = z.object({ password: newPasswordSchema })

/** Who could sign in as somebody of more locations would have them too. */
export async function resetUserPassword(
  context: RequestContext,
  { id, input }: MutationResetUserPasswordArgs,
): Promise<boolean> {
  const { password } = parseInput(inputSchema, input)
  const access = await accessToRecord(context, 'users', id)
  const passwordHash = await passwords.hash(password)
  const isVisible = (alias: string, tenantFilter: TenantFilter) =>
    visibleUser(access, alias, tenantFilter)
  await context.db.write({ clientId: access.clientId }, async (transaction) => {
    const person = await lockRecord(transaction, 'users', { id, isVisible })
    checkEdit(requireSession(context), person)
    const { beyond } = await editorScopeOver(transaction, access, person.id)
    if (beyond) throw forbidden(MESSAGES.userOutsideOwnScope)
    await transaction.run((tables) =>
      tables.update('users').set({ password_hash: passwordHash }).where('id', '=', person.id),
    )
    await revokeSessions(transaction, [person.id], context.now())
    await audit(transaction, context, {
      clientId: access.clientId,
      action: 'UPDATE',
      entity: 'users',
      recordId: person.id,
      after: { password_changed_at: context.now() },
    })
  })
  return true
}
