/** Departments: the list and its total, which is also the dropdowns' (spec 7). */
import type {
  DepartmentFilter,
  DepartmentListInput,
  QueryAllDepartmentsArgs,
  Resolvers,
} from '#api/generated/contract.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { placeListAccessOf } from '../access/placeListAccess.ts'
import type { RequestContext } from '../graphql/context.ts'
import { asksFor } from '../list/asksFor.ts'
import { checked } from '../list/checked.ts'
import { countDepartments, readDepartments, type DepartmentQuery } from './departmentQueries.ts'

export const departmentResolvers = {
  Query: {
    allDepartments: async (_root, { filter, input }, context, info) => {
      const sort = filter?.sort ?? BY_NAME
      return readDepartments(context.db, {
        ...(await queryOf(context, filter, input)),
        sort,
        withChildren: asksFor(info, 'children'),
        withLocations: asksFor(info, 'locations'),
        withCount: asksFor(info, 'observation_count') || sort.column === 'observation_count',
      })
    },
    totalDepartments: async (_root, { filter, input }, context) =>
      countDepartments(context.db, await queryOf(context, filter, input)),
  },
} satisfies Resolvers<RequestContext>

const BY_NAME = { column: 'name', order: 'ASC' } as const

async function queryOf(
  context: RequestContext,
  filter: QueryAllDepartmentsArgs['filter'],
  input: DepartmentListInput | null | undefined,
): Promise<DepartmentQuery> {
  const list = checked(listInputSchema, filter ?? {})
  const { access } = await placeListAccessOf(context, input)
  const given: DepartmentFilter = filter ?? {}
  return { access, list, filter: given }
}
