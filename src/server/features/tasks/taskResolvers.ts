/** Tasks: list and total, those that an observation form offers, record and changes. */
import type { QueryAllTasksArgs, Resolvers, TaskListInput } from '#api/generated/contract.ts'
import type { TaskParent } from '#api/parents.ts'
import { duplicate, notFound } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import { visibleTask } from '../../context/visibility/visibility.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { uuidOrNil, requireUuid } from '../../platform/db/uuids.ts'
import { deletionMutations } from '../../context/records/softDelete.ts'
import { createTask, updateTask } from './saveTask.ts'
import { areTaskNamesTaken } from './taskValuesQueries.ts'
import { countTasks, readTasks, type TaskQuery, readTasksForObservation } from './taskQueries.ts'

const deletion = deletionMutations(async (context) => {
  const access = await accessOf(context)
  return {
    table: 'tasks',
    isVisible: (alias, tenantFilter) => visibleTask(access, alias, tenantFilter),
    beforeRestore: async (transaction, ids) => {
      if (await areTaskNamesTaken(transaction, ids)) throw duplicate(message('restoreNameTaken'))
    },
  }
}, readTask)

export const taskResolvers = {
  Query: {
    allTasks: async (_root, args, context, info) =>
      readTasks(context.db, {
        ...(await queryOf(context, args.filter, args.input)),
        sort: args.filter?.sort ?? BY_NAME,
        maxPlaces: parseInput(listInputSchema, {
          take: args.departmentAndLocationFilter?.take ?? MAX_PLACES_LISTED,
        }).take,
        selects: (column) => selectsField(info, column),
        withCount: args.includeObservationCount ?? false,
      }),
    totalTasks: async (_root, { filter, input }, context) =>
      countTasks(context.db, await queryOf(context, filter, input)),
    getTaskById: (_root, { id }, context) => readTask(context, id),
    getTasksForObservation: async (_root, { input }, context) =>
      readTasksForObservation(context.db, await accessOf(context, input?.clientId), {
        locationId: uuidOrNil(input?.locationId),
        departmentId: uuidOrNil(input?.departmentId),
        campaignId: uuidOrNil(input?.campaignId),
      }),
  },
  Mutation: {
    createTask: async (_root, args, context) => readTask(context, await createTask(context, args)),
    updateTask: async (_root, args, context) => readTask(context, await updateTask(context, args)),
    deleteTask: deletion.deleteOne,
    bulkDeleteTasks: deletion.deleteMany,
    restoreTask: deletion.restoreOne,
    bulkRestoreTasks: deletion.restoreMany,
  },
} satisfies Resolvers<RequestContext>

const BY_NAME = { column: 'name', order: 'ASC' } as const

/** Departments and locations that the list names for each task. */
const MAX_PLACES_LISTED = 3

/** Finds a deleted task too. NOT_FOUND outside the caller's access. */
async function readTask(context: RequestContext, id: string): Promise<TaskParent> {
  const [task] = await readTasks(context.db, {
    access: await accessToRecord(context, 'tasks', id),
    list: SINGLE_RECORD_LIST,
    filter: {},
    id: requireUuid(id),
    sort: BY_NAME,
    maxPlaces: null,
    selects: () => true,
    withCount: true,
  })
  if (!task) throw notFound()
  return task
}

async function queryOf(
  context: RequestContext,
  filter: QueryAllTasksArgs['filter'],
  input: TaskListInput | null | undefined,
): Promise<TaskQuery> {
  const list = parseInput(listInputSchema, filter ?? {})
  return { access: await accessOf(context, input?.clientId), list, filter: filter ?? {} }
}
