/** What the observation filter offers, within the caller's access (spec 2 and 7). */
import type { FilterFormDataObserversArgs, Resolvers } from '#api/generated/contract.ts'
import type { FilterFormDataParent } from '#api/parents.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { accessOf } from '../access/access.ts'
import { within } from '../access/observationAccess.ts'
import { seesPerson } from '../access/personAccess.ts'
import type { RequestContext } from '../graphql/context.ts'
import { reachOf } from '../graphql/reach.ts'
import { checked } from '../list/checked.ts'
import { uuidsOf } from '../list/uuids.ts'
import { readPeople } from '../users/peopleQueries.ts'
import { readNames, type NamedTable } from './filterFormQueries.ts'
import { sql } from '../db/sql.ts'

export const filterFormResolvers = {
  Query: {
    filterFormData: (_root, { clientId }, context) => reachOf(context, clientId),
  },
  FilterFormData: {
    observers: peopleIn('user_id'),
    observees: peopleIn('observee_id'),
    departments: namesOf('departments'),
    locations: namesOf('locations'),
    tasks: namesOf('tasks'),
    campaigns: namesOf('campaigns'),
  },
} satisfies Resolvers<RequestContext>

function namesOf(table: NamedTable) {
  return async ({ clientId }: FilterFormDataParent, _args: object, context: RequestContext) =>
    readNames(context.db, await accessOf(context, clientId), table)
}

/** Who sees their own observations only is offered the people in those. */
function peopleIn(column: 'user_id' | 'observee_id') {
  return async (
    { clientId }: FilterFormDataParent,
    { ids, ...args }: FilterFormDataObserversArgs,
    context: RequestContext,
  ) => {
    const list = checked(listInputSchema, args)
    const access = await accessOf(context, clientId)
    return readPeople(context.db, {
      access,
      ...list,
      conditions: (inReach) => [
        within(sql`p.id`, uuidsOf(ids)),
        access.ownOnly
          ? sql`p.id in (select ${sql.ref(`o.${column}`)} from observations o
              where ${inReach('o')} and (o.user_id = ${access.userId} or o.observee_id = ${access.userId}))`
          : seesPerson(access, 'p', inReach),
      ],
    })
  }
}
