/** Rules on what a person may do to a user, including themselves; ranks are in roles.ts. */
import { MESSAGES } from '../messages.ts'
import {
  mayChangeRole,
  mayEditUserWithRole,
  canAccessAllClients,
  isSuperUser,
  type Role,
} from '../roles.ts'

export interface UserIdentity {
  id: string
  type: Role
  client_id: string
}

/** The reason; null: allowed. */
type Refusal = string | null

/** Super users edit themselves. */
export const editRefusal = (
  actor: Pick<UserIdentity, 'id' | 'type'>,
  target: Pick<UserIdentity, 'id' | 'type'>,
): Refusal =>
  mayEditUserWithRole(actor.type, target.type) ||
  (target.id === actor.id && isSuperUser(actor.type))
    ? null
    : MESSAGES.higherLevelUser

/** `enabled` undefined: unchanged. */
export const changeRefusal = (
  actor: Pick<UserIdentity, 'id' | 'type'>,
  target: Pick<UserIdentity, 'id' | 'type'>,
  { level, enabled }: { level: Role; enabled: boolean | undefined },
): Refusal => {
  const isSelf = target.id === actor.id
  if (isSelf && level !== target.type) return MESSAGES.ownLevelChanged
  if (isSelf && enabled === false) return MESSAGES.ownAccountDisabled
  return mayChangeRole(actor.type, target.type, level) ? null : MESSAGES.levelRefused
}

export const deletionRefusal = (
  actor: Pick<UserIdentity, 'id' | 'type'>,
  target: Pick<UserIdentity, 'id' | 'type'>,
): Refusal => {
  if (target.id === actor.id) return MESSAGES.ownAccountDeleted
  return mayEditUserWithRole(actor.type, target.type) ? null : MESSAGES.superUserDeleted
}

/** People who work in all clients belong to the provider's own client. */
export const mayBelongToClient = (
  level: Role,
  clientId: string,
  actor: Pick<UserIdentity, 'client_id'>,
): boolean => !canAccessAllClients(level) || clientId === actor.client_id
