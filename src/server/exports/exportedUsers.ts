/** People as rows of a sheet: the columns of the list, then those that an import reads beside; all rows, in its order. */
import type { UserSort } from '#api/generated/contract.ts'
import type { ListInput } from '#domain/listInput.ts'
import { columnLabels } from '#domain/sheets/columnLabels.ts'
import { enumWords } from '#domain/sheets/enumWords.ts'
import { yesOrNo } from '#domain/sheets/yesOrNo.ts'
import type { Access } from '../access/access.ts'
import { seesDepartment, seesLocation } from '../access/placeAccess.ts'
import type { Database, InReach } from '../db/database.ts'
import { alphabetical, sortedBy } from '../list/sortedBy.ts'
import { BY_OBSERVATIONS, observationsPer } from '../records/observationCounts.ts'
import { COUNTED, matchingUsers, userSortKey, type UserQuery } from '../users/userQueries.ts'
import { clientInstant, fullName, inWords, orEmpty, packed } from './cellExpressions.ts'
import { readPlaceCells } from './exportedPlaceQueries.ts'
import { newBorder, type PackedRows } from './packedRows.ts'
import { ROWS_OF_A_BATCH } from './rowsOfABatch.ts'
import type { SheetColumn } from './sheetColumn.ts'
import { sql, type Sql } from '../db/sql.ts'

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

export interface ExportedUsers extends UserQuery {
  timeZone: string
  sort: UserSort
}

export async function* streamUsers(
  db: Database,
  exported: ExportedUsers,
): AsyncGenerator<PackedRows> {
  const { locations, departments } = await readPlaceCells(db, exported.access)
  const border = newBorder()
  const found = db.stream<FoundUser>(
    exported.access,
    (tables) => tables.sql((inReach) => exportedRows(inReach, exported, border)),
    { rows: ROWS_OF_A_BATCH },
  )
  const { showDeleted } = exported.list
  const rowOf = ([cells, locationIds, departmentIds, deletion]: FoundUser) =>
    [
      cells,
      locations(locationIds),
      departments(departmentIds),
      ...(showDeleted ? [deletion] : []),
    ].join(border)
  for await (const batch of found) yield { rows: batch.map(rowOf), border }
}

type FoundUser = [
  cells: string,
  locationIds: string | null,
  departmentIds: string | null,
  deletion: string | null,
]

function exportedRows(inReach: InReach, exported: ExportedUsers, border: string): Sql {
  const { access, sort, timeZone } = exported
  const byCount = COUNTED[sort.column]
  const counted = (column: 'user_id' | 'observee_id', alias: string) =>
    observationsPer({ column, alias, access, inReach })
  const joins = sql`
    left join (select m.id, ${BY_OBSERVATIONS.key} as count from users m ${counted('user_id', 'm')}
      where ${inReach('m')}) made on made.id = u.id
    left join (select m.id, ${BY_OBSERVATIONS.key} as count from users m ${counted('observee_id', 'm')}
      where ${inReach('m')}) observed on observed.id = u.id
    ${byCount ? counted(byCount, 'u') : sql``}`
  return sql`select ${packed(CELLS, border)}, ${locationsOf(access, inReach)},
      ${departmentsOf(access, inReach)}, ${clientInstant(sql`u.deleted_at`, timeZone)}
    ${matchingUsers(exported, inReach, joins)}
    ${sortedBy({ ...userSortKey(sort), order: sort.order, id: sql`u.id` })}`
}

/** Whoever may have this is shown employee IDs in the list, too. */
const CELLS: Sql[] = [
  fullName('u'),
  sql`u.email`,
  orEmpty(sql`u.employee_id`),
  inWords(sql`u.type`, enumWords.role),
  sql`case when u.is_account_enabled then ${sql.lit(yesOrNo(true))} else ${sql.lit(yesOrNo(false))} end`,
  sql`c.company_name`,
  sql`made.count`,
  sql`observed.count`,
  sql`u.firstname`,
  sql`u.lastname`,
]

/** Ids with spaces between them, in the order of the list. */
function locationsOf(access: Access, inReach: InReach): Sql {
  return sql`case when not u.user_has_full_location_access then
    (select string_agg(l.id::text, ' ' order by ${alphabetical(sql`l.name`)}, l.id)
      from user_locations k join locations l on l.client_id = k.client_id and l.id = k.location_id
      where ${inReach('k')} and k.user_id = u.id and ${seesLocation(access, 'l')}) end`
}

function departmentsOf(access: Access, inReach: InReach): Sql {
  return sql`case when not u.user_has_full_department_access then
    (select string_agg(d.id::text, ' ' order by ${alphabetical(sql`d.name`)}, d.id)
      from user_departments k join departments d on d.client_id = k.client_id and d.id = k.department_id
      where ${inReach('k')} and k.user_id = u.id and ${seesDepartment(access, 'd', inReach)}) end`
}
