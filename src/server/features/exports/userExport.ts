/** Job of a people export: writes the people that the requester may see when the job runs. */
import { z } from 'zod'
import {
  CHANGED,
  DELETED,
  type ExportColumn,
  ID,
  inUtc,
  type LabelOf,
  type PlaceKind,
} from '#api/exportColumns.ts'
import type { UserParent } from '#api/parents.ts'
import { RESOURCES } from '#api/resources.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { listCell } from '#domain/exports/spreadsheetText.ts'
import { type ListInput, listInputSchema } from '#domain/listInput.ts'
import { ROLES } from '#domain/roles.ts'
import { exportPayloadSchema, sortSchema } from '../jobs/exportPayload.ts'
import { countUsers, selectUsers } from '../users/userQueries.ts'
import { ROWS_PER_FETCH } from './sheetCells.ts'
import { allRows, defineExport } from './writeExport.ts'

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

export const exportUsers = defineExport(
  'exportUsers',
  userExportPayload,
  async ({ db, access }, { list, filter, where, sort }) => {
    const query = { access, list, filter, where }
    const whole = { ...query, list: allRows(list), sort, ...COLUMNS_READ }
    return {
      columns: userColumns(list),
      total: await countUsers(db, query),
      rows: db.stream<UserParent>(
        access,
        (tables) => tables.sql((tenantFilter) => selectUsers(tenantFilter, whole)),
        { rows: ROWS_PER_FETCH, asObjects: true },
      ),
    }
  },
)

/** Everyone who may export is shown employee IDs in the list, too. */
const COLUMNS_READ = {
  withPlaces: true,
  withCounts: 'joined',
  withLastObserved: true,
  withEmployeeId: true,
  withRecordsElsewhere: false,
} as const

type Column = ExportColumn<UserParent>

const column = (field: LabelOf<'users'>, cell: Column['cell']): Column => ({
  label: `resources.users.fields.${field}`,
  cell,
})

const count = (field: 'observation_count' | 'observed_count'): Column => ({
  ...column(field, (row) => row[field]),
  kind: 'number',
})

const LAST_OBSERVED: Column = {
  ...column('last_observed_at', ({ last_observed_at: at }) => (at ? new Date(at) : null)),
  kind: 'instant',
}

const places = (kind: PlaceKind): Column => ({
  ...column(kind, (row, { pathOf }) =>
    listCell.format((row[kind] ?? []).flatMap(({ id }) => pathOf[kind]?.(id) ?? [])),
  ),
  places: kind,
})

/** Columns of the list, those that only an import reads, and what programs read. */
const userColumns = ({ showDeleted }: Pick<ListInput, 'showDeleted'>): Column[] => [
  column('name', fullNameOf),
  column('email', ({ email }) => email),
  column('employee_id', (row) => row.employee_id),
  column('type', ({ type }, { t }) => t(`enums.role.${type}`)),
  column('is_account_enabled', (row) => row.is_account_enabled),
  column('client.company_name', ({ client }) => client?.company_name),
  count('observation_count'),
  count('observed_count'),
  LAST_OBSERVED,
  column('firstname', ({ firstname }) => firstname),
  column('lastname', ({ lastname }) => lastname),
  places('locations'),
  places('departments'),
  ...(showDeleted ? [DELETED] : []),
  ID,
  ...[LAST_OBSERVED, CHANGED, ...(showDeleted ? [DELETED] : [])].map(inUtc),
]
