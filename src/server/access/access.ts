/** What of a client's records a person may see: the one place of that rule (decisions, Rules: who sees which records). */
import { mayOpen } from '#domain/access.ts'
import { unauthenticated } from '#domain/errors.ts'
import { isSuperUser, spansClients, type Role } from '#domain/roles.ts'
import type { Reach } from '../db/database.ts'
import type { RequestContext } from '../graphql/context.ts'
import { reachOf } from '../graphql/reach.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { readPlaces } from './accessQueries.ts'

export interface Access {
  readonly clientId: string
  readonly userId: string
  /** With the children of each; null: every one. */
  readonly locations: readonly string[] | null
  /** With the children of each; null: every one. */
  readonly departments: readonly string[] | null
  /** Of observations those made by or about this person; of people themselves. */
  readonly ownOnly: boolean
  /** Reads ids and names of places, nothing else. */
  readonly namesOnly: boolean
}

/** Of the caller, in their own client or, for the provider, in the one asked for. */
export async function accessOf(
  context: RequestContext,
  requestedClientId?: string | null,
): Promise<Access> {
  const { role, userId } = sessionOf(context)
  const { clientId } = await reachOf(context, requestedClientId)
  return { clientId, userId, ...sightOf(role), ...(await placesOf(context, role)) }
}

/** As `accessOf`, for observations only: whose sight is their own records needs no list of places. */
export async function observationAccessOf(
  context: RequestContext,
  requestedClientId?: string | null,
): Promise<Access> {
  const { role, userId } = sessionOf(context)
  const { clientId } = await reachOf(context, requestedClientId)
  const sight = sightOf(role)
  const places = sight.ownOnly ? EVERYWHERE : await placesOf(context, role)
  return { clientId, userId, ...sight, ...places }
}

/** Of a record that is asked for by its id alone: the provider's may be any client's. */
export function recordReachOf(context: RequestContext): Reach {
  const { role, clientId } = sessionOf(context)
  return spansClients(role) ? 'every client' : { clientId }
}

const EVERYWHERE = { locations: null, departments: null }

/** Who has no dashboard sees their own observations; who has no list of places reads their names. */
function sightOf(role: Role): Pick<Access, 'ownOnly' | 'namesOnly'> {
  return { ownOnly: !mayOpen(role, '/home'), namesOnly: !mayOpen(role, '/locations') }
}

async function placesOf(
  context: RequestContext,
  role: Role,
): Promise<Pick<Access, 'locations' | 'departments'>> {
  const session = sessionOf(context)
  if (spansClients(role) || !session.hasChosenPlaces) return EVERYWHERE
  const places = await readPlaces(context.db, session)
  if (!places) throw unauthenticated()
  const { locations, departments } = places
  return { locations, departments: isSuperUser(role) ? null : departments }
}
