/** What the observation filter offers, within the caller's access (spec 2 and 7). */
import type { FilterFormDataObserversArgs, Resolvers } from '#api/generated/contract.ts'
import type { FilterFormDataParent } from '#api/parents.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { accessOf } from '../access/access.ts'
import { matchesIds } from '../access/observationAccess.ts'
import { visiblePerson } from '../access/personAccess.ts'
import type { RequestContext } from '../graphql/context.ts'
import { scopeOf } from '../graphql/reach.ts'
import { parseInput } from '../list/checked.ts'
import { filterUuids } from '../list/uuids.ts'
import { readPeople } from '../users/peopleQueries.ts'
import { readFilterNames, type NamedTable } from './filterFormQueries.ts'
import { sql } from '../db/sql.ts'

export const filterFormResolvers = {
  Query: {
    filterFormData: (_root, { clientId }, context) => scopeOf(context, clientId),
  },
  FilterFormData: {
    observers: peopleField('user_id'),
    observees: peopleField('observee_id'),
    departments: namesField('departments'),
    locations: namesField('locations'),
    tasks: namesField('tasks'),
    campaigns: namesField('campaigns'),
  },
} satisfies Resolvers<RequestContext>

function namesField(table: NamedTable) {
  return async ({ clientId }: FilterFormDataParent, _args: object, context: RequestContext) =>
    readFilterNames(context.db, await accessOf(context, clientId), table)
}

/** Who sees their own observations only is offered the people in those. */
function peopleField(column: 'user_id' | 'observee_id') {
  return async (
    { clientId }: FilterFormDataParent,
    { ids, ...args }: FilterFormDataObserversArgs,
    context: RequestContext,
  ) => {
    const list = parseInput(listInputSchema, args)
    const access = await accessOf(context, clientId)
    return readPeople(context.db, {
      access,
      ...list,
      conditions: (tenantFilter) => [
        matchesIds(sql`p.id`, filterUuids(ids)),
        access.ownRecordsOnly
          ? sql`p.id in (select ${sql.ref(`o.${column}`)} from observations o
              where ${tenantFilter('o')} and (o.user_id = ${access.userId} or o.observee_id = ${access.userId}))`
          : visiblePerson(access, 'p', tenantFilter),
      ],
    })
  }
}
