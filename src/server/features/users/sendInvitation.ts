/** sendInvitation: another mail to choose a password, for somebody who has none. */
import type { MutationSendInvitationArgs } from '#api/generated/contract.ts'
import { badInput, rateLimited } from '#domain/errors.ts'
import { invitationRefusal } from '#domain/users/userRules.ts'
import { audit } from '../../context/audit/audit.ts'
import { changeRecord } from '../../context/records/changeRecord.ts'
import { limitMailing } from '../../context/request/mailingLimit.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { countLinksSince, inviteUsers, isBeingInvited } from '../auth/invitations.ts'
import { checkEdit, editorScopeOver } from './userPolicy.ts'

/** A call that is repeated before the mail has left sends no second one. Returns the person's id. */
export async function sendInvitation(
  context: RequestContext,
  { userId: id }: MutationSendInvitationArgs,
): Promise<string> {
  const now = context.now()
  await limitMailing(context, 'invitations')
  return changeRecord(context, 'users', { id }, async (transaction, person, access) => {
    const { clientId } = access
    const { beyond } = await editorScopeOver(transaction, access, person.id)
    checkEdit(requireSession(context), { ...person, has_wider_access: beyond })
    const refusal = invitationRefusal({ ...person, has_password: person.password_hash !== null })
    if (refusal !== null) throw badInput('userId', refusal)
    if (await isBeingInvited(transaction, person.id, now)) return
    const hourAgo = new Date(now.getTime() - HOUR_SECONDS * 1_000)
    if ((await countLinksSince(transaction, person.id, hourAgo)) >= MAX_PER_HOUR)
      throw rateLimited(HOUR_SECONDS)
    await transaction.run((tables) =>
      tables.update('users').set({ invited_at: now }).where('id', '=', person.id),
    )
    const { tokenSecret } = context.settings
    await inviteUsers(transaction, { clientId, userIds: [person.id], tokenSecret, now })
    await audit(transaction, context, {
      clientId,
      action: 'UPDATE',
      entity: 'users',
      recordId: person.id,
      before: { invited_at: person.invited_at },
      after: { invited_at: now },
    })
  })
}

const HOUR_SECONDS = 60 * 60
const MAX_PER_HOUR = 3
