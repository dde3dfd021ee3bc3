/** Locations: the list and its total, which is also the dropdowns' (spec 7). */
import type {
  LocationFilter,
  LocationListInput,
  QueryAllLocationsArgs,
  Resolvers,
} from '#api/generated/contract.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { placeListAccessOf } from '../access/placeListAccess.ts'
import type { RequestContext } from '../graphql/context.ts'
import { asksFor } from '../list/asksFor.ts'
import { checked } from '../list/checked.ts'
import { daysOf } from '../observations/daysOf.ts'
import { countLocations, readLocations, type LocationQuery } from './locationQueries.ts'

export const locationResolvers = {
  Query: {
    allLocations: async (_root, { filter, input }, context, info) => {
      const query = await queryOf(context, filter, input)
      const sort = filter?.sort ?? BY_NAME
      return readLocations(context.db, {
        ...query,
        sort,
        withChildren: asksFor(info, 'children'),
        withCount: asksFor(info, 'observation_count') || sort.column === 'observation_count',
        days: await daysOf(context.db, query.access, filter?.observationCountFilters ?? {}),
      })
    },
    totalLocations: async (_root, { filter, input }, context) =>
      countLocations(context.db, await queryOf(context, filter, input)),
  },
} satisfies Resolvers<RequestContext>

const BY_NAME = { column: 'name', order: 'ASC' } as const

async function queryOf(
  context: RequestContext,
  filter: QueryAllLocationsArgs['filter'],
  input: LocationListInput | null | undefined,
): Promise<LocationQuery> {
  const list = checked(listInputSchema, filter ?? {})
  const given: LocationFilter = filter ?? {}
  return { ...(await placeListAccessOf(context, input)), list, filter: given }
}
