/** Throws errors for violations of the domain's rules about people. */
import { badInput, forbidden } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { mayAssign, type Role } from '#domain/roles.ts'
import {
  changeRefusal,
  deletionRefusal,
  editRefusal,
  mayBelongToClient,
  type personalFileRefusal,
  type PersonWithRecords,
  type TargetUser,
  type UserIdentity,
} from '#domain/users/userRules.ts'
import type { Session } from '../../context/request/requestContext.ts'
import { hasHiddenRows } from '../../context/visibility/personalRows.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import { visibleUser } from '../../context/visibility/userVisibility.ts'
import type { TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export function checkNewUser(session: Session, clientId: string, level: Role): void {
  if (!mayAssign(session.role, level)) throw forbidden(message('levelRefused'))
  checkClientOfRole(session, clientId, level)
}

export function checkEdit(session: Session, target: TargetUser): void {
  throwIfRefused(editRefusal(sessionPerson(session), target))
}

/** `enabled` undefined: unchanged. */
export function checkChange(
  session: Session,
  target: UserIdentity & TargetUser,
  change: { level: Role; enabled: boolean | undefined },
): void {
  checkEdit(session, target)
  throwIfRefused(changeRefusal(sessionPerson(session), target, change))
  if (change.level !== target.type) checkClientOfRole(session, target.client_id, change.level)
}

export function checkDeletion(session: Session, target: TargetUser): void {
  throwIfRefused(deletionRefusal(sessionPerson(session), target))
}

/** `refusal`: one of the rules about everything held about a person. */
export function checkPersonalData(
  actor: Pick<Session, 'userId' | 'role'>,
  target: PersonWithRecords,
  refusal: typeof personalFileRefusal,
): void {
  throwIfRefused(refusal({ id: actor.userId, type: actor.role }, target))
}

function checkClientOfRole(session: Session, clientId: string, level: Role): void {
  if (!mayBelongToClient(level, clientId, sessionPerson(session)))
    throw badInput('userLevel', message('providerAtOwnClientOnly'))
}

function throwIfRefused(reason: string | null): void {
  if (reason !== null) throw forbidden(reason)
}

const sessionPerson = ({ userId, role, clientId }: Session): UserIdentity => ({
  id: userId,
  type: role,
  client_id: clientId,
})

/** Renders whether a user has a location that an editor of some locations does not have. */
export const hasWiderAccess = (
  { locations }: Access,
  alias: string,
  tenantFilter: TenantFilter,
): Sql<boolean> => {
  if (locations === null) return sql`false`
  const user = (column: string) => sql.ref(`${alias}.${column}`)
  const chosen = sql`select from user_locations link where ${tenantFilter('link')} and link.user_id = ${user('id')}`
  return sql`(${user('user_has_full_location_access')} or not exists (${chosen})
    or exists (${chosen} and not link.location_id = any(${locations}::uuid[])))`
}

/** Renders the columns of PersonWithRecords for the user `alias`. */
export const personWithRecords = (access: Access, alias: string, tenantFilter: TenantFilter): Sql =>
  sql`${sql.ref(`${alias}.id`)}, ${sql.ref(`${alias}.type`)},
    ${hasWiderAccess(access, alias, tenantFilter)} as has_wider_access,
    ${hasHiddenRows(access, alias, tenantFilter)} as has_records_elsewhere`

/** Relation of a person's locations to those of an editor with some locations. */
interface EditorScope {
  /** The editor may see the user. */
  seen: boolean
  /** The user has a location that the editor does not have. */
  beyond: boolean
}

export async function editorScopeOver(
  transaction: Transaction,
  access: Access,
  userId: string,
): Promise<EditorScope> {
  if (access.locations === null) return { seen: true, beyond: false }
  const [scope] = await transaction.sql<EditorScope>((tenantFilter) => {
    return sql`select ${visibleUser(access, 'person', tenantFilter)} as seen,
          ${hasWiderAccess(access, 'person', tenantFilter)} as beyond
        from users person where ${tenantFilter('person')} and person.id = ${userId}`
  })
  return scope ?? { seen: false, beyond: true }
}
