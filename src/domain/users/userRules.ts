/** What somebody may do to a user, themselves included (spec 6; the ranks are of roles.ts). */
import { MESSAGES } from '../messages.ts'
import { mayChangeRole, mayDeleteUserOf, mayEditUserOf, spansClients, type Role } from '../roles.ts'

export interface Person {
  id: string
  type: Role
  client_id: string
}

/** Why not; null: they may. */
type Refusal = string | null

export const editRefusal = (actor: Pick<Person, 'type'>, target: Pick<Person, 'type'>): Refusal =>
  mayEditUserOf(actor.type, target.type) ? null : MESSAGES.higherLevelUser

/** `enabled` undefined: as it is. */
export const changeRefusal = (
  actor: Pick<Person, 'id' | 'type'>,
  target: Pick<Person, 'id' | 'type'>,
  { level, enabled }: { level: Role; enabled: boolean | undefined },
): Refusal => {
  const isSelf = target.id === actor.id
  if (isSelf && level !== target.type) return MESSAGES.ownLevelChanged
  if (isSelf && enabled === false) return MESSAGES.ownAccountDisabled
  return mayChangeRole(actor.type, target.type, level) ? null : MESSAGES.levelRefused
}

export const deletionRefusal = (
  actor: Pick<Person, 'id' | 'type'>,
  target: Pick<Person, 'id' | 'type'>,
): Refusal => {
  if (target.id === actor.id) return MESSAGES.ownAccountDeleted
  return mayDeleteUserOf(actor.type, target.type) ? null : MESSAGES.superUserDeleted
}

/** Who works in every client belongs to the provider's own. */
export const mayBeAt = (level: Role, clientId: string, actor: Pick<Person, 'client_id'>): boolean =>
  !spansClients(level) || clientId === actor.client_id
