/** Options of the observation filter, within the caller's access. */
import type { FilterFormDataObserversArgs, Resolvers } from '#api/generated/contract.ts'
import type { FilterFormDataParent, NamedRecordParent } from '#api/parents.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { listInputSchema } from '#domain/listInput.ts'
import { recordJson, textSortKey } from '../../context/listSql/listSql.ts'
import { parseInput } from '../../context/request/parseInput.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import { scopeOf } from '../../context/scope/tenantScope.ts'
import { type Access, accessOf } from '../../context/visibility/userAccess.ts'
import { visibleRecord } from '../../context/visibility/recordVisibility.ts'
import { matchesIds, visiblePerson } from '../../context/visibility/visibility.ts'
import type { Database } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import { joinParents, type PlaceList } from '../../context/listSql/placeListSql.ts'
import { tellApart } from '../../context/people/tellApart.ts'
import { personMatches, readPeople } from '../../context/people/peopleQueries.ts'

/** Tables whose names the observation filter offers; with deleted records, since old observations refer to them. */
type NamedTable = 'locations' | 'departments' | 'tasks' | 'campaigns'

/** Sorted by name. */
async function readFilterNames(
  db: Database,
  access: Access,
  table: NamedTable,
): Promise<NamedRecordParent[]> {
  const place = PLACES[table]
  return db.sql<NamedRecordParent>(
    access,
    (
      tenantFilter,
    ) => sql`select record.id, record.name, record.deleted_at, ${place ? recordJson('parent') : sql`null::json`} as parent
        from ${sql.table(table)} record ${place ? joinParents(place, access, tenantFilter) : sql``}
        where ${tenantFilter('record')} and ${visibleRecord(table, access, 'record', tenantFilter)}
        order by ${textSortKey(sql`record.name`, access)}, record.id`,
  )
}

const PLACES: Partial<Record<NamedTable, PlaceList>> = {
  locations: { place: 'location', alias: 'record' },
  departments: { place: 'department', alias: 'record' },
}

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

/** Limits the people to those in the caller's own observations if the caller sees no others. */
function peopleField(column: 'user_id' | 'observee_id') {
  return async (
    { clientId }: FilterFormDataParent,
    { ids, ...args }: FilterFormDataObserversArgs,
    context: RequestContext,
  ) => {
    const list = parseInput(listInputSchema, args)
    const access = await accessOf(context, clientId)
    const read = (condition: Sql) =>
      readPeople(context.db, {
        access,
        ...list,
        conditions: (tenantFilter) => [
          condition,
          access.ownRecordsOnly
            ? sql`person.id in (select ${sql.ref(`observation.${column}`)} from observations observation
                where ${tenantFilter('observation')} and (observation.user_id = ${access.userId} or observation.observee_id = ${access.userId}))`
            : visiblePerson(access, 'person', tenantFilter),
        ],
      })
    const people = await read(matchesIds(sql`person.id`, filterUuids(ids)))
    if (!ids?.length || people.length === 0) return tellApart(context, access, people)
    // People asked for by their ids have to be told from people who are not.
    const namesakes = people.map((person) => personMatches(fullNameOf(person)))
    const others = await read(sql`(${sql.join(namesakes, sql` or `)})`)
    const all = new Map([...others, ...people].map((person) => [person.id, person]))
    const told = new Map(
      (await tellApart(context, access, [...all.values()])).map((person) => [person.id, person]),
    )
    return people.map((person) => told.get(person.id) ?? person)
  }
}
