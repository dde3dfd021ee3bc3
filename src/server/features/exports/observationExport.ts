/** Job of an observation export: writes the observations that the requester may see when the job runs. */
import type { z } from 'zod'
import type { ObservationSort, ObservationSortColumn } from '#api/generated/contract.ts'
import type { LabelOf } from '#api/exportColumns.ts'
import {
  AI_ERROR_CAUSES,
  AI_REVIEW_STATUSES,
  OBSERVATION_KINDS,
  OVERRIDE_REASONS,
  PLATFORMS,
  REVIEW_TYPES,
  TECHNIQUES,
} from '#domain/enumerations.ts'
import { AI_JUDGES } from '#domain/observations/aiReview.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import type { Translate } from '#texts/keys.ts'
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
  yesAndNo,
} from './delimitedRows.ts'
import { type ExportedClient, fileTexts, readExportedClient, writeExport } from './writeExport.ts'

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
    const texts = await fileTexts(job.payload)
    const total = await countObservations(parts.db, planCounts(query, null))
    return writeExport(job, parts, {
      access,
      format,
      texts,
      columns: observationColumns({ client, filter, t: texts.t }),
      total,
      rows: streamObservations(parts.db, { ...query, client, sort, total, t: texts.t }),
    })
  },
})

/** Columns of the list, then of the detail page. */
function observationColumns(query: ColumnsQuery): ExportColumn[] {
  const { client, filter, t } = query
  const { ai_enabled: hasAi, display_employee_id: showsIds } = client
  const { instant, detail, answer } = columnsIn(query)
  const employeeId = (person: 'ob' | 'oe') =>
    showsIds ? sql.ref(`${person}.employee_id`) : sql`null`
  return [
    instant('date', sql`o.date`),
    detail(
      'observee.firstname',
      sql`coalesce(oe.name, nullif(o.unlinked_observee_name, ''),
        nullif(o.unlinked_observee_employee_id, ''), ${t('messages.notApplicable')})`,
    ),
    detail('technique', techniqueCell(sql`o.technique`, t, t('enums.verdict.unknown'))),
    detail('task.name', sql`t.name`),
    detail('location.name', sql`l.name`),
    detail('department.name', sql`d.name`),
    detail('user.firstname', sql`ob.name`),
    detail(
      'review_type',
      enumCell(sql`o.review_type`, REVIEW_TYPES, (type) => t(`enums.reviewType.${type}`)),
    ),
    // Only a verdict of an analysis can be reviewed.
    ...(hasAi ? [detail('ai_review_status', ofAnalysis(aiReviewStatus(t)))] : []),
    answer('is_inside_base', sql`o.is_inside_base`),
    answer('is_big_engines', sql`o.is_big_engines`),
    answer('is_turn_not_twist', sql`o.is_turn_not_twist`),
    answer('is_dip_n_drive', sql`o.is_dip_n_drive`),
    answer('is_other_option_correct', sql`v.is_other_option_correct`),
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
      enumCell(sql`o.manual_override_reason`, OVERRIDE_REASONS, (reason) =>
        t(`enums.overrideReason.${reason}`),
      ),
    ),
    detail(
      'kind',
      enumCell(sql`o.kind`, OBSERVATION_KINDS, (kind) => t(`enums.observationKind.${kind}`)),
    ),
    instant('created_at', sql`o.created_at`),
    instant('updated_at', sql`o.updated_at`),
    ...(hasAi ? aiColumns(query) : []),
    ...recordingColumns(query),
    ...(filter.showDeleted ? [instant('deleted_at', sql`o.deleted_at`)] : []),
  ]
}

interface ColumnsQuery extends Pick<ObservationExportQuery, 'client' | 'filter'> {
  t: Translate
}

type FieldLabel = LabelOf<'allobservations'>

/** Columns under the labels of the screens, in the language of the file. */
function columnsIn({ client, t }: ColumnsQuery) {
  const label = (field: FieldLabel) => t(`resources.allobservations.fields.${field}`)
  const detail = (field: FieldLabel, text: Sql) => textColumn(label(field), text)
  return {
    detail,
    instant: (field: FieldLabel, column: Sql) =>
      clientInstantColumn(label(field), column, client.time_zone),
    /** Empty for null: not answered. */
    answer: (field: FieldLabel, answer: Sql) =>
      detail(
        field,
        booleanCell(answer, [t('enums.verdict.correct'), t('enums.verdict.incorrect')]),
      ),
    flag: (field: FieldLabel, flag: Sql) => detail(field, booleanCell(flag, yesAndNo(t))),
    figure: (field: FieldLabel, unit: string, number: Sql) =>
      numberColumn(`${label(field)} (${unit})`, number),
  }
}

const techniqueCell = (cell: Sql, t: Translate, otherwise?: string): Sql =>
  enumCell(cell, TECHNIQUES, (technique) => t(`enums.technique.${technique}`), otherwise)

const ofAnalysis = (cell: Sql): Sql =>
  sql`case when o.review_type <> 'MANUAL_TASK' then ${cell} end`

const aiReviewStatus = (t: Translate): Sql =>
  enumCell(sql`o.ai_review_status`, AI_REVIEW_STATUSES, (status) =>
    t(`enums.aiReviewStatus.${status}`),
  )

const judge = sql`case when ${isJudgedElsewhere('v')} then 'OTHER_PROGRAM' else 'LIFTWISE' end`

/** The AI's result, whose it is, and its review. */
function aiColumns(query: ColumnsQuery): ExportColumn[] {
  const { t } = query
  const { detail, flag } = columnsIn(query)
  const rightOrWrong: [string, string] = [
    t('observations.review.right'),
    t('observations.review.wrong'),
  ]
  return [
    detail('ai_technique', techniqueCell(sql`o.ai_technique`, t)),
    detail(
      'judged_by',
      ofAnalysis(enumCell(judge, AI_JUDGES, (each) => t(`enums.aiJudge.${each}`))),
    ),
    flag('is_ai_prediction_correct', sql`o.is_ai_prediction_correct`),
    ...AI_REVIEWS.map((field) => detail(field, booleanCell(sql.ref(`v.${field}`), rightOrWrong))),
    detail('internally_reviewed', ofAnalysis(booleanCell(sql`o.internally_reviewed`, yesAndNo(t)))),
    detail(
      'ai_error_cause',
      sql`(select string_agg(${enumCell(sql`cause`, AI_ERROR_CAUSES, (cause) => t(`enums.aiErrorCause.${cause}`))}, ', ')
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
function recordingColumns(query: ColumnsQuery): ExportColumn[] {
  const { t } = query
  const { detail, flag, figure } = columnsIn(query)
  return [
    detail(
      'device_details',
      sql`case when jsonb_typeof(o.device_details) = 'object' then (
        select string_agg(property.key || ': ' || property.value, ', ' order by property.key)
        from jsonb_each_text(o.device_details) property) end`,
    ),
    detail(
      'platform',
      enumCell(sql`v.platform`, PLATFORMS, (platform) => t(`enums.platform.${platform}`)),
    ),
    detail('expo_build_number', sql`o.expo_build_number`),
    flag('did_user_ignore_angle_warning', sql`o.did_user_ignore_angle_warning`),
    flag('did_user_ignore_keypoint_warning', sql`o.did_user_ignore_keypoint_warning`),
    detail('hidden_keypoints', sql`array_to_string(o.hidden_keypoints, ', ')`),
    detail('title', sql`v.title`),
    detail('description', sql`v.description`),
    figure('video_size', 'MB', sql`round(v.video_size / 1e6::numeric, 1)`),
    figure('lift_start_time', 's', sql`v.lift_start_time`),
    figure('lift_end_time', 's', sql`v.lift_end_time`),
    figure('selected_lift_length', 's', sql`v.selected_lift_length`),
    figure('average_body_angle', '°', sql`v.average_body_angle`),
    ...VIDEO_FLAGS.map((field) => flag(field, sql.ref(`v.${field}`))),
    flag(
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
  t: Translate
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
