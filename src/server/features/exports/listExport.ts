/**
 * Jobs that export a list as its page shows it: they read the list's own statement to its end, and write the columns of
 * the screen.
 */
import { z } from 'zod'
import type {
  ClientSort,
  DepartmentSort,
  FollowUpSort,
  GbsVideoSort,
  ListExportSort,
  LocationSort,
  TaskSort,
} from '#api/generated/contract.ts'
import { type ExportColumn, exportColumns, type ExportedRows } from '#api/exportColumns.ts'
import { RESOURCES } from '#api/resources.ts'
import { type FollowUpDaysValues, followUpWhereSchema } from '#domain/followUps/followUpWhere.ts'
import { LIST_EXPORT_JOB_KINDS, type ListExportJobKind } from '#domain/jobs/jobKinds.ts'
import { type ListInput, listInputSchema } from '#domain/listInput.ts'
import { ALL_DATES } from '../../context/listSql/localDays.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database, TenantFilter, TenantScope } from '../../platform/db/database.ts'
import type { Sql } from '../../platform/db/sql.ts'
import { type Translator, translatorOf } from '../../platform/texts/translator.ts'
import { countCampaigns } from '../campaigns/campaignQueries.ts'
import { countClients, selectClients } from '../clients/clientQueries.ts'
import { countDepartments, selectDepartments } from '../departments/departmentQueries.ts'
import { countFollowUps, selectFollowUps } from '../followUps/followUpQueries.ts'
import { countGbsVideos, selectGbsVideos } from '../gbsVideos/gbsVideoQueries.ts'
import { exportPayloadSchema } from '../jobs/exportPayload.ts'
import { countLocations, selectLocations } from '../locations/locationQueries.ts'
import { countTasks, selectTasks } from '../tasks/taskQueries.ts'
import { addProgress, selectListedCampaigns } from './listedCampaigns.ts'
import { ROWS_PER_FETCH } from './sheetCells.ts'
import { allRows, defineExport } from './writeExport.ts'

const listExportPayload = exportPayloadSchema.extend({
  list: listInputSchema,
  sort: z.object({ column: z.string(), order: z.enum(['ASC', 'DESC']) }),
  /** Conditions on follow-ups. */
  where: followUpWhereSchema.default(followUpWhereSchema.parse({})),
})
export type ListExportPayload = z.infer<typeof listExportPayload>

const exportList = (kind: ListExportJobKind) =>
  defineExport(
    kind,
    listExportPayload,
    async ({ db, access, now }, { list, sort, where, language }) => {
      const reader = await translatorOf(language)
      const query = { access, list, sort, where, reader, now: now() }
      const { columns, count, rows } = LIST_EXPORTS[kind]
      return { columns: columns(list), total: await count(db, query), rows: rows(db, query) }
    },
  )

export const listExports = LIST_EXPORT_JOB_KINDS.map(exportList)

/** A list without the type of its rows. */
interface ListExport {
  /** The first is that of the default order. */
  sortColumns: readonly string[]
  /** Reads all rows as they are when the first is read. */
  rows: (db: Database, query: ListQuery) => AsyncGenerator<object[]>
  columns: (list: ListInput) => readonly ExportColumn<never>[]
  count: (db: Database, query: ListQuery) => Promise<number>
}

interface ListQuery {
  access: Access
  list: ListInput
  sort: ListExportSort
  where: FollowUpDaysValues
  now: Date
  /** The requester's, in which the API words the names of what they do not see. */
  reader: Translator
}

interface ListDefinition<List extends keyof ExportedRows, Row> {
  resource: List
  count: (db: Database, query: ListQuery) => Promise<number>
  /** Absent: the access. */
  scope?: TenantScope
  select: (query: ListQuery) => (tenantFilter: TenantFilter) => Sql<Row>
  /** Completes some of the rows with what is read besides. Absent: they are complete. */
  complete?: (db: Database, query: ListQuery, rows: Row[]) => Promise<ExportedRows[List][]>
}

function listExport<List extends keyof ExportedRows, Row extends ExportedRows[List]>({
  resource,
  count,
  scope,
  select,
  complete,
}: ListDefinition<List, Row>): ListExport {
  async function* rows(db: Database, query: ListQuery): AsyncGenerator<ExportedRows[List][]> {
    // One statement: between two pages a row could move from the one to the other and be missed.
    const batches = db.stream<Row>(
      scope ?? query.access,
      (tables) => tables.sql(select({ ...query, list: allRows(query.list) })),
      { rows: ROWS_PER_FETCH, asObjects: true },
    )
    for await (const batch of batches) yield (await complete?.(db, query, batch)) ?? batch
  }
  return {
    sortColumns: Object.values(RESOURCES[resource].sortColumns),
    rows,
    columns: (list) => exportColumns(resource, list),
    count,
  }
}

/** Places of each kind that a task's row names, as in the exports of the browser. */
const MAX_PLACES = 100

export const LIST_EXPORTS: Record<ListExportJobKind, ListExport> = {
  exportLocations: listExport({
    resource: 'locations',
    count: (db, { access, list }) =>
      countLocations(db, { access, list, filter: {}, observableOnly: false }),
    select: ({ access, list, sort }) =>
      selectLocations({
        access,
        list,
        sort: sort as LocationSort,
        filter: {},
        observableOnly: false,
        withChildren: false,
        withCount: true,
        days: ALL_DATES,
      }),
  }),
  exportDepartments: listExport({
    resource: 'departments',
    count: (db, { access, list }) => countDepartments(db, { access, list, filter: {} }),
    select: ({ access, list, sort }) =>
      selectDepartments({
        access,
        list,
        sort: sort as DepartmentSort,
        filter: {},
        withChildren: false,
        withLocations: true,
        withCount: true,
      }),
  }),
  exportTasks: listExport({
    resource: 'tasks',
    count: (db, { access, list }) => countTasks(db, { access, list, filter: {} }),
    select: ({ access, list, sort }) =>
      selectTasks({
        access,
        list,
        sort: sort as TaskSort,
        filter: {},
        maxPlaces: MAX_PLACES,
        selects: (column) => column !== 'users' && column !== 'gbs_video',
        withCount: true,
      }),
  }),
  exportClients: listExport({
    resource: 'clients',
    count: (db, { list }) => countClients(db, { scope: 'every client', list }),
    scope: 'every client',
    select: ({ access: { language }, list, sort }) =>
      selectClients({ scope: 'every client', list, sort: sort as ClientSort, language }),
  }),
  exportCampaigns: listExport({
    resource: 'campaigns',
    count: (db, { access, list }) => countCampaigns(db, { access, list }),
    select: selectListedCampaigns,
    complete: addProgress,
  }),
  exportFollowUps: listExport({
    resource: 'followups',
    count: countFollowUps,
    select: ({ sort, ...query }) => selectFollowUps({ ...query, sort: sort as FollowUpSort }),
  }),
  exportGbsVideos: listExport({
    resource: 'gbslibrary',
    count: (db, { access, list }) => countGbsVideos(db, { scope: access, list }),
    select: ({ access: { language }, list, sort }) =>
      selectGbsVideos({ list, sort: sort as GbsVideoSort, language }),
  }),
}
