/** What of a client's records a person may see: the one place of that rule (decisions, Rules: who sees which records). */
import { unauthenticated } from '#domain/errors.ts'
import { canAccessAllClients } from '#domain/roles.ts'
import type { TenantScope } from '../../platform/db/database.ts'
import type { RequestContext } from '../request/context.ts'
import { scopeOf } from '../scope/tenantScope.ts'
import { requireSession } from '../request/sessionOf.ts'
import { accessOfUser, ALL_PLACES, visibilityOf } from './accessOfPerson.ts'

export interface Access {
  readonly clientId: string
  readonly userId: string
  /** With the children of each; null: every one. */
  readonly locations: readonly string[] | null
  /** With the children of each; null: every one. */
  readonly departments: readonly string[] | null
  /** Of observations those made by or about this person; of people themselves. */
  readonly ownRecordsOnly: boolean
  /** Reads ids and names of places, nothing else. */
  readonly namesOnly: boolean
}

/** Of the caller, in their own client or, for the provider, in the one asked for. */
export async function accessOf(
  context: RequestContext,
  requestedClientId?: string | null,
): Promise<Access> {
  const { clientId } = await scopeOf(context, requestedClientId)
  const access = await accessOfUser(context.db, requireSession(context), clientId)
  if (!access) throw unauthenticated()
  return access
}

/** As `accessOf`, for observations only: whose sight is their own records needs no list of places. */
export async function observationAccessOf(
  context: RequestContext,
  requestedClientId?: string | null,
): Promise<Access> {
  const { role, userId } = requireSession(context)
  const visibility = visibilityOf(role)
  if (!visibility.ownRecordsOnly) return accessOf(context, requestedClientId)
  const { clientId } = await scopeOf(context, requestedClientId)
  return { clientId, userId, ...visibility, ...ALL_PLACES }
}

/** Of a record that is asked for by its id alone: the provider's may be any client's. */
export function recordScopeOf(context: RequestContext): TenantScope {
  const { role, clientId } = requireSession(context)
  return canAccessAllClients(role) ? 'every client' : { clientId }
}
