/** Tasks: list and total, those that an observation form offers, record and changes. */
import type { QueryAllTasksArgs, Resolvers } from '#api/generated/contract.ts'
import { duplicate } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { recordResolvers } from '../../context/records/recordResolvers.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import { uuidOrNil } from '../../platform/db/uuids.ts'
import { createTask, updateTask } from './saveTask.ts'
import {
  countTasks,
  readTasks,
  readTasksForObservation,
  type TaskColumns,
  type TaskQuery,
} from './taskQueries.ts'
import { areTaskNamesTaken } from './taskValuesQueries.ts'

const BY_NAME = { column: 'name', order: 'ASC' } as const

/** Departments and locations that the list names for each task. */
const MAX_PLACES_LISTED = 3

const tasks = recordResolvers({
  table: 'tasks',
  listQuery: async (
    context,
    args: Partial<QueryAllTasksArgs>,
  ): Promise<TaskQuery & Omit<TaskColumns, 'selects'>> => ({
    access: await accessOf(context, args.input?.clientId),
    list: parseInput(listInputSchema, args.filter ?? {}),
    filter: args.filter ?? {},
    sort: args.filter?.sort ?? BY_NAME,
    maxPlaces: parseInput(listInputSchema, {
      take: args.departmentAndLocationFilter?.take ?? MAX_PLACES_LISTED,
    }).take,
    withCount: args.includeObservationCount ?? false,
  }),
  recordQuery: async (context, id) => ({
    access: await accessToRecord(context, 'tasks', id),
    list: SINGLE_RECORD_LIST,
    filter: {},
    id,
    sort: BY_NAME,
    maxPlaces: null,
    withCount: true,
  }),
  read: ({ db }, query, info) =>
    readTasks(db, { ...query, selects: (column) => selectsField(info, column) }),
  count: countTasks,
  deletion: () => ({
    beforeRestore: async (transaction, ids) => {
      if (await areTaskNamesTaken(transaction, ids)) throw duplicate(message('restoreNameTaken'))
    },
  }),
})

export const taskResolvers = {
  Query: {
    allTasks: tasks.list,
    totalTasks: tasks.total,
    getTaskById: tasks.one,
    getTasksForObservation: async (_root, { input }, context) =>
      readTasksForObservation(context.db, await accessOf(context, input?.clientId), {
        locationId: uuidOrNil(input?.locationId),
        departmentId: uuidOrNil(input?.departmentId),
        campaignId: uuidOrNil(input?.campaignId),
      }),
  },
  Mutation: {
    createTask: tasks.after(createTask),
    updateTask: tasks.after(updateTask),
    deleteTask: tasks.deleteOne,
    bulkDeleteTasks: tasks.deleteMany,
    restoreTask: tasks.restoreOne,
    bulkRestoreTasks: tasks.restoreMany,
  },
} satisfies Resolvers<RequestContext>
