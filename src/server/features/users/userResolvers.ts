/** Resolvers of people: list, total, single records, changes, and the people that dropdowns offer. */
import type { GraphQLResolveInfo } from 'graphql'
import type { QueryAllUsersArgs, Resolvers } from '#api/generated/contract.ts'
import type { UserParent } from '#api/parents.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { isSuperUser } from '#domain/roles.ts'
import { type Access, accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import { visiblePerson, worksAtPlaces, visibleTask } from '../../context/visibility/visibility.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { recordResolvers } from '../../context/records/recordResolvers.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { uuidOrNil } from '../../platform/db/uuids.ts'
import {
  parseUserListArgs,
  USERS_BY_NAME,
  readMailDeliveryError,
  countUsers,
  readUsers,
  type UserColumns,
  type UserQuery,
} from './userQueries.ts'
import { readInvitation } from '../auth/invitations.ts'
import { userDeletion } from './deleteUsers.ts'
import { canDoTask } from '../../context/visibility/userVisibility.ts'
import { tellApart } from '../../context/people/tellApart.ts'
import { readPeople } from '../../context/people/peopleQueries.ts'
import { resetUserPassword } from './resetUserPassword.ts'
import { sendInvitation } from './sendInvitation.ts'
import { createUser, updateUser } from './saveUser.ts'
import { endUserDevice, resetSecondFactor, userSecurity } from './userSecurity.ts'
import { sql } from '../../platform/db/sql.ts'

const users = recordResolvers({
  table: 'users',
  listQuery: async (
    context,
    args: QueryAllUsersArgs,
  ): Promise<UserQuery & Pick<UserColumns, 'sort'>> => ({
    ...(await parseUserListArgs(context, args)),
    sort: args.filter?.sort ?? USERS_BY_NAME,
  }),
  recordQuery: async (context, id) => ({
    access: await accessToRecord(context, 'users', id),
    list: SINGLE_RECORD_LIST,
    filter: {},
    where: {},
    id,
    sort: USERS_BY_NAME,
  }),
  read: async (context, query, info) => {
    const people = await readUsers(context.db, { ...query, ...selectedColumnsOf(context, info) })
    return query.id
      ? Promise.all(people.map((person) => withAccountState(context, person, { ...query, info })))
      : people
  },
  count: countUsers,
  deletion: userDeletion,
})

export const userResolvers = {
  Query: {
    allUsers: users.list,
    totalUsers: users.total,
    getUserById: users.one,
    userSecurity: (_root, args, context) => userSecurity(context, args),
    getUsersByTask: async (_root, { input, taskId, search, take, skip }, context) => {
      const list = parseInput(listInputSchema, { search, take, skip })
      const access = await accessOf(context, input?.clientId)
      const task = uuidOrNil(taskId)
      const people = await readPeople(context.db, {
        access,
        ...list,
        conditions: (tenantFilter) => [
          sql`person.deleted_at is null`,
          visiblePerson(access, 'person', tenantFilter),
          ...(task
            ? [
                canDoTask('person', task, tenantFilter),
                sql`exists (select from tasks task where ${tenantFilter('task')} and task.id = ${task}
                  and task.deleted_at is null and ${visibleTask(access, 'task', tenantFilter)})`,
              ]
            : []),
        ],
      })
      return tellApart(context, access, people)
    },
    getUsersByDepartmentAndLocation: async (_root, { input }, context) => {
      const list = parseInput(listInputSchema, {
        search: input?.search,
        take: input?.take,
        skip: input?.skip,
      })
      const access = await accessOf(context, input?.clientId)
      const location = uuidOrNil(input?.locationId)
      const department = uuidOrNil(input?.departmentId)
      const places = {
        locations: location === null ? null : [location],
        departments: department === null ? null : [department],
      }
      const people = await readPeople(context.db, {
        access,
        ...list,
        conditions: (tenantFilter) => [
          sql`person.deleted_at is null`,
          visiblePerson(access, 'person', tenantFilter),
          worksAtPlaces(places, 'person', tenantFilter),
        ],
      })
      return tellApart(context, access, people)
    },
  },
  Mutation: {
    createUser: users.after(createUser),
    updateUser: users.after(updateUser),
    deleteUser: users.deleteOne,
    bulkDeleteUsers: users.deleteMany,
    restoreUser: users.restoreOne,
    bulkRestoreUsers: users.restoreMany,
    endUserDevice: (_root, args, context) => endUserDevice(context, args),
    resetSecondFactor: (_root, args, context) => resetSecondFactor(context, args),
    resetUserPassword: (_root, args, context) => resetUserPassword(context, args),
    sendInvitation: users.after(sendInvitation),
  },
} satisfies Resolvers<RequestContext>

function selectedColumnsOf(
  context: RequestContext,
  info: GraphQLResolveInfo,
): Omit<UserColumns, 'sort'> {
  const counts = ['observation_count', 'observed_count']
  return {
    withPlaces: selectsField(info, 'locations') || selectsField(info, 'departments'),
    withLastObserved: selectsField(info, 'last_observed_at'),
    withCounts: counts.some((count) => selectsField(info, count)),
    withRecordsElsewhere: selectsField(info, 'has_records_elsewhere'),
    withEmployeeId: isSuperUser(requireSession(context).role),
  }
}

/** Reads besides, for one person: why mails do not arrive, and how far an invitation is. */
async function withAccountState(
  { db, session, now }: RequestContext,
  person: UserParent,
  { access, info }: { access: Access; info: GraphQLResolveInfo },
): Promise<UserParent> {
  const mayInvite = isSuperUser(requireSession({ session }).role)
  return {
    ...person,
    mail_refusal: selectsField(info, 'mail_refusal')
      ? await readMailDeliveryError(db, access, person)
      : null,
    invitation:
      mayInvite && selectsField(info, 'invitation')
        ? await readInvitation(db, access, { id: person.id, now: now() })
        : null,
  }
}
