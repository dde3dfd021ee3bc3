/** SQL that the lists of locations and of departments share. */
import type { ListInput } from '#domain/listInput.ts'
import { containsText, recordJson, type Sorting, textSortKey } from './listSql.ts'
import { descendantIds } from '../places/placeTree.ts'
import type { Access } from '../visibility/userAccess.ts'
import { visibleRecord } from '../visibility/recordVisibility.ts'
import { placeHasTask } from '../visibility/visibility.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { filterUuids, NIL_UUID, uuidOrNil } from '../../platform/db/uuids.ts'

export interface PlaceList {
  place: 'location' | 'department'
  /** Alias of the listed places; that of their parents is `parent`. */
  alias: string
}

interface PlaceQuery {
  access: Access
  list: ListInput
  filter: {
    notInside?: string | null | undefined
    campaignId?: string | null | undefined
    taskIds?: readonly string[] | null | undefined
  }
}

/** Renders the conditions that both kinds of places have. */
export function placeConditions(
  { place, alias }: PlaceList,
  { access, list, filter }: PlaceQuery,
  tenantFilter: TenantFilter,
): Sql[] {
  const id = sql.ref(`${alias}.id`)
  const tasks = filterUuids(filter.taskIds)
  const inside = (root: string) =>
    sql`(${descendantIds(tenantFilter, `${place}s`, [uuidOrNil(root) ?? NIL_UUID])})`
  return [
    tenantFilter(alias),
    visibleRecord(`${place}s`, access, alias, tenantFilter),
    ...(filter.notInside ? [sql`${id} not in ${inside(filter.notInside)}`] : []),
    ...(filter.campaignId
      ? [
          campaignHasPlace(
            filter.campaignId,
            place,
            tenantFilter,
            (tree) => sql`${id} in (${tree})`,
          ),
        ]
      : []),
    ...(list.showDeleted ? [] : [sql`${sql.ref(`${alias}.deleted_at`)} is null`]),
    ...(list.search ? [containsText(sql.ref(`${alias}.name`), list.search)] : []),
    ...(tasks ? [placeHasTask(place, alias, tasks, tenantFilter)] : []),
  ]
}

/**
 * Renders whether a campaign has no location or department, or `matches` the place's tree. The place itself may be outside
 * the caller's access, which has some inside it.
 */
export function campaignHasPlace(
  campaignId: string,
  place: PlaceList['place'],
  tenantFilter: TenantFilter,
  matches: (tree: Sql) => Sql,
): Sql {
  const column = sql.ref(`campaign.${place}_id`)
  const campaign = sql`from campaigns campaign where ${tenantFilter('campaign')} and campaign.id = ${uuidOrNil(campaignId)}`
  const tree = descendantIds(tenantFilter, `${place}s`, sql`select ${column} ${campaign}`)
  return sql`(exists (select ${campaign} and ${column} is null) or ${matches(tree)})`
}

/** Joins the parents, also deleted ones, without those that are not visible to the caller. */
export function joinParents(
  { place, alias }: PlaceList,
  access: Access,
  tenantFilter: TenantFilter,
): Sql {
  return sql`left join ${sql.table(`${place}s`)} parent on parent.client_id = ${sql.ref(`${alias}.client_id`)}
    and parent.id = ${sql.ref(`${alias}.parent_id`)} and ${visibleRecord(`${place}s`, access, 'parent', tenantFilter)}`
}

/** Renders a JSON list of the places directly inside: live ones, and deleted ones that have live ones inside. */
export function placeChildren(
  { place, alias }: PlaceList,
  access: Access,
  tenantFilter: TenantFilter,
): Sql {
  return sql`coalesce((select json_agg(${recordJson('ch')} order by ${textSortKey(sql`ch.name`, access)}, ch.id)
    from ${sql.table(`${place}s`)} ch where ${tenantFilter('ch')} and ch.parent_id = ${sql.ref(`${alias}.id`)}
      and ${visibleRecord(`${place}s`, access, 'ch', tenantFilter)} and (ch.deleted_at is null or exists (
        select from ${sql.table(`${place}s`)} li where ${tenantFilter('li')} and li.deleted_at is null
          and li.id in (${descendantIds(tenantFilter, `${place}s`, sql`select ch.id`)})))), '[]')`
}

export function placeSortKey(
  { alias }: PlaceList,
  column: string,
  access: Access,
): Pick<Sorting, 'key' | 'isNotNull'> {
  if (column === 'parent_name') return { key: textSortKey(sql`parent.name`, access) }
  if (column === 'created_at' || column === 'updated_at' || column === 'deleted_at')
    return { key: sql.ref(`${alias}.${column}`) }
  return { key: textSortKey(sql.ref(`${alias}.name`), access), isNotNull: true }
}

/** Renders a place of a list like recordJson, with its parent where the caller sees it. */
export function placeJson(
  { place, alias }: PlaceList,
  access: Access,
  tenantFilter: TenantFilter,
): Sql {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`json_build_object('id', ${column('id')}, 'name', ${column('name')},
    'deleted_at', ${column('deleted_at')}, 'parent', (select ${recordJson('pa')} from ${sql.table(`${place}s`)} pa
      where ${tenantFilter('pa')} and pa.id = ${column('parent_id')}
        and ${visibleRecord(`${place}s`, access, 'pa', tenantFilter)}))`
}
