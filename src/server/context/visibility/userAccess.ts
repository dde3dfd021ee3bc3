/** What of a client's records a person may see: the one place of that rule. */
import { mayOpen } from '#domain/access.ts'
import { badInput, notFound, unauthenticated } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { canAccessAllClients, isSuperUser, type Role, ROLES } from '#domain/roles.ts'
import type { Database, TenantScope } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { isUuid } from '#domain/uuid.ts'
import type { RecordTable } from '../../platform/db/tables.ts'
import { type RequestContext, requireSession } from '../request/requestContext.ts'
import { scopeOf } from '../scope/tenantScope.ts'
import { descendantIds } from './placeTree.ts'

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

/**
 * What a person may see of the client that a new record is for.
 * A deleted client gets no new records; only the provider can ask for one.
 */
export async function accessForCreate(
  context: RequestContext,
  requestedClientId?: string | null,
): Promise<Access> {
  const access = await accessOf(context, requestedClientId)
  if (!canAccessAllClients(requireSession(context).role)) return access
  const [client] = await context.db.read(access, (tables) =>
    tables.from('clients').select('deleted_at'),
  )
  if (client?.deleted_at) throw badInput('clientId', MESSAGES.clientDeleted)
  return access
}

/**
 * What a person may see of the client whose record is asked for by its id alone.
 * The provider's record may be any client's; everybody else has their own client, whether it has the record or not.
 */
export async function accessToRecord(
  context: RequestContext,
  table: RecordTable,
  id: string,
): Promise<Access> {
  const recordId = requireUuid(id)
  if (!canAccessAllClients(requireSession(context).role)) return accessOf(context)
  const [record] = await context.db.read<{ client_id: string }>('every client', (tables) =>
    tables.sql(
      (tenantFilter) => sql`select r.client_id from ${sql.table(table)} r
        where r.id = ${recordId} and ${tenantFilter('r')}`,
    ),
  )
  if (!record) throw notFound()
  return accessOf(context, record.client_id)
}

/**
 * Whose places a list of locations or departments shows, and whether it is a dropdown's.
 * Without a page of their own the places are only ever chosen from; so they are for `userId`, whose access then
 * narrows the caller's. `offered`: what cannot be observed at is left out.
 */
export async function placeListAccessOf(
  context: RequestContext,
  input: { clientId?: string | null; userId?: string | null } | null | undefined,
): Promise<{ access: Access; observableOnly: boolean }> {
  const access = await accessOf(context, input?.clientId)
  const userId = input?.userId
  if (!userId) return { access, observableOnly: access.namesOnly }
  if (userId === access.userId) return { access, observableOnly: true }
  const theirs = isUuid(userId)
    ? await readAssignedPlaces(context.db, { clientId: access.clientId, userId })
    : null
  if (!theirs) throw notFound()
  return {
    access: {
      ...access,
      locations: intersectPlaces(access.locations, theirs.locations),
      departments: intersectPlaces(access.departments, theirs.departments),
    },
    observableOnly: true,
  }
}

/** null: every place. */
function intersectPlaces(mine: readonly string[] | null, theirs: readonly string[] | null) {
  if (mine === null || theirs === null) return mine ?? theirs
  return mine.filter((id) => theirs.includes(id))
}

/**
 * What somebody may see of a client, also when nobody is signed in: work in the background sees no more than its person.
 */
interface ClientUser {
  userId: string
  /** The client that they belong to. */
  clientId: string
  role: Role
  /** Absent: not known. */
  hasPlaceRestrictions?: boolean
}

/** null: there is no such person any more, or the client is neither theirs nor one that they span. */
export async function accessOfUser(
  db: Database,
  person: ClientUser,
  clientId: string,
): Promise<Access | null> {
  const { role, userId } = person
  if (clientId !== person.clientId && !canAccessAllClients(role)) return null
  const places = await assignedPlacesOf(db, person)
  return places && { clientId, userId, ...visibilityOf(role), ...places }
}

const ALL_PLACES = { locations: null, departments: null }

/** Who has no dashboard sees their own observations; who has no list of places reads their names. */
function visibilityOf(role: Role): Visibility {
  return VISIBILITY_BY_ROLE[role]
}

type Visibility = Pick<Access, 'ownRecordsOnly' | 'namesOnly'>

/** Asked for at each call, so looked up once. */
const VISIBILITY_BY_ROLE = Object.fromEntries(
  ROLES.map((role) => [
    role,
    { ownRecordsOnly: !mayOpen(role, '/home'), namesOnly: !mayOpen(role, '/locations') },
  ]),
) as Record<Role, Visibility>

async function assignedPlacesOf(
  db: Database,
  { role, hasPlaceRestrictions, ...person }: ClientUser,
): Promise<Pick<Access, 'locations' | 'departments'> | null> {
  if (canAccessAllClients(role) || hasPlaceRestrictions === false) return ALL_PLACES
  const places = await readAssignedPlaces(db, person)
  if (!places) return null
  const { locations, departments } = places
  return { locations, departments: isSuperUser(role) ? null : departments }
}

/** Reads the places that a person was given, with the children of each; none given means every one. */
interface AssignedPlaces {
  locations: string[] | null
  departments: string[] | null
}

/** null: the client has no such person. */
async function readAssignedPlaces(
  db: Database,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<AssignedPlaces | null> {
  const [row] = await db.read<AssignedPlaces>(
    { clientId },
    (tables) =>
      tables.sql((tenantFilter) => {
        const locations = sql`select g.location_id from user_locations g where ${tenantFilter('g')} and g.user_id = ${userId}`
        const departments = sql`select g.department_id from user_departments g where ${tenantFilter('g')} and g.user_id = ${userId}`
        return sql`
        select
          case when u.user_has_full_location_access or not exists (${locations}) then null
            else array(${descendantIds(tenantFilter, 'locations', locations)}) end as locations,
          case when u.user_has_full_department_access or not exists (${departments}) then null
            else array(${descendantIds(tenantFilter, 'departments', departments)}) end as departments
        from users u
        where u.id = ${userId} and ${tenantFilter('u')}`
      }),
    { pipelined: true },
  )
  return row ?? null
}
