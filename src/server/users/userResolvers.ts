/** People: those that the dropdowns of forms offer (spec 7). */
import { sql } from 'kysely'
import type { Resolvers } from '#api/generated/contract.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { accessOf } from '../access/access.ts'
import { seesPerson, worksAtLocations, worksInDepartments } from '../access/personAccess.ts'
import { seesTask } from '../access/taskAccess.ts'
import type { RequestContext } from '../graphql/context.ts'
import { checked } from '../list/checked.ts'
import { chosenId } from '../list/uuids.ts'
import { doesTask } from './doesTask.ts'
import { readPeople } from './peopleQueries.ts'

export const userResolvers = {
  Query: {
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
} satisfies Resolvers<RequestContext>
