/** Job of an observation export: writes the observations that the requester may see when the job runs. */
import type { z } from 'zod'
import type { ObservationSort, ObservationSortColumn } from '#api/generated/contract.ts'
import { EXPORT_JOBS } from '#domain/jobs/jobKinds.ts'
import {
  baseEnumLabels,
  columnLabels,
  observationDetailLabels,
  reviewLabels,
} from '#domain/labels.ts'
import { VERDICT_LABELS } from '#domain/observations/answers.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import { fullName } from '../../context/listSql/listSql.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { defineJob } from '../../platform/queue/queue.ts'
import { exportPayloadSchema, sortSchema } from '../jobs/exportPayload.ts'
import { ACCESS_REVOKED, requesterOf } from '../jobs/requestJob.ts'
import { isJudgedElsewhere } from '../observations/observationConditions.ts'
import { countObservations } from '../observations/observationQueries.ts'
import { readObservationQuery } from '../observations/observationQuery.ts'
import { isMatching, type ObservationQuery } from '../observations/observationConditions.ts'
import { OBSERVATION_SORTS, observationOrder } from '../observations/observationSorts.ts'
import { planCounts } from '../observations/observationTotals.ts'
import {
  booleanCell,
  clientInstantColumn,
  delimitedCells,
  type DelimitedRows,
  enumCell,
  type ExportColumn,
  numberColumn,
  randomDelimiter,
  ROWS_PER_FETCH,
  textColumn,
} from './delimitedRows.ts'
import { type ExportedClient, readExportedClient, writeExport } from './writeExport.ts'
import { english } from '../../platform/texts/translator.ts'

const observationExportPayload = exportPayloadSchema.extend({
  filter: observationListInputSchema,
  sort: sortSchema(Object.keys(OBSERVATION_SORTS) as ObservationSortColumn[]),
})
export type ObservationExportPayload = z.infer<typeof observationExportPayload>

export const exportObservations = defineJob({
  kind: 'exportObservations',
  payload: observationExportPayload,
  handler: async (job, parts) => {
    const requester = await requesterOf(job, parts)
    if (!requester) return { state: 'failed', reason: ACCESS_REVOKED }
    const { access } = requester
    const { format, filter, sort } = job.payload
    const client = await readExportedClient(parts.db, access.clientId)
    const query = await readObservationQuery(parts.db, { access, filter })
    const total = await countObservations(parts.db, planCounts(query, null))
    return writeExport(job, parts, {
      access,
      title: EXPORT_JOBS[job.kind].title,
      format,
      columns: observationColumns({ client, filter }),
      total,
      rows: streamObservations(parts.db, { ...query, client, sort, total }),
    })
  },
})

/** Columns of the list, then of the detail page. */
function observationColumns({
  client,
  filter,
}: Pick<ObservationExportQuery, 'client' | 'filter'>): ExportColumn[] {
  const { ai_enabled: hasAi, display_employee_id: showsIds, time_zone: timeZone } = client
  const instant = (label: string, column: Sql) => clientInstantColumn(label, column, timeZone)
  const employeeId = (person: 'ob' | 'oe') =>
    showsIds ? sql.ref(`${person}.employee_id`) : sql`null`
  return [
    instant(LABELS.date, sql`o.date`),
    textColumn(
      LABELS.observee.firstname,
      sql`coalesce(oe.name, nullif(o.unlinked_observee_name, ''),
        nullif(o.unlinked_observee_employee_id, ''), ${english.t('messages.notApplicable')})`,
    ),
    textColumn(
      LABELS.technique,
      enumCell(sql`o.technique`, VERDICT_LABELS, VERDICT_LABELS.unknown),
    ),
    textColumn(LABELS.task.name, sql`t.name`),
    textColumn(LABELS.location.name, sql`l.name`),
    textColumn(LABELS.department.name, sql`d.name`),
    textColumn(LABELS.user.firstname, sql`ob.name`),
    textColumn(LABELS.review_type, enumCell(sql`o.review_type`, baseEnumLabels.reviewType)),
    // Only a verdict of an analysis can be reviewed.
    ...(hasAi ? [textColumn(LABELS.ai_review_status, ofAnalysis(aiReviewStatus))] : []),
    answerColumn('is_inside_base', sql`o.is_inside_base`),
    answerColumn('is_big_engines', sql`o.is_big_engines`),
    answerColumn('is_turn_not_twist', sql`o.is_turn_not_twist`),
    answerColumn('is_dip_n_drive', sql`o.is_dip_n_drive`),
    answerColumn('is_other_option_correct', sql`v.is_other_option_correct`),
    detail('other_details', sql`v.other_details`),
    detail('name', sql`o.name`),
    detail('notes', sql`o.notes`),
    detail('campaign_id', sql`ca.name`),
    detail(
      'unlinked_observee_employee_id',
      sql`case when o.observee_id is null then o.unlinked_observee_employee_id
        else ${employeeId('oe')} end`,
    ),
    detail('observer_employee_id', employeeId('ob')),
    detail(
      'manual_override_reason',
      enumCell(sql`o.manual_override_reason`, baseEnumLabels.overrideReason),
    ),
    detail('kind', enumCell(sql`o.kind`, baseEnumLabels.observationKind)),
    instant(DETAILS.created_at, sql`o.created_at`),
    instant(DETAILS.updated_at, sql`o.updated_at`),
    ...(hasAi ? aiColumns() : []),
    ...recordingColumns(),
    ...(filter.showDeleted ? [instant(LABELS.deleted_at, sql`o.deleted_at`)] : []),
  ]
}

const LABELS = columnLabels.allobservations
const DETAILS = observationDetailLabels

type DetailName = {
  [Name in keyof typeof DETAILS]: (typeof DETAILS)[Name] extends string ? Name : never
}[keyof typeof DETAILS]

const detail = (field: DetailName, text: Sql): ExportColumn => textColumn(DETAILS[field], text)

/** Empty for null: not answered. */
const answerColumn = (field: DetailName, answer: Sql): ExportColumn =>
  detail(field, booleanCell(answer, [VERDICT_LABELS.correct, VERDICT_LABELS.incorrect]))

const flagColumn = (field: DetailName, flag: Sql): ExportColumn => detail(field, booleanCell(flag))

const ofAnalysis = (cell: Sql): Sql =>
  sql`case when o.review_type <> 'MANUAL_TASK' then ${cell} end`

const aiReviewStatus = enumCell(sql`o.ai_review_status`, baseEnumLabels.aiReviewStatus)

const judge = sql`case when ${isJudgedElsewhere('v')} then 'OTHER_PROGRAM' else 'LIFTWISE' end`

/** The AI's result, whose it is, and its review. */
function aiColumns(): ExportColumn[] {
  return [
    detail('ai_technique', enumCell(sql`o.ai_technique`, VERDICT_LABELS)),
    detail('judged_by', ofAnalysis(enumCell(judge, baseEnumLabels.aiJudge))),
    flagColumn('is_ai_prediction_correct', sql`o.is_ai_prediction_correct`),
    ...AI_REVIEWS.map((field) => detail(field, booleanCell(sql.ref(`v.${field}`), reviewLabels))),
    detail('internally_reviewed', ofAnalysis(booleanCell(sql`o.internally_reviewed`))),
    detail(
      'ai_error_cause',
      sql`(select string_agg(${enumCell(sql`cause`, baseEnumLabels.aiErrorCause)}, ', ')
        from unnest(o.ai_error_cause) as cause)`,
    ),
    detail('ai_review_notes', sql`o.ai_review_notes`),
    detail('feedback_notes', sql`o.feedback_notes`),
  ]
}

const AI_REVIEWS = [
  'is_ai_inside_base_correct',
  'is_ai_big_engines_correct',
  'is_ai_turn_not_twist_correct',
  'is_ai_dip_n_drive_correct',
] as const

/** The device and the recording of an observation that was made with the app. */
function recordingColumns(): ExportColumn[] {
  const figure = (field: DetailName, unit: string, number: Sql): ExportColumn =>
    numberColumn(`${DETAILS[field]} (${unit})`, number)
  return [
    detail(
      'device_details',
      sql`case when jsonb_typeof(o.device_details) = 'object' then (
        select string_agg(property.key || ': ' || property.value, ', ' order by property.key)
        from jsonb_each_text(o.device_details) property) end`,
    ),
    detail('platform', enumCell(sql`v.platform`, baseEnumLabels.platform)),
    detail('expo_build_number', sql`o.expo_build_number`),
    flagColumn('did_user_ignore_angle_warning', sql`o.did_user_ignore_angle_warning`),
    flagColumn('did_user_ignore_keypoint_warning', sql`o.did_user_ignore_keypoint_warning`),
    detail('hidden_keypoints', sql`array_to_string(o.hidden_keypoints, ', ')`),
    detail('title', sql`v.title`),
    detail('description', sql`v.description`),
    figure('video_size', 'MB', sql`round(v.video_size / 1e6::numeric, 1)`),
    figure('lift_start_time', 's', sql`v.lift_start_time`),
    figure('lift_end_time', 's', sql`v.lift_end_time`),
    figure('selected_lift_length', 's', sql`v.selected_lift_length`),
    figure('average_body_angle', '°', sql`v.average_body_angle`),
    ...VIDEO_FLAGS.map((field) => flagColumn(field, sql.ref(`v.${field}`))),
    flagColumn(
      'anonymous_observation',
      sql`case when v.file_location is not null then v.anonymous_observation end`,
    ),
  ]
}

const VIDEO_FLAGS = [
  'is_feet_inline',
  'is_arm_foot_aligned',
  'is_hands_above_head',
  'is_confined_space',
] as const

interface ObservationExportQuery extends ObservationQuery {
  client: ExportedClient
  sort: ObservationSort
  total: number
}

async function* streamObservations(
  db: Database,
  query: ObservationExportQuery,
): AsyncGenerator<DelimitedRows> {
  const delimiter = randomDelimiter()
  const batches = db.stream<[string]>(
    query.access,
    (tables) => tables.sql((tenantFilter) => exportQuery(tenantFilter, query, delimiter)),
    { rows: ROWS_PER_FETCH, rowCount: query.total },
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
  const cells = delimitedCells(
    observationColumns(query).map(({ cell }) => cell),
    delimiter,
  )
  const parts = OBSERVATION_SORTS[sort.column].parts.map(
    ({ join, key, condition }) => sql`select ${cells} as cells, ${key} as place, o.date, o.id
      from observations o ${join(tenantFilter)} ${joins(tenantFilter)}
      where ${isMatching(tenantFilter, query)} ${condition ? sql`and ${condition}` : sql``}`,
  )
  return sql`select x.cells from (${sql.join(parts, sql` union all `)}) x
    ${observationOrder(sort, { key: sql`x.place`, date: sql`x.date`, id: sql`x.id` })}`
}

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
