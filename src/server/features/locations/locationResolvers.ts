/** Locations: list and total (dropdowns use them too), record and changes. */
import type { QueryAllLocationsArgs, Resolvers } from '#api/generated/contract.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { readDateRange } from '../../context/listSql/localDays.ts'
import { recordResolvers } from '../../context/records/recordResolvers.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { placeListAccessOf } from '../../context/visibility/placeListAccess.ts'
import { accessToRecord } from '../../context/visibility/userAccess.ts'
import { countLocations, readLocations } from './locationQueries.ts'
import { createLocation, updateLocation } from './saveLocation.ts'

const BY_NAME = { column: 'name', order: 'ASC' } as const

const locations = recordResolvers({
  table: 'locations',
  listQuery: async (context, { filter, input }: Partial<QueryAllLocationsArgs>) => ({
    ...(await placeListAccessOf(context, input)),
    list: parseInput(listInputSchema, filter ?? {}),
    filter: filter ?? {},
    sort: filter?.sort ?? BY_NAME,
  }),
  recordQuery: async (context, id) => ({
    access: await accessToRecord(context, 'locations', id),
    observableOnly: false,
    list: SINGLE_RECORD_LIST,
    filter: { locationIds: [id] },
    sort: BY_NAME,
  }),
  read: async ({ db }, query, info) =>
    readLocations(db, {
      ...query,
      withChildren: selectsField(info, 'children'),
      withCount:
        selectsField(info, 'observation_count') || query.sort.column === 'observation_count',
      days: await readDateRange(db, query.access, query.filter.observationCountFilters ?? {}),
    }),
  count: countLocations,
})

export const locationResolvers = {
  Query: {
    allLocations: locations.list,
    totalLocations: locations.total,
    getLocationById: locations.one,
  },
  Mutation: {
    createLocation: locations.after(createLocation),
    updateLocation: locations.after(updateLocation),
    deleteLocation: locations.deleteOne,
    bulkDeleteLocations: locations.deleteMany,
    restoreLocation: locations.restoreOne,
    bulkRestoreLocations: locations.restoreMany,
  },
} satisfies Resolvers<RequestContext>
