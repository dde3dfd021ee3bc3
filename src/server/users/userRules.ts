/** The domain's rules about people, as refusals of calls. */
import { badInput, forbidden } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { mayAssign, type Role } from '#domain/roles.ts'
import {
  changeRefusal,
  deletionRefusal,
  editRefusal,
  mayBeAt,
  type Person,
} from '#domain/users/userRules.ts'
import type { Session } from '../graphql/context.ts'

type Known = Pick<Person, 'id' | 'type'>

export function checkNewUser(session: Session, clientId: string, level: Role): void {
  if (!mayAssign(session.role, level)) throw forbidden(MESSAGES.levelRefused)
  checkHome(session, clientId, level)
}

export function checkEdit(session: Session, target: Known): void {
  refuse(editRefusal(personOf(session), target))
}

/** `enabled` undefined: as it is. */
export function checkChange(
  session: Session,
  target: Person,
  change: { level: Role; enabled: boolean | undefined },
): void {
  checkEdit(session, target)
  refuse(changeRefusal(personOf(session), target, change))
  if (change.level !== target.type) checkHome(session, target.client_id, change.level)
}

export function checkDeletion(session: Session, target: Known): void {
  refuse(deletionRefusal(personOf(session), target))
}

function checkHome(session: Session, clientId: string, level: Role): void {
  if (!mayBeAt(level, clientId, personOf(session)))
    throw badInput('userLevel', MESSAGES.providerElsewhere)
}

function refuse(reason: string | null): void {
  if (reason !== null) throw forbidden(reason)
}

const personOf = ({ userId, role, clientId }: Session): Person => ({
  id: userId,
  type: role,
  client_id: clientId,
})
