/** What the observation filter offers, within the caller's access (spec 2 and 7). */
import type { FilterFormDataObserversArgs, Resolvers } from '#api/generated/contract.ts'
import type { FilterFormDataParent } from '#api/parents.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { accessOf } from '../../context/visibility/access.ts'
import { matchesIds } from '../../context/visibility/observationAccess.ts'
import { visiblePerson } from '../../context/visibility/personAccess.ts'
import type { RequestContext } from '../../context/request/context.ts'
import { scopeOf } from '../../context/scope/tenantScope.ts'
import { parseInput } from '../../context/request/checked.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import { readPeople } from '../users/peopleQueries.ts'
import { readFilterNames, type NamedTable } from './filterFormQueries.ts'
import { sql } from '../../platform/db/sql.ts'

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
