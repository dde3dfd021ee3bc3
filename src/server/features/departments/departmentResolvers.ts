/** Departments: list and total (dropdowns use them too), record and changes. */
import type {
  DepartmentFilter,
  DepartmentListInput,
  QueryAllDepartmentsArgs,
  Resolvers,
} from '#api/generated/contract.ts'
import type { DepartmentParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { placeListAccessOf } from '../../context/visibility/placeListAccess.ts'
import { accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import { visibleDepartment } from '../../context/visibility/visibility.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { requireUuid } from '../../platform/db/uuids.ts'
import { deletionMutations } from '../../context/records/softDelete.ts'
import { countDepartments, readDepartments, type DepartmentQuery } from './departmentQueries.ts'
import { createDepartment, updateDepartment } from './saveDepartment.ts'

const deletion = deletionMutations(async (context) => {
  const access = await accessOf(context)
  return {
    table: 'departments',
    isVisible: (alias, tenantFilter) => visibleDepartment(access, alias, tenantFilter),
  }
}, readDepartment)

export const departmentResolvers = {
  Query: {
    allDepartments: async (_root, { filter, input }, context, info) => {
      const sort = filter?.sort ?? BY_NAME
      return readDepartments(context.db, {
        ...(await queryOf(context, filter, input)),
        sort,
        withChildren: selectsField(info, 'children'),
        withLocations: selectsField(info, 'locations'),
        withCount: selectsField(info, 'observation_count') || sort.column === 'observation_count',
      })
    },
    totalDepartments: async (_root, { filter, input }, context) =>
      countDepartments(context.db, await queryOf(context, filter, input)),
    getDepartmentById: (_root, { id }, context) => readDepartment(context, id),
  },
  Mutation: {
    createDepartment: async (_root, args, context) =>
      readDepartment(context, await createDepartment(context, args)),
    updateDepartment: async (_root, args, context) =>
      readDepartment(context, await updateDepartment(context, args)),
    deleteDepartment: deletion.deleteOne,
    bulkDeleteDepartments: deletion.deleteMany,
    restoreDepartment: deletion.restoreOne,
    bulkRestoreDepartments: deletion.restoreMany,
  },
} satisfies Resolvers<RequestContext>

const BY_NAME = { column: 'name', order: 'ASC' } as const

/** Finds a deleted department too. NOT_FOUND outside the caller's access. */
async function readDepartment(context: RequestContext, id: string): Promise<DepartmentParent> {
  const [department] = await readDepartments(context.db, {
    access: await accessToRecord(context, 'departments', id),
    list: SINGLE_RECORD_LIST,
    filter: {},
    id: requireUuid(id),
    sort: BY_NAME,
    withChildren: true,
    withLocations: true,
    withCount: true,
  })
  if (!department) throw notFound()
  return department
}

async function queryOf(
  context: RequestContext,
  filter: QueryAllDepartmentsArgs['filter'],
  input: DepartmentListInput | null | undefined,
): Promise<DepartmentQuery> {
  const list = parseInput(listInputSchema, filter ?? {})
  const { access } = await placeListAccessOf(context, input)
  const departmentFilter: DepartmentFilter = filter ?? {}
  return { access, list, filter: departmentFilter }
}
