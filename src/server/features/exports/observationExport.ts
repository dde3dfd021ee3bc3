/** Job of an observation export: writes the observations that the requester may see when the job runs. */
import type { ObservationSort } from '#api/generated/contract.ts'
import { baseEnumLabels, columnLabels, observationDetailLabels, yesOrNo } from '#domain/labels.ts'
import { MESSAGES } from '#domain/messages.ts'
import { VERDICT_LABELS } from '#domain/observations/answers.ts'
import {
  type ObservationListInput,
  observationListInputSchema,
} from '#domain/observations/observationListInput.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { JobHandler } from '../../platform/queue/queue.ts'
import { EXPORT_TITLES, type ExportPayload } from '../jobs/exportPayload.ts'
import { ACCESS_REVOKED, requesterOf } from '../jobs/requestJob.ts'
import { countObservations } from '../observations/observationQueries.ts'
import { readObservationQuery } from '../observations/observationQuery.ts'
import { type ObservationQuery, planCounts, planScan } from '../observations/observationPlan.ts'
import { selectColumns } from '../observations/observationScan.ts'
import { buildScan } from '../observations/observationSearch.ts'
import { OBSERVATION_SORTS, observationOrder } from '../observations/observationSorts.ts'
import {
  clientInstant,
  delimitedCells,
  type DelimitedRows,
  enumCell,
  fullName,
  instantColumn,
  orEmpty,
  randomDelimiter,
  ROWS_PER_FETCH,
  type SheetColumn,
} from './delimitedRows.ts'
import { type ExportedClient, readExportedClient, writeExport } from './writeExport.ts'

export interface ObservationExportPayload extends ExportPayload {
  filter: ObservationListInput
  sort: ObservationSort
}

export const exportObservations: JobHandler = async (job, parts) => {
  const requester = await requesterOf(job, parts, 'triggerExportObservations')
  if (!requester) return { state: 'failed', reason: ACCESS_REVOKED }
  const { access } = requester
  const payload = job.payload as ObservationExportPayload
  const filter = observationListInputSchema.parse(payload.filter)
  const client = await readExportedClient(parts.db, access.clientId)
  const query = await readObservationQuery(parts.db, { access, filter })
  return writeExport(job, parts, {
    title: EXPORT_TITLES.exportObservations,
    format: payload.format,
    columns: observationColumns(client, filter),
    total: await countObservations(parts.db, planCounts(query, null)),
    rows: streamObservations(parts.db, { ...query, client, sort: payload.sort }),
  })
}

type ShowDeleted = Pick<ObservationListInput, 'showDeleted'>

const LABELS = columnLabels.allobservations

/** Columns of the list, then of the detail page, in the order of `exportCells`. */
function observationColumns(
  { ai_enabled: hasAi, time_zone: timeZone }: Pick<ExportedClient, 'ai_enabled' | 'time_zone'>,
  { showDeleted }: ShowDeleted,
): SheetColumn[] {
  const text = (label: string): SheetColumn => ({ label, kind: 'text' })
  const instant = (label: string) => instantColumn(label, timeZone)
  const { created_at: recorded, ...details } = DETAIL_LABELS
  return [
    instant(LABELS.date),
    text(LABELS.observee.firstname),
    text(LABELS.technique),
    text(LABELS.task.name),
    text(LABELS.location.name),
    text(LABELS.department.name),
    text(LABELS.user.firstname),
    text(LABELS.review_type),
    ...(hasAi ? [text(LABELS.ai_review_status)] : []),
    ...Object.values(details).map(text),
    instant(recorded),
    ...(hasAi ? Object.values(AI_LABELS).map(text) : []),
    ...(showDeleted ? [instant(LABELS.deleted_at)] : []),
  ]
}

const {
  ai_technique,
  is_ai_prediction_correct,
  ai_error_cause,
  ai_review_notes,
  feedback_notes,
  ...DETAIL_LABELS
} = observationDetailLabels
const AI_LABELS = {
  ai_technique,
  is_ai_prediction_correct,
  ai_error_cause,
  ai_review_notes,
  feedback_notes,
}

interface ObservationExportQuery extends ObservationQuery {
  client: ExportedClient
  sort: ObservationSort
}

async function* streamObservations(
  db: Database,
  query: ObservationExportQuery,
): AsyncGenerator<DelimitedRows> {
  const delimiter = randomDelimiter()
  const batches = db.stream<[string]>(
    query.access,
    (tables) => tables.sql((tenantFilter) => exportQuery(tenantFilter, query, delimiter)),
    { rows: ROWS_PER_FETCH },
  )
  for await (const batch of batches) yield { rows: batch.map(([row]) => row), delimiter }
}

/** Selects in the list's order, without a page. */
function exportQuery(
  tenantFilter: TenantFilter,
  query: ObservationExportQuery,
  delimiter: string,
): Sql {
  const { sort } = query
  const { columns, join, key } = OBSERVATION_SORTS[sort.column]
  const needed = [...new Set([...columns, ...EXTRA_COLUMNS])]
  const { ctes, branches } = buildScan(tenantFilter, planScan(query), {
    columns: needed,
    first: null,
  })
  const scans = branches.map((rows) => sql`select ${selectColumns(needed)} ${rows}`)
  return sql`${ctes} select ${delimitedCells(exportCells(query), delimiter)}
    from (${sql.join(scans, sql` union all `)}) o ${join(tenantFilter)} ${joins(tenantFilter)}
    ${observationOrder(sort, { key, date: sql`o.date`, id: sql`o.id` })}`
}

/** Columns that a search does not already select. */
const EXTRA_COLUMNS = [
  'unlinked_observee_name',
  'unlinked_observee_employee_id',
  'technique',
  'review_type',
  'ai_review_status',
  'deleted_at',
  'is_inside_base',
  'is_big_engines',
  'is_turn_not_twist',
  'is_dip_n_drive',
  'video_id',
  'notes',
  'manual_override_reason',
  'kind',
  'created_at',
  ...Object.keys(AI_LABELS),
]

function exportCells({ client, filter }: ObservationExportQuery): Sql[] {
  const instant = (column: Sql) => clientInstant(column, client.time_zone)
  return [
    instant(sql`o.date`),
    sql`coalesce(oe.name, nullif(o.unlinked_observee_name, ''),
      nullif(o.unlinked_observee_employee_id, ''), ${MESSAGES.notApplicable})`,
    enumCell(sql`o.technique`, VERDICT_LABELS, VERDICT_LABELS.unknown),
    sql`t.name`,
    sql`l.name`,
    sql`d.name`,
    sql`ob.name`,
    enumCell(sql`o.review_type`, baseEnumLabels.reviewType),
    ...(client.ai_enabled
      ? // Only a verdict of an analysis can be reviewed.
        [
          sql`case when o.review_type <> 'MANUAL_TASK' then
            ${enumCell(sql`o.ai_review_status`, baseEnumLabels.aiReviewStatus)} else '' end`,
        ]
      : []),
    answerCell(sql`o.is_inside_base`),
    answerCell(sql`o.is_big_engines`),
    answerCell(sql`o.is_turn_not_twist`),
    answerCell(sql`o.is_dip_n_drive`),
    answerCell(sql`v.is_other_option_correct`),
    orEmpty(sql`v.other_details`),
    orEmpty(sql`o.notes`),
    orEmpty(sql`ca.name`),
    orEmpty(
      sql`case when o.observee_id is null then o.unlinked_observee_employee_id else oe.employee_id end`,
    ),
    enumCell(sql`o.manual_override_reason`, baseEnumLabels.overrideReason),
    enumCell(sql`o.kind`, baseEnumLabels.observationKind),
    instant(sql`o.created_at`),
    ...(client.ai_enabled
      ? [
          enumCell(sql`o.ai_technique`, VERDICT_LABELS),
          booleanCell(sql`o.is_ai_prediction_correct`, [yesOrNo(true), yesOrNo(false)]),
          orEmpty(sql`(select string_agg(${enumCell(sql`cause`, baseEnumLabels.aiErrorCause)}, ', ')
            from unnest(o.ai_error_cause) as cause)`),
          orEmpty(sql`o.ai_review_notes`),
          orEmpty(sql`o.feedback_notes`),
        ]
      : []),
    ...(filter.showDeleted ? [orEmpty(instant(sql`o.deleted_at`))] : []),
  ]
}

/** Empty for null: not answered. */
const answerCell = (answer: Sql): Sql<string> =>
  booleanCell(answer, [VERDICT_LABELS.correct, VERDICT_LABELS.incorrect])

const booleanCell = (value: Sql, [yes, no]: [string, string]): Sql<string> =>
  sql`case when ${value} then ${sql.lit(yes)} when not ${value} then ${sql.lit(no)} else '' end`

const joins = (tenantFilter: TenantFilter): Sql => sql`
  join tasks t on ${tenantFilter('t')} and t.id = o.task_id
  join locations l on ${tenantFilter('l')} and l.id = o.location_id
  join departments d on ${tenantFilter('d')} and d.id = o.department_id
  left join campaigns ca on ${tenantFilter('ca')} and ca.id = o.campaign_id
  left join videos v on ${tenantFilter('v')} and v.id = o.video_id
  join lateral (${nameQuery(sql`o.user_id`, tenantFilter)}) ob on true
  left join lateral (${nameQuery(sql`o.observee_id`, tenantFilter)}) oe on true`

/** `offset 0` prevents merging, so that a name is built once for each person and memoized. */
const nameQuery = (id: Sql, tenantFilter: TenantFilter): Sql =>
  sql`select ${fullName('p')} as name, p.employee_id from users p where ${tenantFilter('p')} and p.id = ${id} offset 0`
