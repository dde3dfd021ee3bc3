/** People: the list and its total, the record and its changes, and those that the dropdowns of forms offer (spec 7). */
import type { GraphQLResolveInfo } from 'graphql'
import type { Resolvers } from '#api/generated/contract.ts'
import type { UserParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { isSuperUser } from '#domain/roles.ts'
import { accessOf } from '../access/access.ts'
import { accessToRecord } from '../access/accessToRecord.ts'
import { seesPerson, worksAtLocations, worksInDepartments } from '../access/personAccess.ts'
import { seesTask } from '../access/taskAccess.ts'
import type { RequestContext } from '../graphql/context.ts'
import { sessionOf } from '../graphql/sessionOf.ts'
import { asksFor } from '../list/asksFor.ts'
import { checked } from '../list/checked.ts'
import { ONE_RECORD } from '../list/page.ts'
import { chosenId, uuidOf } from '../list/uuids.ts'
import { askedUsers, BY_NAME } from './askedUsers.ts'
import { deleteUsers } from './deleteUsers.ts'
import { doesTask } from './doesTask.ts'
import { readMailRefusal } from './mailRefusalQueries.ts'
import { readPeople } from './peopleQueries.ts'
import { resetUserPassword } from './resetUserPassword.ts'
import { createUser, updateUser } from './saveUser.ts'
import { countUsers, readUsers, type UserColumns } from './userQueries.ts'
import { sql } from '../db/sql.ts'

export const userResolvers = {
  Query: {
    allUsers: async (_root, args, context, info) => {
      const sort = args.filter?.sort ?? BY_NAME
      const query = await askedUsers(context, args)
      return readUsers(context.db, { ...query, ...columnsOf(context, info, sort) })
    },
    totalUsers: async (_root, args, context) =>
      countUsers(context.db, await askedUsers(context, args)),
    getUserById: (_root, { id }, context, info) => readUser(context, id, info),
    getUsersByTask: async (_root, { input, taskId, search, take, skip }, context) => {
      const list = checked(listInputSchema, { search, take, skip })
      const access = await accessOf(context, input?.clientId)
      const task = chosenId(taskId)
      return readPeople(context.db, {
        access,
        ...list,
        conditions: (inReach) => [
          sql`p.deleted_at is null`,
          seesPerson(access, 'p', inReach),
          ...(task
            ? [
                doesTask('p', task, inReach),
                sql`exists (select from tasks t where ${inReach('t')} and t.id = ${task}
                  and t.deleted_at is null and ${seesTask(access, 't', inReach)})`,
              ]
            : []),
        ],
      })
    },
    getUsersByDepartmentAndLocation: async (_root, { input }, context) => {
      const list = checked(listInputSchema, {
        search: input?.search,
        take: input?.take,
        skip: input?.skip,
      })
      const access = await accessOf(context, input?.clientId)
      const location = chosenId(input?.locationId)
      const department = chosenId(input?.departmentId)
      return readPeople(context.db, {
        access,
        ...list,
        conditions: (inReach) => [
          sql`p.deleted_at is null`,
          seesPerson(access, 'p', inReach),
          worksAtLocations(location === null ? null : [location], 'p', inReach),
          worksInDepartments(department === null ? null : [department], 'p', inReach),
        ],
      })
    },
  },
  Mutation: {
    createUser: async (_root, args, context, info) =>
      readUser(context, await createUser(context, args), info),
    updateUser: async (_root, args, context, info) => {
      await updateUser(context, args)
      return readUser(context, args.id, info)
    },
    deleteUser: async (_root, { id }, context, info) => {
      await deleteUsers(context, [id])
      return readUser(context, id, info)
    },
    bulkDeleteUsers: (_root, { ids }, context) => deleteUsers(context, ids),
    resetUserPassword: (_root, args, context) => resetUserPassword(context, args),
  },
} satisfies Resolvers<RequestContext>

function columnsOf(
  context: RequestContext,
  info: GraphQLResolveInfo,
  sort: UserColumns['sort'],
): UserColumns {
  const counts = ['observation_count', 'observed_count']
  return {
    sort,
    withPlaces: asksFor(info, 'locations') || asksFor(info, 'departments'),
    withCounts: counts.some((count) => asksFor(info, count)),
    withEmployeeId: isSuperUser(sessionOf(context).role),
  }
}

/** A deleted one is found. NOT_FOUND when out of reach. */
async function readUser(
  context: RequestContext,
  id: string,
  info: GraphQLResolveInfo,
): Promise<UserParent> {
  const access = await accessToRecord(context, 'users', id)
  const [user] = await readUsers(context.db, {
    access,
    list: ONE_RECORD,
    filter: {},
    where: {},
    id: uuidOf(id),
    ...columnsOf(context, info, BY_NAME),
  })
  if (!user) throw notFound()
  if (!asksFor(info, 'mail_refusal')) return user
  return { ...user, mail_refusal: await readMailRefusal(context.db, access, user) }
}
