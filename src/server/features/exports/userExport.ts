/** Job of a people export: writes the people that the requester may see when the job runs. */
import { z } from 'zod'
import type { UserSort } from '#api/generated/contract.ts'
import type { LabelOf } from '#api/exportColumns.ts'
import type { Translate } from '#texts/keys.ts'
import { RESOURCES } from '#api/resources.ts'
import { listCell } from '#domain/exports/spreadsheetText.ts'
import { type ListInput, listInputSchema } from '#domain/listInput.ts'
import { ROLES } from '#domain/roles.ts'
import { orderByClause, fullName } from '../../context/listSql/listSql.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { defineJob } from '../../platform/queue/queue.ts'
import { exportPayloadSchema, sortSchema } from '../jobs/exportPayload.ts'
import { ACCESS_REVOKED, requesterOf } from '../jobs/requestJob.ts'
import { joinObservationCounts, OBSERVATION_COUNT_SORT } from '../rollups/observationCounts.ts'
import {
  COUNT_COLUMNS,
  countUsers,
  linkedPlaces,
  matchingUsers,
  PLACE_ORDER,
  type UserQuery,
  lastObserved,
  userSortKey,
} from '../users/userQueries.ts'
import {
  booleanCell,
  clientInstant,
  delimitedCells,
  type DelimitedRows,
  enumCell,
  instantColumn,
  orEmpty,
  randomDelimiter,
  ROWS_PER_FETCH,
  type SheetColumn,
  yesAndNo,
} from './delimitedRows.ts'
import { readPlaceNames } from './placeNames.ts'
import { fileTexts, readExportedClient, writeExport } from './writeExport.ts'

const ids = z.array(z.string()).nullish()

const userExportPayload = exportPayloadSchema.extend({
  list: listInputSchema,
  filter: z.object({
    taskIds: ids,
    locationIds: ids,
    departmentIds: ids,
    notObservedSince: z.string().nullish(),
  }),
  where: z.object({
    type: z.enum(ROLES).nullish(),
    is_account_enabled: z.boolean().nullish(),
  }),
  sort: sortSchema(Object.values(RESOURCES.users.sortColumns)),
})
export type UserExportPayload = z.infer<typeof userExportPayload>

export const exportUsers = defineJob({
  kind: 'exportUsers',
  payload: userExportPayload,
  handler: async (job, parts) => {
    const requester = await requesterOf(job, parts)
    if (!requester) return { state: 'failed', reason: ACCESS_REVOKED }
    const { access } = requester
    const { format, list, filter, where, sort } = job.payload
    const query = { access, list, filter, where, id: null }
    const texts = await fileTexts(job.payload)
    const { time_zone: timeZone } = await readExportedClient(parts.db, access.clientId)
    const total = await countUsers(parts.db, query)
    return writeExport(job, parts, {
      access,
      format,
      texts,
      columns: userColumns(query.list, { timeZone, t: texts.t }),
      total,
      rows: streamUsers(parts.db, { ...query, t: texts.t, timeZone, sort, total }),
    })
  },
})

/**
 * Columns of the list, then those that only an import reads, in the order of `streamUsers`. The export has all rows of
 * the list in its order.
 */
function userColumns(
  { showDeleted }: Pick<ListInput, 'showDeleted'>,
  { timeZone, t }: { timeZone: string; t: Translate },
): SheetColumn[] {
  const label = (field: UserLabel) => t(`resources.users.fields.${field}`)
  const text = (field: UserLabel): SheetColumn => ({ label: label(field), kind: 'text' })
  const number = (field: UserLabel): SheetColumn => ({ label: label(field), kind: 'number' })
  return [
    text('name'),
    text('email'),
    text('employee_id'),
    text('type'),
    text('is_account_enabled'),
    text('client.company_name'),
    number('observation_count'),
    number('observed_count'),
    instantColumn(label('last_observed_at'), timeZone),
    text('firstname'),
    text('lastname'),
    text('locations'),
    text('departments'),
    ...(showDeleted ? [instantColumn(label('deleted_at'), timeZone)] : []),
  ]
}

type UserLabel = LabelOf<'users'>

interface UserExportQuery extends UserQuery {
  t: Translate
  timeZone: string
  sort: UserSort
  total: number
}

async function* streamUsers(db: Database, query: UserExportQuery): AsyncGenerator<DelimitedRows> {
  const { locations, departments } = await readPlaceCells(db, query.access)
  const delimiter = randomDelimiter()
  const batches = db.stream<ExportedUserRow>(
    query.access,
    (tables) => tables.sql((tenantFilter) => exportQuery(tenantFilter, query, delimiter)),
    { rows: ROWS_PER_FETCH, rowCount: query.total },
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
  return sql`select ${delimitedCells(cellsOf(query, tenantFilter), delimiter)}, ${placeIdsSql('location', access, tenantFilter)},
      ${placeIdsSql('department', access, tenantFilter)}, ${clientInstant(sql`u.deleted_at`, timeZone)}
    ${matchingUsers(query, tenantFilter, joins)}
    ${orderByClause({ ...userSortKey(sort, access, tenantFilter), order: sort.order, id: sql`u.id` })}`
}

/** Everyone who may export is shown employee IDs in the list, too. */
const cellsOf = ({ access, timeZone, t }: UserExportQuery, tenantFilter: TenantFilter): Sql[] => [
  fullName('u'),
  sql`u.email`,
  orEmpty(sql`u.employee_id`),
  enumCell(sql`u.type`, ROLES, (role) => t(`enums.role.${role}`)),
  booleanCell(sql`u.is_account_enabled`, yesAndNo(t)),
  sql`c.company_name`,
  sql`made.count`,
  sql`observed.count`,
  orEmpty(clientInstant(lastObserved(access, tenantFilter), timeZone)),
  sql`u.firstname`,
  sql`u.lastname`,
]

/** Renders ids separated by spaces, in the order of the list; null with access to all. */
function placeIdsSql(
  place: 'location' | 'department',
  access: Access,
  tenantFilter: TenantFilter,
): Sql {
  return sql`case when not ${sql.ref(`u.user_has_full_${place}_access`)} then
    (select string_agg(p.id::text, ' ' order by ${PLACE_ORDER}) ${linkedPlaces(place, access, tenantFilter)}) end`
}

/** Turns ids separated by spaces, or null, into a cell of place names that an import can find; null for null. */
type PlaceCell = (ids: string | null) => string | null

interface PlaceCells {
  locations: PlaceCell
  departments: PlaceCell
}

async function readPlaceCells(db: Database, access: Access): Promise<PlaceCells> {
  return {
    locations: placeCell(await readPlaceNames(db, access, 'locations')),
    departments: placeCell(await readPlaceNames(db, access, 'departments')),
  }
}

const placeCell =
  (nameOf: (id: string) => string): PlaceCell =>
  (ids) =>
    ids === null ? null : listCell.format(ids.split(' ').map(nameOf))
