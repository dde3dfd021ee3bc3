/** Columns of each list's exports, stated once: the browser writes short lists with them, the server long ones. */
import { campaignState } from '#domain/campaigns/campaignState.ts'
import { displayName } from '#domain/displayName.ts'
import { listCell } from '#domain/exports/spreadsheetText.ts'
import {
  baseEnumLabels,
  campaignStateText,
  clientState,
  columnLabels,
  NO_TASK_LABEL,
} from '#domain/labels.ts'
import { formatTaskPlaces, type TaskPlacesText } from '#domain/tasks/formatTaskPlaces.ts'
import type {
  CampaignParent,
  ClientParent,
  DepartmentParent,
  GbsVideoParent,
  LocationParent,
  TaskParent,
} from './parents.ts'

/** Column of an export; `Row`: a record of the list. */
export interface ExportColumn<Row> {
  label: string
  /** Default: text. Cells of an instant are in the client's time zone, which the label of the column names. */
  kind?: 'text' | 'number' | 'instant'
  /** Kind of places whose paths `cell` needs. */
  places?: PlaceKind
  cell(this: void, row: Row, context: ExportContext): ExportedValue
}

export type PlaceKind = 'locations' | 'departments'

export interface ExportContext {
  /** Paths of live places, in the form that an import reads; null: not visible. */
  pathOf: Partial<Record<PlaceKind, (id: string) => string | null>>
  /** The client's day. */
  today: string
}

/** null: an empty cell. */
export type ExportedValue = string | number | boolean | Date | null | undefined

/** The resources whose exports this file states. */
export interface ExportedRows {
  locations: Pick<LocationParent, 'name' | 'parent' | 'observation_count'>
  departments: Pick<
    DepartmentParent,
    'name' | 'parent_department' | 'locations' | 'observation_count'
  >
  tasks: TaskParent
  clients: Pick<
    ClientParent,
    | 'company_name'
    | 'account_manager'
    | 'weekly_email_enabled'
    | 'monthly_email_enabled'
    | 'ai_enabled'
    | 'deleted_at'
  >
  campaigns: Omit<CampaignParent, 'time_zone'>
  gbslibrary: Pick<GbsVideoParent, 'title' | 'description' | 'updated_at'>
}

/** Returns the columns of a list, with one that marks deleted records where the list shows them. */
export function exportColumns<List extends keyof ExportedRows>(
  list: List,
  { showDeleted }: { showDeleted: boolean },
): readonly ExportColumn<ExportedRows[List]>[] {
  const columns: readonly ExportColumn<ExportedRows[List]>[] = COLUMNS[list]
  // A client's state says it.
  return showDeleted && list !== 'clients' ? [...columns, DELETED] : columns
}

export const isExportedList = (list: string): list is keyof ExportedRows =>
  Object.hasOwn(COLUMNS, list)

const DELETED: ExportColumn<object> = {
  label: columnLabels.users.deleted_at,
  kind: 'instant',
  cell: (row) =>
    'deleted_at' in row && row.deleted_at ? new Date(row.deleted_at as string) : null,
}

const COLUMNS: { [List in keyof ExportedRows]: readonly ExportColumn<ExportedRows[List]>[] } = {
  locations: [
    { label: columnLabels.locations.name, cell: ({ name }) => name },
    {
      label: columnLabels.locations.parent.name,
      places: 'locations',
      // An import knows no deleted place.
      cell: ({ parent }, { pathOf }) =>
        parent && !parent.deleted_at ? pathOf.locations?.(parent.id) : null,
    },
    observationCount(columnLabels.locations),
  ],
  departments: [
    { label: columnLabels.departments.name, cell: ({ name }) => name },
    {
      label: columnLabels.departments.parent_department.name,
      places: 'departments',
      cell: ({ parent_department: parent }, { pathOf }) =>
        parent && !parent.deleted_at ? pathOf.departments?.(parent.id) : null,
    },
    {
      label: columnLabels.departments.locations,
      places: 'locations',
      cell: ({ locations }, { pathOf }) =>
        listCell.format((locations ?? []).flatMap(({ id }) => pathOf.locations?.(id) ?? [])),
    },
    observationCount(columnLabels.departments),
  ],
  tasks: [
    { label: columnLabels.tasks.name, cell: ({ name }) => name },
    {
      label: columnLabels.tasks.departments,
      cell: (task) => placesText(taskPlaces(task).departments),
    },
    { label: columnLabels.tasks.locations, cell: (task) => placesText(taskPlaces(task).locations) },
    observationCount(columnLabels.tasks),
  ],
  clients: [
    { label: columnLabels.clients.company_name, cell: ({ company_name: name }) => name },
    {
      label: columnLabels.clients.account_manager,
      cell: ({ account_manager: person }) => person && displayName(person),
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
  campaigns: [
    { label: columnLabels.campaigns.name, cell: ({ name }) => name },
    { label: columnLabels.campaigns.start_date, cell: ({ start_date: day }) => day },
    { label: columnLabels.campaigns.end_date, cell: ({ end_date: day }) => day },
    {
      label: columnLabels.campaigns.frequency,
      cell: ({ frequency }) => baseEnumLabels.campaignFrequency[frequency],
    },
    { label: columnLabels.campaigns.task.name, cell: ({ task }) => task?.name ?? NO_TASK_LABEL },
    { label: columnLabels.campaigns.department.name, cell: ({ department }) => department?.name },
    { label: columnLabels.campaigns.location.name, cell: ({ location }) => location?.name },
    observationCount(columnLabels.campaigns),
    {
      label: columnLabels.campaigns.state,
      cell: (campaign, { today }) =>
        campaignStateText(campaignState(campaign, today), campaign.obstacles),
    },
    {
      label: columnLabels.campaigns.progress,
      cell: ({ observed_user_count: done = 0, not_observed_user_count: open = 0 }) =>
        `${done} of ${done + open}`,
    },
  ],
  gbslibrary: [
    { label: columnLabels.gbslibrary.title, cell: ({ title }) => title },
    { label: columnLabels.gbslibrary.description, cell: ({ description }) => description },
    {
      label: columnLabels.gbslibrary.updated_at,
      kind: 'instant',
      cell: ({ updated_at: changed }) => new Date(changed),
    },
  ],
}

function observationCount({
  observation_count: label,
}: {
  observation_count: string
}): ExportColumn<{ observation_count?: number | null }> {
  return { label, kind: 'number', cell: ({ observation_count: count }) => count }
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
