/** People as rows of a sheet: the columns of the list, then those that an import reads beside; all rows, in its order. */
import type { UserSort } from '#api/generated/contract.ts'
import type { ListInput } from '#domain/listInput.ts'
import { columnLabels } from '#domain/columnLabels.ts'
import { baseEnumLabels } from '#domain/enumWords.ts'
import { yesOrNo } from '#domain/yesOrNo.ts'
import type { Access } from '../../context/visibility/access.ts'
import { visibleDepartment, visibleLocation } from '../../context/visibility/placeAccess.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { textSortKey, orderByClause } from '../../context/listSql/sortedBy.ts'
import { OBSERVATION_COUNT_SORT, joinObservationCounts } from '../rollups/observationCounts.ts'
import { COUNT_COLUMNS, matchingUsers, userSortKey, type UserQuery } from '../users/userQueries.ts'
import { clientInstant, fullName, enumCell, orEmpty, delimitedCells } from './cellExpressions.ts'
import { readPlaceCells } from './exportedPlaceQueries.ts'
import { randomDelimiter, type DelimitedRows } from './packedRows.ts'
import { ROWS_PER_FETCH } from './rowsOfABatch.ts'
import type { SheetColumn } from './sheetColumn.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

const LABELS = columnLabels.users

/** As `streamUsers` gives them. */
export function userColumns({ showDeleted }: Pick<ListInput, 'showDeleted'>): SheetColumn[] {
  const text = (label: string): SheetColumn => ({ label, kind: 'text' })
  const number = (label: string): SheetColumn => ({ label, kind: 'number' })
  return [
    text(LABELS.name),
    text(LABELS.email),
    text(LABELS.employee_id),
    text(LABELS.type),
    text(LABELS.is_account_enabled),
    text(LABELS.client.company_name),
    number(LABELS.observation_count),
    number(LABELS.observed_count),
    text(LABELS.firstname),
    text(LABELS.lastname),
    text(LABELS.locations),
    text(LABELS.departments),
    ...(showDeleted ? [{ label: LABELS.deleted_at, kind: 'instant' as const }] : []),
  ]
}

export interface UserExportQuery extends UserQuery {
  timeZone: string
  sort: UserSort
}

export async function* streamUsers(
  db: Database,
  query: UserExportQuery,
): AsyncGenerator<DelimitedRows> {
  const { locations, departments } = await readPlaceCells(db, query.access)
  const delimiter = randomDelimiter()
  const batches = db.stream<ExportedUserRow>(
    query.access,
    (tables) => tables.sql((tenantFilter) => exportQuery(tenantFilter, query, delimiter)),
    { rows: ROWS_PER_FETCH },
  )
  const { showDeleted } = query.list
  const rowOf = ([cells, locationIds, departmentIds, deletedAt]: ExportedUserRow) =>
    [
      cells,
      locations(locationIds),
      departments(departmentIds),
      ...(showDeleted ? [deletedAt] : []),
    ].join(delimiter)
  for await (const batch of batches) yield { rows: batch.map(rowOf), delimiter }
}

type ExportedUserRow = [
  cells: string,
  locationIds: string | null,
  departmentIds: string | null,
  deletion: string | null,
]

function exportQuery(tenantFilter: TenantFilter, query: UserExportQuery, delimiter: string): Sql {
  const { access, sort, timeZone } = query
  const byCount = COUNT_COLUMNS[sort.column]
  const countJoin = (column: 'user_id' | 'observee_id', alias: string) =>
    joinObservationCounts({ column, alias, access, tenantFilter })
  const joins = sql`
    left join (select m.id, ${OBSERVATION_COUNT_SORT.key} as count from users m ${countJoin('user_id', 'm')}
      where ${tenantFilter('m')}) made on made.id = u.id
    left join (select m.id, ${OBSERVATION_COUNT_SORT.key} as count from users m ${countJoin('observee_id', 'm')}
      where ${tenantFilter('m')}) observed on observed.id = u.id
    ${byCount ? countJoin(byCount, 'u') : sql``}`
  return sql`select ${delimitedCells(CELLS, delimiter)}, ${locationIdsSql(access, tenantFilter)},
      ${departmentIdsSql(access, tenantFilter)}, ${clientInstant(sql`u.deleted_at`, timeZone)}
    ${matchingUsers(query, tenantFilter, joins)}
    ${orderByClause({ ...userSortKey(sort), order: sort.order, id: sql`u.id` })}`
}

/** Whoever may have this is shown employee IDs in the list, too. */
const CELLS: Sql[] = [
  fullName('u'),
  sql`u.email`,
  orEmpty(sql`u.employee_id`),
  enumCell(sql`u.type`, baseEnumLabels.role),
  sql`case when u.is_account_enabled then ${sql.lit(yesOrNo(true))} else ${sql.lit(yesOrNo(false))} end`,
  sql`c.company_name`,
  sql`made.count`,
  sql`observed.count`,
  sql`u.firstname`,
  sql`u.lastname`,
]

/** Ids with spaces between them, in the order of the list. */
function locationIdsSql(access: Access, tenantFilter: TenantFilter): Sql {
  return sql`case when not u.user_has_full_location_access then
    (select string_agg(l.id::text, ' ' order by ${textSortKey(sql`l.name`)}, l.id)
      from user_locations k join locations l on l.client_id = k.client_id and l.id = k.location_id
      where ${tenantFilter('k')} and k.user_id = u.id and ${visibleLocation(access, 'l')}) end`
}

function departmentIdsSql(access: Access, tenantFilter: TenantFilter): Sql {
  return sql`case when not u.user_has_full_department_access then
    (select string_agg(d.id::text, ' ' order by ${textSortKey(sql`d.name`)}, d.id)
      from user_departments k join departments d on d.client_id = k.client_id and d.id = k.department_id
      where ${tenantFilter('k')} and k.user_id = u.id and ${visibleDepartment(access, 'd', tenantFilter)}) end`
}
