/** resetUserPassword: an administrator sets a person's password, which ends their sessions. */
import { z } from 'zod'
import type { MutationResetUserPasswordArgs } from '#api/generated/contract.ts'
import { newPasswordSchema } from '#domain/auth/authForms.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { accessToRecord } from '../../context/visibility/userAccess.ts'
import { audit } from '../../context/audit/audit.ts'
import { refuseCommonPassword } from '../auth/commonPasswords.ts'
import { passwords } from '../auth/passwords.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { lockRecord } from '../../context/records/lockRecord.ts'
import { revokeSessions } from '../auth/revokeSessions.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import { editorScopeOver, checkEdit } from './userPolicy.ts'

const inputSchema = z.object({ password: newPasswordSchema })

export async function resetUserPassword(
  context: RequestContext,
  { id, input }: MutationResetUserPasswordArgs,
): Promise<boolean> {
  const { password } = parseInput(inputSchema, input)
  await refuseCommonPassword(password)
  const access = await accessToRecord(context, 'users', id)
  const passwordHash = await passwords.hash(password)
  const isVisible = (alias: string, tenantFilter: TenantFilter) =>
    visibleUser(access, alias, tenantFilter)
  await context.db.write({ clientId: access.clientId }, async (transaction) => {
    const person = await lockRecord(transaction, 'users', { id, isVisible })
    const { beyond } = await editorScopeOver(transaction, access, person.id)
    checkEdit(requireSession(context), { ...person, has_wider_access: beyond })
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
