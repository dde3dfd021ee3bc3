/** Resolvers of people: list, total, single records, changes, and the people that dropdowns offer. */
import type { GraphQLResolveInfo } from 'graphql'
import type { Resolvers } from '#api/generated/contract.ts'
import type { UserParent } from '#api/parents.ts'
import { notFound } from '#domain/errors.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { isSuperUser } from '#domain/roles.ts'
import { accessOf, accessToRecord } from '../../context/visibility/userAccess.ts'
import { visiblePerson, worksAtPlaces, visibleTask } from '../../context/visibility/visibility.ts'
import { type RequestContext, requireSession } from '../../context/request/requestContext.ts'
import { selectsField } from '../../context/request/selectedFields.ts'
import { deletionMutations } from '../../context/records/softDelete.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { uuidOrNil, requireUuid } from '../../platform/db/uuids.ts'
import {
  parseUserListArgs,
  USERS_BY_NAME,
  readMailDeliveryError,
  countUsers,
  readUsers,
  type UserColumns,
} from './userQueries.ts'
import { readInvitation } from '../auth/invitations.ts'
import { userDeletion } from './deleteUsers.ts'
import { canDoTask } from '../../context/visibility/userVisibility.ts'
import { readPeople } from './peopleQueries.ts'
import { resetUserPassword } from './resetUserPassword.ts'
import { sendInvitation } from './sendInvitation.ts'
import { createUser, updateUser } from './saveUser.ts'
import { endUserDevice, resetSecondFactor, userSecurity } from './userSecurity.ts'
import { sql } from '../../platform/db/sql.ts'

const deletion = deletionMutations(userDeletion, readUser)

export const userResolvers = {
  Query: {
    allUsers: async (_root, args, context, info) => {
      const sort = args.filter?.sort ?? USERS_BY_NAME
      const query = await parseUserListArgs(context, args)
      return readUsers(context.db, { ...query, ...selectedColumnsOf(context, info, sort) })
    },
    totalUsers: async (_root, args, context) =>
      countUsers(context.db, await parseUserListArgs(context, args)),
    getUserById: (_root, { id }, context, info) => readUser(context, id, info),
    userSecurity: (_root, args, context) => userSecurity(context, args),
    getUsersByTask: async (_root, { input, taskId, search, take, skip }, context) => {
      const list = parseInput(listInputSchema, { search, take, skip })
      const access = await accessOf(context, input?.clientId)
      const task = uuidOrNil(taskId)
      return readPeople(context.db, {
        access,
        ...list,
        conditions: (tenantFilter) => [
          sql`p.deleted_at is null`,
          visiblePerson(access, 'p', tenantFilter),
          ...(task
            ? [
                canDoTask('p', task, tenantFilter),
                sql`exists (select from tasks t where ${tenantFilter('t')} and t.id = ${task}
                  and t.deleted_at is null and ${visibleTask(access, 't', tenantFilter)})`,
              ]
            : []),
        ],
      })
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
      return readPeople(context.db, {
        access,
        ...list,
        conditions: (tenantFilter) => [
          sql`p.deleted_at is null`,
          visiblePerson(access, 'p', tenantFilter),
          worksAtPlaces(places, 'p', tenantFilter),
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
    deleteUser: deletion.deleteOne,
    bulkDeleteUsers: deletion.deleteMany,
    restoreUser: deletion.restoreOne,
    bulkRestoreUsers: deletion.restoreMany,
    endUserDevice: (_root, args, context) => endUserDevice(context, args),
    resetSecondFactor: (_root, args, context) => resetSecondFactor(context, args),
    resetUserPassword: (_root, args, context) => resetUserPassword(context, args),
    sendInvitation: async (_root, { userId }, context, info) => {
      await sendInvitation(context, userId)
      return readUser(context, userId, info)
    },
  },
} satisfies Resolvers<RequestContext>

function selectedColumnsOf(
  context: RequestContext,
  info: GraphQLResolveInfo,
  sort: UserColumns['sort'],
): UserColumns {
  const counts = ['observation_count', 'observed_count']
  return {
    sort,
    withPlaces: selectsField(info, 'locations') || selectsField(info, 'departments'),
    withLastObserved: selectsField(info, 'last_observed_at'),
    withCounts: counts.some((count) => selectsField(info, count)),
    withRecordsElsewhere: selectsField(info, 'has_records_elsewhere'),
    withEmployeeId: isSuperUser(requireSession(context).role),
  }
}

/** Finds a deleted person too. NOT_FOUND outside the caller's access. */
async function readUser(
  context: RequestContext,
  id: string,
  info: GraphQLResolveInfo,
): Promise<UserParent> {
  const access = await accessToRecord(context, 'users', id)
  const [user] = await readUsers(context.db, {
    access,
    list: SINGLE_RECORD_LIST,
    filter: {},
    where: {},
    id: requireUuid(id),
    ...selectedColumnsOf(context, info, USERS_BY_NAME),
  })
  if (!user) throw notFound()
  const { db } = context
  const mayInvite = isSuperUser(requireSession(context).role)
  return {
    ...user,
    mail_refusal: selectsField(info, 'mail_refusal')
      ? await readMailDeliveryError(db, access, user)
      : null,
    invitation:
      mayInvite && selectsField(info, 'invitation')
        ? await readInvitation(db, access, { id: user.id, now: context.now() })
        : null,
  }
}
