/** resetUserPassword: an administrator sets a person's password, which ends their sessions. */
import { z } from 'zod'
import type { MutationResetUserPasswordArgs } from '#api/generated/contract.ts'
import { newPasswordSchema } from '#domain/auth/authForms.ts'
import { audit } from '../../context/audit/audit.ts'
import { refuseCommonPassword, refusePersonalPassword } from '../auth/commonPasswords.ts'
import { passwords } from '../auth/passwords.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { changeRecord } from '../../context/records/changeRecord.ts'
import { revokeSessions } from '../auth/revokeSessions.ts'
import { editorScopeOver, checkEdit } from './userPolicy.ts'

const inputSchema = z.object({ password: newPasswordSchema })

export async function resetUserPassword(
  context: RequestContext,
  { id, input }: MutationResetUserPasswordArgs,
): Promise<boolean> {
  const { password } = parseInput(inputSchema, input)
  await refuseCommonPassword(password)
  const passwordHash = await passwords.hash(password)
  await changeRecord(context, 'users', { id }, async (transaction, person, access) => {
    const { beyond } = await editorScopeOver(transaction, access, person.id)
    checkEdit(requireSession(context), { ...person, has_wider_access: beyond })
    const [client] = await transaction.run((tables) =>
      tables.from('clients').select('company_name').where('id', '=', access.clientId),
    )
    refusePersonalPassword(password, { ...person, company_name: client?.company_name ?? '' })
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
