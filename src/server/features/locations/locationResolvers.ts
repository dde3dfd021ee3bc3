/** Locations: list and total (dropdowns use them too), record and changes. */
import type {
  LocationFilter,
  LocationListInput,
  QueryAllLocationsArgs,
  Resolvers,
} from '#api/generated/contract.ts'
import type { LocationParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { placeListAccessOf } from '../../context/visibility/placeListAccess.ts'
import { accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import { visibleLocation } from '../../context/visibility/visibility.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { readDateRange } from '../../context/listSql/localDays.ts'
import { deletionMutations } from '../../context/records/softDelete.ts'
import { countLocations, readLocations, type LocationQuery } from './locationQueries.ts'
import { createLocation, updateLocation } from './saveLocation.ts'

const deletion = deletionMutations(async (context) => {
  const access = await accessOf(context)
  return {
    table: 'locations',
    isVisible: (alias) => visibleLocation(access, alias),
  }
}, readLocation)

export const locationResolvers = {
  Query: {
    allLocations: async (_root, { filter, input }, context, info) => {
      const query = await queryOf(context, filter, input)
      const sort = filter?.sort ?? BY_NAME
      return readLocations(context.db, {
        ...query,
        sort,
        withChildren: selectsField(info, 'children'),
        withCount: selectsField(info, 'observation_count') || sort.column === 'observation_count',
        days: await readDateRange(context.db, query.access, filter?.observationCountFilters ?? {}),
      })
    },
    totalLocations: async (_root, { filter, input }, context) =>
      countLocations(context.db, await queryOf(context, filter, input)),
    getLocationById: (_root, { id }, context) => readLocation(context, id),
  },
  Mutation: {
    createLocation: async (_root, args, context) =>
      readLocation(context, await createLocation(context, args)),
    updateLocation: async (_root, args, context) =>
      readLocation(context, await updateLocation(context, args)),
    deleteLocation: deletion.deleteOne,
    bulkDeleteLocations: deletion.deleteMany,
    restoreLocation: deletion.restoreOne,
    bulkRestoreLocations: deletion.restoreMany,
  },
} satisfies Resolvers<RequestContext>

const BY_NAME = { column: 'name', order: 'ASC' } as const

/** Finds a deleted location too. NOT_FOUND outside the caller's access. */
async function readLocation(context: RequestContext, id: string): Promise<LocationParent> {
  const access = await accessToRecord(context, 'locations', id)
  const [location] = await readLocations(context.db, {
    access,
    observableOnly: false,
    list: SINGLE_RECORD_LIST,
    filter: { locationIds: [requireUuid(id)] },
    sort: BY_NAME,
    withChildren: true,
    withCount: true,
    days: await readDateRange(context.db, access, {}),
  })
  if (!location) throw notFound()
  return location
}

async function queryOf(
  context: RequestContext,
  filter: QueryAllLocationsArgs['filter'],
  input: LocationListInput | null | undefined,
): Promise<LocationQuery> {
  const list = parseInput(listInputSchema, filter ?? {})
  const locationFilter: LocationFilter = filter ?? {}
  return { ...(await placeListAccessOf(context, input)), list, filter: locationFilter }
}
