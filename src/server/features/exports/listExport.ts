/**
 * Jobs that export a list as its page shows it: they read the list's own statement to its end, and write the columns of
 * the screen.
 */
import type { Compilable } from 'kysely'
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
import {
  type ExportContext,
  exportColumns,
  type ExportedRows,
  type ExportedValue,
  type PlaceKind,
} from '#api/exportColumns.ts'
import { RESOURCES } from '#api/resources.ts'
import { localDayOf } from '#domain/dates.ts'
import { dateTimeCell } from '#domain/exports/spreadsheetText.ts'
import { type FollowUpWhereValues, followUpWhereSchema } from '#domain/followUps/followUpWhere.ts'
import { LIST_EXPORT_JOB_KINDS, type ListExportJobKind } from '#domain/jobs/jobKinds.ts'
import { type ListInput, listInputSchema } from '#domain/listInput.ts'
import { ALL_DATES } from '../../context/listSql/localDays.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database, ReadableTables, TenantScope } from '../../platform/db/database.ts'
import { type Translator, translatorOf } from '../../platform/texts/translator.ts'
import { defineJob } from '../../platform/queue/queue.ts'
import { countCampaigns } from '../campaigns/campaignQueries.ts'
import { countClients, selectClients } from '../clients/clientQueries.ts'
import { countDepartments, selectDepartments } from '../departments/departmentQueries.ts'
import { countFollowUps, selectFollowUps } from '../followUps/followUpQueries.ts'
import { countGbsVideos, selectGbsVideos } from '../gbsVideos/gbsVideoQueries.ts'
import { exportPayloadSchema } from '../jobs/exportPayload.ts'
import { ACCESS_REVOKED, requesterOf } from '../jobs/requestJob.ts'
import { countLocations, selectLocations } from '../locations/locationQueries.ts'
import { countTasks, selectTasks } from '../tasks/taskQueries.ts'
import {
  type DelimitedRows,
  instantColumn,
  randomDelimiter,
  ROWS_PER_FETCH,
  type SheetColumn,
} from './delimitedRows.ts'
import { addProgress, selectListedCampaigns } from './listedCampaigns.ts'
import { readPlaceNames } from './placeNames.ts'
import { fileTexts, readExportedClient, writeExport } from './writeExport.ts'

const listExportPayload = exportPayloadSchema.extend({
  list: listInputSchema,
  sort: z.object({ column: z.string(), order: z.enum(['ASC', 'DESC']) }),
  /** Of follow-ups. */
  where: followUpWhereSchema.default(followUpWhereSchema.parse({})),
})
export type ListExportPayload = z.infer<typeof listExportPayload>

const exportList = (kind: ListExportJobKind) =>
  defineJob({
    kind,
    payload: listExportPayload,
    handler: async (job, parts) => {
      const requester = await requesterOf(job, parts)
      if (!requester) return { state: 'failed', reason: ACCESS_REVOKED }
      const { db, now } = parts
      const { access } = requester
      const { format, list, sort, where } = job.payload
      const { time_zone: timeZone } = await readExportedClient(db, access.clientId)
      const texts = await fileTexts(job.payload)
      const reader = await translatorOf(job.payload.language)
      const query = { access, list, sort, where, timeZone, texts, reader, now: now() }
      const exported = LIST_EXPORTS[kind].open(db, query)
      const total = await exported.count()
      return writeExport(job, parts, {
        access,
        format,
        texts,
        columns: exported.columns,
        total,
        rows: exported.rows(total),
      })
    },
  })

export const listExports = LIST_EXPORT_JOB_KINDS.map(exportList)

/** A list without the type of its rows. */
interface ListExport {
  /** The first is that of the default order. */
  sortColumns: readonly string[]
  open: (db: Database, query: ListQuery & { timeZone: string; texts: Translator }) => OpenedList
}

interface OpenedList {
  columns: SheetColumn[]
  count: () => Promise<number>
  /** All rows as they are when the first is read; `total`: about how many. */
  rows: (total: number) => AsyncGenerator<DelimitedRows>
}

interface ListQuery {
  access: Access
  list: ListInput
  sort: ListExportSort
  where: FollowUpWhereValues
  now: Date
  /** The requester's, in which the API words the names of what they do not see. */
  reader: Translator
}

interface ListDefinition<List extends keyof ExportedRows, Row> {
  resource: List
  count: (db: Database, query: ListQuery) => Promise<number>
  /** Absent: the access. */
  scope?: TenantScope
  select: (query: ListQuery) => (tables: ReadableTables) => Compilable<Row>
  /** Completes some of the rows with what is read besides. Absent: they are complete. */
  complete?: (db: Database, query: ListQuery, rows: Row[]) => Promise<ExportedRows[List][]>
}

function listExport<List extends keyof ExportedRows, Row extends ExportedRows[List]>(
  definition: ListDefinition<List, Row>,
): ListExport {
  return {
    sortColumns: Object.values(RESOURCES[definition.resource].sortColumns),
    open: (db, { timeZone, texts: { t }, ...query }) => {
      const columns = exportColumns(definition.resource, query.list)
      return {
        columns: columns.map(({ label, kind = 'text' }) =>
          kind === 'instant' ? instantColumn(t(label), timeZone) : { label: t(label), kind },
        ),
        count: () => definition.count(db, query),
        rows: async function* (total) {
          const kinds = new Set(columns.flatMap(({ places }) => places ?? []))
          const context: ExportContext = {
            t,
            timeZone,
            pathOf: await placeNamesOf(db, query.access, kinds),
            today: localDayOf(query.now, timeZone),
          }
          const delimiter = randomDelimiter()
          const textOf = (row: ExportedRows[List]) =>
            columns.map(({ cell }) => cellText(cell(row, context), context)).join(delimiter)
          // One statement: between two pages a row could move from the one to the other and be missed.
          const all = { ...query, list: { ...query.list, skip: 0, take: ALL_ROWS } }
          const batches = db.stream<Row>(definition.scope ?? query.access, definition.select(all), {
            rows: ROWS_PER_FETCH,
            asObjects: true,
            rowCount: total,
          })
          for await (const batch of batches) {
            const rows = (await definition.complete?.(db, query, batch)) ?? batch
            yield { rows: rows.map(textOf), delimiter }
          }
        },
      }
    },
  }
}

/** More than any list has. */
const ALL_ROWS = 2 ** 31 - 1

async function placeNamesOf(
  db: Database,
  access: Access,
  kinds: Iterable<PlaceKind>,
): Promise<ExportContext['pathOf']> {
  const names: ExportContext['pathOf'] = {}
  for (const kind of kinds) names[kind] = await readPlaceNames(db, access, kind)
  return names
}

function cellText(cell: ExportedValue, { t, timeZone }: ExportContext): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return t(`observationFilters.${cell ? 'yes' : 'no'}`)
  return cell instanceof Date ? dateTimeCell(cell, timeZone) : String(cell)
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
    count: (db, { list }) => countClients(db, { scope: 'every client', list, id: null }),
    scope: 'every client',
    select: ({ list, sort }) =>
      selectClients({ scope: 'every client', list, id: null, sort: sort as ClientSort }),
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
    count: (db, { access, list }) => countGbsVideos(db, access, list),
    select: ({ list, sort }) => selectGbsVideos({ list, sort: sort as GbsVideoSort }),
  }),
}
