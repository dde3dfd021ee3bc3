/** Rules on what a person may do to a user, including themselves; ranks are in roles.ts. */
import { mayOpen } from '../access.ts'
import { message } from '../messages.ts'
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

type Actor = Pick<UserIdentity, 'id' | 'type'>

/** A user whom the actor is about to change. */
export interface TargetUser extends Pick<UserIdentity, 'id' | 'type'> {
  /** The user has locations that the actor does not have. */
  has_wider_access: boolean
}

/** The reason; null: allowed. */
type Refusal = string | null

/** Super users edit themselves. Whoever has chosen places edits nobody with more. */
export const editRefusal = (actor: Actor, target: TargetUser): Refusal => {
  if (target.id === actor.id && isSuperUser(actor.type)) return null
  if (!mayEditUserWithRole(actor.type, target.type)) return message('higherLevelUser')
  return target.has_wider_access ? message('userOutsideOwnScope') : null
}

/** `enabled` undefined: unchanged. */
export const changeRefusal = (
  actor: Actor,
  target: Actor,
  { level, enabled }: { level: Role; enabled: boolean | undefined },
): Refusal => {
  const isSelf = target.id === actor.id
  if (isSelf && level !== target.type) return message('ownLevelChanged')
  if (isSelf && enabled === false) return message('ownAccountDisabled')
  return mayChangeRole(actor.type, target.type, level) ? null : message('levelRefused')
}

/** Returns why a person cannot be deleted, or restored. */
export const deletionRefusal = (actor: Actor, target: TargetUser): Refusal => {
  if (target.id === actor.id) return message('ownAccountDeleted')
  if (!mayEditUserWithRole(actor.type, target.type)) return message('superUserDeleted')
  return target.has_wider_access ? message('userOutsideOwnScope') : null
}

/** A user whose data the actor wants as a whole: to read it, to erase it, or to hold it. */
export interface PersonWithRecords extends TargetUser {
  /** Some records of the person are at places that the actor does not have. */
  has_records_elsewhere: boolean
}

/** Everything held about somebody is for who may change them and sees all of it; about oneself see below. */
const wholeDataRefusal = (actor: Actor, target: PersonWithRecords): Refusal => {
  if (!mayEditUserWithRole(actor.type, target.type)) return message('superUserPersonalData')
  if (target.has_wider_access) return message('userOutsideOwnScope')
  return target.has_records_elsewhere ? message('recordsOutsideOwnScope') : null
}

/** Refuses the file with everything held about a person, which everybody may have of themselves. */
export const personalFileRefusal = (actor: Actor, target: PersonWithRecords): Refusal =>
  target.id === actor.id ? null : wholeDataRefusal(actor, target)

export const erasureRefusal = (actor: Actor, target: PersonWithRecords): Refusal =>
  target.id === actor.id ? message('ownAccountDeleted') : wholeDataRefusal(actor, target)

export const holdRefusal = (actor: Actor, target: PersonWithRecords): Refusal =>
  target.id === actor.id ? message('holdOfOneself') : wholeDataRefusal(actor, target)

/** A person who may be sent a mail to choose a password. */
interface Invitee {
  type: Role
  is_account_enabled: boolean
  has_password: boolean
}

/** People of a level that opens nothing have no reason to sign in. */
export const mayUseTheApp = (level: Role): boolean => mayOpen(level, '/allobservations')

export const invitationRefusal = (invitee: Invitee): Refusal => {
  if (!invitee.is_account_enabled) return message('inviteeDisabled')
  if (!mayUseTheApp(invitee.type)) return message('inviteeWithoutLevel')
  return invitee.has_password ? message('invitationAccepted') : null
}

/** People who work in all clients belong to the provider's own client. */
export const mayBelongToClient = (
  level: Role,
  clientId: string,
  actor: Pick<UserIdentity, 'client_id'>,
): boolean => !canAccessAllClients(level) || clientId === actor.client_id
