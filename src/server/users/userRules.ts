/** Who may give whom which level, and what nobody does to themselves (spec 6; the ranks are of the domain's roles). */
import { badInput, forbidden } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import {
  mayAssign,
  mayChangeRole,
  mayDeleteUserOf,
  mayEditUserOf,
  spansClients,
  type Role,
} from '#domain/roles.ts'
import type { Session } from '../graphql/context.ts'

interface Known {
  id: string
  type: Role
}

export function checkNewUser(actor: Session, clientId: string, level: Role): void {
  if (!mayAssign(actor.role, level)) throw forbidden(MESSAGES.levelRefused)
  checkHome(actor, clientId, level)
}

export function checkEdit(actor: Session, target: Known): void {
  if (!mayEditUserOf(actor.role, target.type)) throw forbidden(MESSAGES.higherLevelUser)
}

/** `enabled` undefined: as it is. */
export function checkChange(
  actor: Session,
  target: Known & { client_id: string },
  { level, enabled }: { level: Role; enabled: boolean | undefined },
): void {
  checkEdit(actor, target)
  const changesLevel = level !== target.type
  if (target.id === actor.userId) {
    if (changesLevel) throw forbidden(MESSAGES.ownLevelChanged)
    if (enabled === false) throw forbidden(MESSAGES.ownAccountDisabled)
  }
  if (!mayChangeRole(actor.role, target.type, level)) throw forbidden(MESSAGES.levelRefused)
  if (changesLevel) checkHome(actor, target.client_id, level)
}

export function checkDeletion(actor: Session, target: Known): void {
  if (target.id === actor.userId) throw forbidden(MESSAGES.ownAccountDeleted)
  if (!mayDeleteUserOf(actor.role, target.type)) throw forbidden(MESSAGES.superUserDeleted)
}

/** Who works in every client belongs to the provider's own. */
function checkHome(actor: Session, clientId: string, level: Role): void {
  if (spansClients(level) && clientId !== actor.clientId)
    throw badInput('userLevel', MESSAGES.providerElsewhere)
}
