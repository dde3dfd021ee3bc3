/** Access: the part of a client that a person may see. */
import { mayOpen } from '#domain/access.ts'
import { badInput, notFound, unauthenticated } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import type { Language } from '#texts/languages.ts'
import { canAccessAllClients, isSuperUser, type Role, ROLES } from '#domain/roles.ts'
import type { Database, TenantScope } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import type { RecordTable } from '../../platform/db/tables.ts'
import { type RequestContext, requireSession } from '../request/requestContext.ts'
import { scopeOf } from '../scope/tenantScope.ts'
import { ALL_PLACES, type AssignedPlaces, readAssignedPlaces } from '../places/assignedPlaces.ts'

/** The part of a client that somebody sees. */
export interface Visibility extends AssignedPlaces {
  /** Only observations by or about this person, and of people only themselves. */
  readonly ownRecordsOnly: boolean
  /** Only ids and names of places. */
  readonly namesOnly: boolean
}

export interface Access extends Visibility {
  readonly clientId: string
  /** The client's, where the session has it. */
  readonly timeZone?: string | undefined
  readonly userId: string
  /** In which names are sorted; absent: English. */
  readonly language?: Language | undefined
}

export const visibilityOf = ({
  ownRecordsOnly,
  namesOnly,
  locations,
  departments,
}: Visibility): Visibility => ({ ownRecordsOnly, namesOnly, locations, departments })

/** Tells whether everything that was seen with `earlier` is seen with `now` too. */
export const includesAccess = (now: Visibility, earlier: Visibility): boolean =>
  (earlier.ownRecordsOnly || !now.ownRecordsOnly) &&
  (earlier.namesOnly || !now.namesOnly) &&
  includesPlaces(now.locations, earlier.locations) &&
  includesPlaces(now.departments, earlier.departments)

function includesPlaces(now: readonly string[] | null, earlier: readonly string[] | null): boolean {
  if (now === null) return true
  const known = new Set(now)
  return earlier !== null && earlier.every((id) => known.has(id))
}

/** Access of the caller to their own client or, for the provider, to the requested one. */
export async function accessOf(
  context: RequestContext,
  requestedClientId?: string | null,
): Promise<Access> {
  const { clientId } = await scopeOf(context, requestedClientId)
  const access = await accessOfUser(context.db, readerOf(context), clientId)
  if (!access) throw unauthenticated()
  return access
}

/** The session's places are those of before the call; one that adds places has them read again. */
export function forgetPlaces(context: RequestContext): void {
  context.session = { ...requireSession(context), places: undefined }
}

/** Like `accessOf`, for observations only: people who see only their own records need no places. */
export async function observationAccessOf(
  context: RequestContext,
  requestedClientId?: string | null,
): Promise<Access> {
  const session = requireSession(context)
  if (!VISIBILITY_BY_ROLE[session.role].ownRecordsOnly) return accessOf(context, requestedClientId)
  const { clientId } = await scopeOf(context, requestedClientId)
  return accessTo(readerOf(context), clientId, ALL_PLACES)
}

const readerOf = (context: RequestContext): ClientUser => ({
  ...requireSession(context),
  language: context.texts.language,
})

/** Scope of a lookup by id: the provider may read any client's record. */
export function recordScopeOf(context: RequestContext): TenantScope {
  const { role, clientId } = requireSession(context)
  return canAccessAllClients(role) ? 'every client' : { clientId }
}

/** Access to the client of a new record. A deleted client gets no new records; only the provider can name one. */
export async function accessForCreate(
  context: RequestContext,
  requestedClientId?: string | null,
): Promise<Access> {
  const access = await accessOf(context, requestedClientId)
  if (!canAccessAllClients(requireSession(context).role)) return access
  const [client] = await context.db.read(access, (tables) =>
    tables.from('clients').select('deleted_at'),
  )
  if (client?.deleted_at) throw badInput('clientId', message('clientDeleted'))
  return access
}

/**
 * Access to the client of a record that is looked up by its id. For the provider any client's; for everybody else
 * their own, whether it has the record or not.
 */
export async function accessToRecord(
  context: RequestContext,
  table: RecordTable,
  id: string,
): Promise<Access> {
  const recordId = requireUuid(id)
  if (!canAccessAllClients(requireSession(context).role)) return accessOf(context)
  const [record] = await context.db.sql<{ client_id: string }>(
    'every client',
    (tenantFilter) => sql`select record.client_id from ${sql.table(table)} record
        where record.id = ${recordId} and ${tenantFilter('record')}`,
  )
  if (!record) throw notFound()
  return accessOf(context, record.client_id)
}

/** Person whose access is read; background work sees no more than its person. */
interface ClientUser {
  userId: string
  /** The person's own client. */
  clientId: string
  role: Role
  /** Absent: not read yet. */
  places?: AssignedPlaces | undefined
  /** The client's; absent: not read yet. */
  timeZone?: string
  language?: Language | undefined
}

/** Returns null when the person no longer exists or may not work in the client. */
export async function accessOfUser(
  db: Database,
  person: ClientUser,
  clientId: string,
): Promise<Access | null> {
  if (clientId !== person.clientId && !canAccessAllClients(person.role)) return null
  const places = await assignedPlacesOf(db, person)
  return places && accessTo(person, clientId, places)
}

function accessTo(person: ClientUser, clientId: string, places: AssignedPlaces): Access {
  const { role, userId, language } = person
  const { ownRecordsOnly, namesOnly } = VISIBILITY_BY_ROLE[role]
  const { locations, departments } = places
  const timeZone = clientId === person.clientId ? person.timeZone : undefined
  return { clientId, timeZone, userId, language, ownRecordsOnly, namesOnly, locations, departments }
}

/**
 * People without a dashboard see their own observations; people without a list of places read names only. Precomputed,
 * because every request needs it.
 */
const VISIBILITY_BY_ROLE = Object.fromEntries(
  ROLES.map((role) => [
    role,
    { ownRecordsOnly: !mayOpen(role, '/home'), namesOnly: !mayOpen(role, '/locations') },
  ]),
) as Record<Role, Pick<Visibility, 'ownRecordsOnly' | 'namesOnly'>>

async function assignedPlacesOf(
  db: Database,
  { role, places: known, ...person }: ClientUser,
): Promise<AssignedPlaces | null> {
  if (canAccessAllClients(role)) return ALL_PLACES
  const places = known ?? (await readAssignedPlaces(db, person))
  if (!places) return null
  const { locations, departments } = places
  return { locations, departments: isSuperUser(role) ? null : departments }
}
