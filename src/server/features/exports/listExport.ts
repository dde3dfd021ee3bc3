/**
 * Jobs that export a list as its page shows it: they read the list's own statement to its end, and write the columns of
 * the screen.
 */
import type { Compilable } from 'kysely'
import { z } from 'zod'
import type {
  ClientSort,
  DepartmentSort,
  GbsVideoSort,
  ListExportSort,
  LocationSort,
  TaskSort,
} from '#api/generated/contract.ts'
import type { DepartmentParent, GbsVideoParent, LocationParent, TaskParent } from '#api/parents.ts'
import { RESOURCES, type ResourceName } from '#api/resources.ts'
import { dateTimeCell, listCell } from '#domain/exports/spreadsheetText.ts'
import {
  EXPORT_JOBS,
  LIST_EXPORT_JOB_KINDS,
  type ListExportJobKind,
} from '#domain/jobs/jobKinds.ts'
import {
  baseEnumLabels,
  campaignStateText,
  clientState,
  columnLabels,
  NO_TASK_LABEL,
  yesOrNo,
} from '#domain/labels.ts'
import { type ListInput, listInputSchema } from '#domain/listInput.ts'
import { formatTaskPlaces, type TaskPlacesText } from '#domain/tasks/formatTaskPlaces.ts'
import { ALL_DATES } from '../../context/listSql/localDays.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database, ReadableTables, TenantScope } from '../../platform/db/database.ts'
import { defineJob } from '../../platform/queue/queue.ts'
import { countCampaigns } from '../campaigns/campaignQueries.ts'
import type { Progress } from '../campaigns/occurrenceQueries.ts'
import { countClients, selectClients, type StoredClient } from '../clients/clientQueries.ts'
import { countDepartments, selectDepartments } from '../departments/departmentQueries.ts'
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
import { addProgress, type ListedCampaign, selectListedCampaigns } from './listedCampaigns.ts'
import { type PlaceKind, readPlaceNames } from './placeNames.ts'
import { readExportedClient, writeExport } from './writeExport.ts'

const listExportPayload = exportPayloadSchema.extend({
  list: listInputSchema,
  sort: z.object({ column: z.string(), order: z.enum(['ASC', 'DESC']) }),
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
      const { format, list, sort } = job.payload
      const { time_zone: timeZone } = await readExportedClient(db, access.clientId)
      const exported = LIST_EXPORTS[kind].open(db, { access, list, sort, timeZone, now: now() })
      const total = await exported.count()
      return writeExport(job, parts, {
        access,
        title: EXPORT_JOBS[kind].title,
        format,
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
  open: (db: Database, query: ListQuery & { timeZone: string }) => OpenedList
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
  now: Date
}

interface ListDefinition<Row extends ListedRow> {
  resource: ResourceName
  columns: readonly RowColumn<Row>[]
  /** Kinds of places whose names the columns need. */
  places?: readonly PlaceKind[]
  count: (db: Database, query: ListQuery) => Promise<number>
  /** Absent: the access. */
  scope?: TenantScope
  select: (query: ListQuery) => (tables: ReadableTables) => Compilable
  /** Completes some of the rows with what is read besides. */
  complete?: (db: Database, query: ListQuery, rows: Row[]) => Promise<Row[]>
}

interface ListedRow {
  id: string
  deleted_at?: unknown
}

interface RowColumn<Row> {
  label: string
  kind?: SheetColumn['kind']
  cell: (row: Row, names: PlaceNames) => Cell
}

/** null: an empty cell. */
type Cell = string | number | boolean | Date | null | undefined

type PlaceNames = Partial<Record<PlaceKind, (id: string) => string>>

function listExport<Row extends ListedRow>(definition: ListDefinition<Row>): ListExport {
  return {
    sortColumns: Object.values(RESOURCES[definition.resource].sortColumns),
    open: (db, { timeZone, ...query }) => {
      const columns = columnsOf(definition, query.list)
      return {
        columns: columns.map(({ label, kind = 'text' }) =>
          kind === 'instant' ? instantColumn(label, timeZone) : { label, kind },
        ),
        count: () => definition.count(db, query),
        rows: async function* (total) {
          const names = await namesOf(db, query.access, definition.places ?? [])
          const delimiter = randomDelimiter()
          const textOf = (row: Row) =>
            columns.map(({ cell }) => cellText(cell(row, names), timeZone)).join(delimiter)
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

/** Deleted records are marked in a column of their own, as in the exports of the browser. */
function columnsOf<Row extends ListedRow>(
  { resource, columns }: ListDefinition<Row>,
  { showDeleted }: ListInput,
): readonly RowColumn<Row>[] {
  // A client's state says it.
  if (!showDeleted || resource === 'clients') return columns
  const label = columnLabels.users.deleted_at
  const cell = ({ deleted_at: at }: Row) =>
    typeof at === 'string' || at instanceof Date ? new Date(at) : null
  return [...columns, { label, kind: 'instant', cell }]
}

/** More than any list has. */
const ALL_ROWS = 2 ** 31 - 1

async function namesOf(
  db: Database,
  access: Access,
  kinds: readonly PlaceKind[],
): Promise<PlaceNames> {
  const names: PlaceNames = {}
  for (const kind of kinds) names[kind] = await readPlaceNames(db, access, kind)
  return names
}

function cellText(cell: Cell, timeZone: string): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return yesOrNo(cell)
  return cell instanceof Date ? dateTimeCell(cell, timeZone) : String(cell)
}

const taskPlaces = (task: TaskParent) =>
  formatTaskPlaces({
    ...task,
    departments: task.departments ?? [],
    department_count: task.department_count ?? 0,
    locations: task.locations ?? [],
    location_count: task.location_count ?? 0,
  })

const placesText = ({ names, more }: TaskPlacesText): string => names + more

const progressText = ({ observed_user_count: done, not_observed_user_count: open }: Progress) =>
  `${done} of ${done + open}`

/** Places of each kind that a task's row names, as in the exports of the browser. */
const MAX_PLACES = 100

export const LIST_EXPORTS: Record<ListExportJobKind, ListExport> = {
  exportLocations: listExport<LocationParent>({
    resource: 'locations',
    places: ['locations'],
    columns: [
      { label: columnLabels.locations.name, cell: ({ name }) => name },
      {
        label: columnLabels.locations.parent.name,
        // An import knows no deleted place.
        cell: ({ parent }, { locations }) =>
          parent && !parent.deleted_at ? locations?.(parent.id) : null,
      },
      {
        label: columnLabels.locations.observation_count,
        kind: 'number',
        cell: ({ observation_count: count }) => count,
      },
    ],
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
  exportDepartments: listExport<DepartmentParent>({
    resource: 'departments',
    places: ['departments', 'locations'],
    columns: [
      { label: columnLabels.departments.name, cell: ({ name }) => name },
      {
        label: columnLabels.departments.parent_department.name,
        cell: ({ parent_department: parent }, { departments }) =>
          parent && !parent.deleted_at ? departments?.(parent.id) : null,
      },
      {
        label: columnLabels.departments.locations,
        cell: ({ locations }, { locations: nameOf }) =>
          listCell.format((locations ?? []).flatMap(({ id }) => nameOf?.(id) ?? [])),
      },
      {
        label: columnLabels.departments.observation_count,
        kind: 'number',
        cell: ({ observation_count: count }) => count,
      },
    ],
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
  exportTasks: listExport<TaskParent>({
    resource: 'tasks',
    columns: [
      { label: columnLabels.tasks.name, cell: ({ name }) => name },
      {
        label: columnLabels.tasks.departments,
        cell: (task) => placesText(taskPlaces(task).departments),
      },
      {
        label: columnLabels.tasks.locations,
        cell: (task) => placesText(taskPlaces(task).locations),
      },
      {
        label: columnLabels.tasks.observation_count,
        kind: 'number',
        cell: ({ observation_count: count }) => count,
      },
    ],
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
  exportClients: listExport<StoredClient>({
    resource: 'clients',
    columns: [
      { label: columnLabels.clients.company_name, cell: ({ company_name: name }) => name },
      {
        label: columnLabels.clients.account_manager,
        cell: ({ account_manager: person }) =>
          person && [person.firstname, person.lastname].filter(Boolean).join(' '),
      },
      {
        label: columnLabels.clients.weekly_email_enabled,
        cell: ({ weekly_email_enabled: on }) => on,
      },
      {
        label: columnLabels.clients.monthly_email_enabled,
        cell: ({ monthly_email_enabled: on }) => on,
      },
      { label: columnLabels.clients.ai_enabled, cell: ({ ai_enabled: on }) => on },
      { label: columnLabels.clients.state, cell: clientState },
    ],
    count: (db, { list }) => countClients(db, { scope: 'every client', list, id: null }),
    scope: 'every client',
    select: ({ list, sort }) =>
      selectClients({ scope: 'every client', list, id: null, sort: sort as ClientSort }),
  }),
  exportCampaigns: listExport<ListedCampaign>({
    resource: 'campaigns',
    columns: [
      { label: columnLabels.campaigns.name, cell: ({ name }) => name },
      { label: columnLabels.campaigns.start_date, cell: ({ start_date: day }) => day },
      { label: columnLabels.campaigns.end_date, cell: ({ end_date: day }) => day },
      {
        label: columnLabels.campaigns.frequency,
        cell: ({ frequency }) => baseEnumLabels.campaignFrequency[frequency],
      },
      { label: columnLabels.campaigns.task.name, cell: ({ task }) => task?.name ?? NO_TASK_LABEL },
      {
        label: columnLabels.campaigns.department.name,
        cell: ({ department }) => department?.name,
      },
      { label: columnLabels.campaigns.location.name, cell: ({ location }) => location?.name },
      {
        label: columnLabels.campaigns.observation_count,
        kind: 'number',
        cell: ({ observation_count: count }) => count,
      },
      {
        label: columnLabels.campaigns.state,
        cell: ({ state, obstacles }) => campaignStateText(state, obstacles),
      },
      {
        label: columnLabels.campaigns.progress,
        cell: ({ progress }) => progress && progressText(progress),
      },
    ],
    count: (db, { access, list }) => countCampaigns(db, { access, list }),
    select: selectListedCampaigns,
    complete: (db, query, campaigns) => addProgress(db, query, campaigns),
  }),
  exportGbsVideos: listExport<GbsVideoParent>({
    resource: 'gbslibrary',
    columns: [
      { label: columnLabels.gbslibrary.title, cell: ({ title }) => title },
      { label: columnLabels.gbslibrary.description, cell: ({ description }) => description },
      {
        label: columnLabels.gbslibrary.updated_at,
        kind: 'instant',
        cell: ({ updated_at: changed }) => new Date(changed),
      },
    ],
    count: (db, { access, list }) => countGbsVideos(db, access, list),
    select: ({ list, sort }) => selectGbsVideos({ list, sort: sort as GbsVideoSort }),
  }),
}
