/** Departments: list and total (dropdowns use them too), record and changes. */
import type { QueryAllDepartmentsArgs, Resolvers } from '#api/generated/contract.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { recordResolvers } from '../../context/records/recordResolvers.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { placeListAccessOf } from '../../context/visibility/placeListAccess.ts'
import { accessToRecord } from '../../context/visibility/userAccess.ts'
import { countDepartments, readDepartments } from './departmentQueries.ts'
import { createDepartment, updateDepartment } from './saveDepartment.ts'

const BY_NAME = { column: 'name', order: 'ASC' } as const

const departments = recordResolvers({
  table: 'departments',
  listQuery: async (context, { filter, input }: Partial<QueryAllDepartmentsArgs>) => ({
    access: (await placeListAccessOf(context, input)).access,
    list: parseInput(listInputSchema, filter ?? {}),
    filter: filter ?? {},
    sort: filter?.sort ?? BY_NAME,
  }),
  recordQuery: async (context, id) => ({
    access: await accessToRecord(context, 'departments', id),
    list: SINGLE_RECORD_LIST,
    filter: {},
    id,
    sort: BY_NAME,
  }),
  read: ({ db }, query, info) =>
    readDepartments(db, {
      ...query,
      withChildren: selectsField(info, 'children'),
      withLocations: selectsField(info, 'locations'),
      withCount:
        selectsField(info, 'observation_count') || query.sort.column === 'observation_count',
    }),
  count: countDepartments,
})

export const departmentResolvers = {
  Query: {
    allDepartments: departments.list,
    totalDepartments: departments.total,
    getDepartmentById: departments.one,
  },
  Mutation: {
    createDepartment: departments.after(createDepartment),
    updateDepartment: departments.after(updateDepartment),
    deleteDepartment: departments.deleteOne,
    bulkDeleteDepartments: departments.deleteMany,
    restoreDepartment: departments.restoreOne,
    bulkRestoreDepartments: departments.restoreMany,
  },
} satisfies Resolvers<RequestContext>
