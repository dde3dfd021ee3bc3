/** Parses the arguments of all calls that take the list's filter: lists, totals, summaries and exports. */
import { z } from 'zod'
import type { ObservationFilter } from '#api/generated/contract.ts'
import { MAX_COUNT_BOUND } from '#domain/listLimits.ts'
import { message } from '#domain/messages.ts'
import {
  type ObservationDaysInput,
  observationListInputSchema,
  withDays,
} from '#domain/observations/observationListInput.ts'
import { ALL_DATES, readDateRange, readToday } from '../../context/listSql/localDays.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { descendantIds } from '../../context/places/placeTree.ts'
import { observationAccessOf } from '../../context/visibility/userAccess.ts'
import type { Database, TenantScope } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import { type GroupBy, rollupPlanFor } from '../rollups/rollupPlan.ts'
import type { ObservationQuery } from './observationConditions.ts'
import type { CountsPlan } from './observationTotals.ts'
import { readSearchedWords } from './observationWords.ts'

/** Bound of a total; null: none. */
export const countBoundSchema = z.object({
  upTo: z
    .int(message('upToOutOfRange'))
    .min(1, message('upToOutOfRange'))
    .max(MAX_COUNT_BOUND, message('upToOutOfRange'))
    .nullish()
    .transform((upTo) => upTo ?? null),
})

export interface FilterArgs {
  filter?: ObservationFilter | null | undefined
  input?: { clientId?: string | null | undefined } | null | undefined
}

export async function parseObservationQuery(
  context: RequestContext,
  args: FilterArgs,
): Promise<ObservationQuery> {
  return readObservationQuery(context.db, await parseQueryWithoutDates(context, args))
}

/** Reads the instants of the filter's days, the places inside its places, and the names that its search finds. */
export async function readObservationQuery(
  db: Database,
  { access, filter }: Pick<ObservationQuery, 'access' | 'filter'>,
): Promise<ObservationQuery> {
  const [days, withPlaces, words] = await Promise.all([
    readDateRange(db, access, filter),
    addPlacesInside(db, access, filter),
    readSearchedWords(db, access, filter.search),
  ])
  return { access, filter: withPlaces, days, words }
}

/** Adds the locations and departments inside those that the filter names. */
async function addPlacesInside(
  db: Database,
  scope: TenantScope,
  filter: ObservationDaysInput,
): Promise<ObservationDaysInput> {
  const [locations, departments] = [filter.locations, filter.departments].map(filterUuids)
  if (filter.exactPlaces || !(locations?.length || departments?.length)) return filter
  const [inside] = await db.sql<Pick<ObservationDaysInput, 'locations' | 'departments'>>(
    scope,
    (tenantFilter) => sql`select
          array(${descendantIds(tenantFilter, 'locations', locations ?? [])}) as locations,
          array(${descendantIds(tenantFilter, 'departments', departments ?? [])}) as departments`,
    { pipelined: true },
  )
  return {
    ...filter,
    ...(locations?.length && inside ? { locations: inside.locations } : {}),
    ...(departments?.length && inside ? { departments: inside.departments } : {}),
  }
}

/** A named range of days becomes those that it has on the client's day of this call. */
export async function parseQueryWithoutDates(
  context: RequestContext,
  { filter, input }: FilterArgs,
): Promise<Pick<ObservationQuery, 'access' | 'filter'>> {
  const parsed = parseInput(observationListInputSchema, filter ?? {})
  const access = await observationAccessOf(context, input?.clientId)
  const today = parsed.dates === null ? '' : await readToday(context.db, access, context.now())
  return { filter: withDays(parsed, today), access }
}

/**
 * Plans the counts of a summary. The roll-ups are by the client's days already, so for them the date range is not read.
 */
export async function parseSummaryQuery(
  context: RequestContext,
  args: FilterArgs,
  by: GroupBy,
): Promise<CountsPlan> {
  const { access, filter: named } = await parseQueryWithoutDates(context, args)
  const filter = await addPlacesInside(context.db, access, named)
  const rollup = rollupPlanFor({ access, filter }, by)
  if (rollup) return { access, filter, days: ALL_DATES, words: [], by, rollup }
  const [days, words] = await Promise.all([
    readDateRange(context.db, access, filter),
    readSearchedWords(context.db, access, filter.search),
  ])
  return { access, filter, days, words, by, rollup }
}
