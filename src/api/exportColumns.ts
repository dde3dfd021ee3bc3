/** Columns of each list's exports, stated once: the browser writes short lists with them, the server long ones. */
import { campaignState, campaignStateText } from '#domain/campaigns/campaignState.ts'
import { ANSWER_COLUMNS } from '#domain/observations/answers.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { listCell } from '#domain/exports/spreadsheetText.ts'
import { formatTaskPlaces, type TaskPlacesText } from '#domain/tasks/formatTaskPlaces.ts'
import type { TextKey, Translate } from '#texts/keys.ts'
import type {
  CampaignParent,
  ClientParent,
  DepartmentParent,
  FollowUpParent,
  GbsVideoParent,
  LocationParent,
  TaskParent,
} from './parents.ts'

/** Column of an export; `Row`: a record of the list. */
export interface ExportColumn<Row> {
  label: LabelKey
  /**
   * Default: text. Cells of an instant are in the client's time zone, and those of 'utc' as the API writes them; the heading
   * of the column names the zone. 'id': that of the record which the label names.
   */
  kind?: 'text' | 'number' | 'instant' | 'utc' | 'id'
  /** Unit of a number, which the heading names. */
  unit?: string
  /** Kind of places whose paths `cell` needs. */
  places?: PlaceKind
  cell(this: void, row: Row, context: ExportContext): ExportedValue
}

/** Text of a label. */
export type LabelKey = Extract<TextKey, `resources.${string}.${'fields' | 'columns'}.${string}`>

/** Label of a field of a resource. */
export type LabelOf<Resource extends string> = {
  [Key in LabelKey]: Key extends `resources.${Resource}.fields.${infer Field}` ? Field : never
}[LabelKey]

export type PlaceKind = 'locations' | 'departments'

export interface ExportContext {
  /** Words a text in English for CSV, which programs read, and in the reader's language for Excel. */
  t: Translate
  /** Paths of live places, in the form that an import reads; null: not visible. */
  pathOf: Partial<Record<PlaceKind, (id: string) => string | null>>
  /** The client's. */
  timeZone: string
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
  followups: Pick<
    FollowUpParent,
    | 'user'
    | 'task'
    | 'location'
    | 'principles'
    | 'coach'
    | 'state'
    | 'due_date'
    | 'created_at'
    | 'closed_at'
    | 'reopened_count'
  >
  gbslibrary: Pick<GbsVideoParent, 'title' | 'description' | 'updated_at'>
}

/**
 * Returns the columns of a list, with one that marks deleted records where the list shows them; last those that programs
 * read: the record's id and its times in UTC.
 */
export function exportColumns<List extends keyof ExportedRows>(
  list: List,
  { showDeleted }: { showDeleted: boolean },
): readonly ExportColumn<ExportedRows[List]>[] {
  const columns: readonly ExportColumn<ExportedRows[List]>[] = COLUMNS[list]
  // A client's state says it.
  const shown = showDeleted && list !== 'clients' ? [...columns, DELETED] : columns
  const instants = shown.filter(({ kind }) => kind === 'instant')
  const isChangeShown = instants.some(({ label }) => label.endsWith('.updated_at'))
  return [...shown, ID, ...[...instants, ...(isChangeShown ? [] : [CHANGED])].map(inUtc)]
}

export const ID: ExportColumn<object> = {
  label: 'resources.users.fields.id',
  cell: (row) => ('id' in row ? String(row.id) : null),
}

export const CHANGED: ExportColumn<object> = {
  label: 'resources.users.fields.updated_at',
  cell: (row) => ('updated_at' in row ? new Date(row.updated_at as string) : null),
}

export const inUtc = <Row>({ label, cell }: ExportColumn<Row>): ExportColumn<Row> => ({
  label,
  kind: 'utc',
  cell: (row, context) => {
    const at = cell(row, context)
    return at instanceof Date && !Number.isNaN(at.getTime()) ? at.toISOString() : null
  },
})

/** Returns the heading of a column. A time in UTC is told apart from one of a client whose zone is UTC, too. */
export const headingOf = (
  { label, kind, unit }: Pick<ExportColumn<never>, 'label' | 'kind' | 'unit'>,
  { t, timeZone }: Pick<ExportContext, 't' | 'timeZone'>,
): string => {
  const marks = {
    instant: timeZone,
    utc: 'UTC, ISO 8601',
    id: t(ID.label),
    number: unit,
    text: unit,
  }
  const mark = marks[kind ?? 'text']
  return mark === undefined ? t(label) : `${t(label)} (${mark})`
}

export const isExportedList = (list: string): list is keyof ExportedRows =>
  Object.hasOwn(COLUMNS, list)

export const DELETED: ExportColumn<object> = {
  label: 'resources.users.fields.deleted_at',
  kind: 'instant',
  cell: (row) =>
    'deleted_at' in row && row.deleted_at ? new Date(row.deleted_at as string) : null,
}

const COLUMNS: { [List in keyof ExportedRows]: readonly ExportColumn<ExportedRows[List]>[] } = {
  locations: [
    { label: 'resources.locations.fields.name', cell: ({ name }) => name },
    {
      label: 'resources.locations.fields.parent.name',
      places: 'locations',
      // An import knows no deleted place.
      cell: ({ parent }, { pathOf }) =>
        parent && !parent.deleted_at ? pathOf.locations?.(parent.id) : null,
    },
    observationCount('resources.locations.fields.observation_count'),
  ],
  departments: [
    { label: 'resources.departments.fields.name', cell: ({ name }) => name },
    {
      label: 'resources.departments.fields.parent_department.name',
      places: 'departments',
      cell: ({ parent_department: parent }, { pathOf }) =>
        parent && !parent.deleted_at ? pathOf.departments?.(parent.id) : null,
    },
    {
      label: 'resources.departments.fields.locations',
      places: 'locations',
      cell: ({ locations }, { pathOf }) =>
        listCell.format((locations ?? []).flatMap(({ id }) => pathOf.locations?.(id) ?? [])),
    },
    observationCount('resources.departments.fields.observation_count'),
  ],
  tasks: [
    { label: 'resources.tasks.fields.name', cell: ({ name }) => name },
    {
      label: 'resources.tasks.fields.departments',
      cell: (task, { t }) => placesText(taskPlaces(task, t).departments),
    },
    {
      label: 'resources.tasks.fields.locations',
      cell: (task, { t }) => placesText(taskPlaces(task, t).locations),
    },
    observationCount('resources.tasks.fields.observation_count'),
  ],
  clients: [
    { label: 'resources.clients.fields.company_name', cell: ({ company_name: name }) => name },
    {
      label: 'resources.clients.fields.account_manager',
      cell: ({ account_manager: person }) => person && fullNameOf(person),
    },
    {
      label: 'resources.clients.fields.weekly_email_enabled',
      cell: ({ weekly_email_enabled: on }) => on,
    },
    {
      label: 'resources.clients.fields.monthly_email_enabled',
      cell: ({ monthly_email_enabled: on }) => on,
    },
    { label: 'resources.clients.columns.ai_enabled', cell: ({ ai_enabled: on }) => on },
    {
      label: 'resources.clients.fields.state',
      cell: ({ deleted_at: deletedAt }, { t }) =>
        t(deletedAt ? 'list.deleted' : 'clientPicker.active'),
    },
  ],
  campaigns: [
    { label: 'resources.campaigns.fields.name', cell: ({ name }) => name },
    { label: 'resources.campaigns.fields.start_date', cell: ({ start_date: day }) => day },
    { label: 'resources.campaigns.fields.end_date', cell: ({ end_date: day }) => day },
    {
      label: 'resources.campaigns.fields.frequency',
      cell: ({ frequency }, { t }) => t(`enums.campaignFrequency.${frequency}`),
    },
    {
      label: 'resources.campaigns.fields.task.name',
      cell: ({ task }, { t }) => task?.name ?? t('campaigns.noTask'),
    },
    {
      label: 'resources.campaigns.fields.department.name',
      cell: ({ department }) => department?.name,
    },
    { label: 'resources.campaigns.fields.location.name', cell: ({ location }) => location?.name },
    observationCount('resources.campaigns.fields.observation_count'),
    {
      label: 'resources.campaigns.fields.state',
      cell: (campaign, { t, today }) =>
        campaignStateText(campaignState(campaign, today), campaign.obstacles, t),
    },
    {
      label: 'resources.campaigns.fields.progress',
      cell: ({ observed_user_count: done = 0, not_observed_user_count: open = 0 }, { t }) =>
        t('campaigns.observedOfAll', { done: String(done), all: String(done + open) }),
    },
  ],
  followups: [
    { label: 'resources.followups.fields.user', cell: ({ user }) => fullNameOf(user) },
    { label: 'resources.followups.fields.task.name', cell: ({ task }) => task.name },
    { label: 'resources.followups.fields.location.name', cell: ({ location }) => location.name },
    {
      label: 'resources.followups.fields.principles',
      cell: ({ principles }, { t }) =>
        listCell.format(
          principles.map((each) => t(`resources.allobservations.fields.${ANSWER_COLUMNS[each]}`)),
        ),
    },
    {
      label: 'resources.followups.fields.coach',
      cell: ({ coach }) => coach && fullNameOf(coach),
    },
    {
      label: 'resources.followups.fields.state',
      cell: ({ state }, { t }) => t(`enums.followUpState.${state}`),
    },
    { label: 'resources.followups.fields.due_date', cell: ({ due_date: day }) => day },
    {
      label: 'resources.followups.fields.created_at',
      kind: 'instant',
      cell: ({ created_at: at }) => new Date(at),
    },
    {
      label: 'resources.followups.fields.closed_at',
      kind: 'instant',
      cell: ({ closed_at: at }) => (at ? new Date(at) : null),
    },
    {
      label: 'resources.followups.fields.reopened_count',
      kind: 'number',
      cell: ({ reopened_count: count }) => count,
    },
  ],
  gbslibrary: [
    { label: 'resources.gbslibrary.fields.title', cell: ({ title }) => title },
    { label: 'resources.gbslibrary.fields.description', cell: ({ description }) => description },
    {
      label: 'resources.gbslibrary.fields.updated_at',
      kind: 'instant',
      cell: ({ updated_at: changed }) => new Date(changed),
    },
  ],
}

function observationCount(label: LabelKey): ExportColumn<{ observation_count?: number | null }> {
  return { label, kind: 'number', cell: ({ observation_count: count }) => count }
}

const taskPlaces = (task: TaskParent, t: Translate) =>
  formatTaskPlaces(
    {
      ...task,
      departments: task.departments ?? [],
      department_count: task.department_count ?? 0,
      locations: task.locations ?? [],
      location_count: task.location_count ?? 0,
    },
    t,
  )

const placesText = ({ names, more }: TaskPlacesText): string => names + more
