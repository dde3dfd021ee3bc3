/** Ids that a caller passes: those of records outside their access answer like ids that no record has. */
import type { GraphQLFieldResolver } from 'graphql'
import { isUuid } from '#domain/uuid.ts'
import { NIL_UUID } from '../../platform/db/uuids.ts'
import { type RequestContext, requireSession } from '../request/requestContext.ts'
import { isRestricted, readHiddenIds } from './recordVisibility.ts'
import { accessOf } from './userAccess.ts'

type Resolver = GraphQLFieldResolver<unknown, RequestContext>

/** For what reads: a filter by a hidden place would tell who works there. Costs nothing without chosen places. */
export function withKnownIds(resolve: Resolver): Resolver {
  return (source, args, context, info) => {
    const places = context.session?.places
    if (places && !isRestricted(places)) return resolve(source, args, context, info)
    return withoutHiddenIds(context, args).then((known) => resolve(source, known, context, info))
  }
}

async function withoutHiddenIds<Args>(context: RequestContext, args: Args): Promise<Args> {
  const ids = uuidsIn(args)
  if (ids.length === 0 || !context.session) return args
  const { clientId } = requireSession(context)
  // People and campaigns as dropdowns offer them, to those too who see only their own observations.
  const access = { ...(await accessOf(context, clientId)), ownRecordsOnly: false }
  const hidden = await readHiddenIds(context.db, access, ids, FILTERED_TABLES)
  return hidden.size === 0 ? args : (replaceIds(args, hidden) as Args)
}

/** An observation is looked up by its own visibility: people see theirs at any place. */
const FILTERED_TABLES = ['campaigns', 'departments', 'locations', 'tasks', 'users'] as const

function uuidsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value.toLowerCase()] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(uuidsIn) : []
}

function replaceIds(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return hidden.has(value.toLowerCase()) ? NIL_UUID : value
  if (Array.isArray(value)) return value.map((one) => replaceIds(one, hidden))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, replaceIds(one, hidden)]),
  )
}
