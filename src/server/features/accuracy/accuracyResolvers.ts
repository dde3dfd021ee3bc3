/** Report on the AI's accuracy: review results of the observations that match a filter. */
import type { AiAccuracy, Resolvers, SkeletonMisfitCount } from '#api/generated/contract.ts'
import { AI_REVIEW_STATUSES, type AiReviewStatus } from '#domain/enumerations.ts'
import { UNKNOWN_BUILD } from '#domain/observations/aiReview.ts'
import { tellsVerdict } from '#domain/observations/observationListInput.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import { recordJson } from '../../context/listSql/listSql.ts'
import type { RequestContext } from '../../context/request/requestContext.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import {
  hasAiResult,
  isBlind,
  isJudgedElsewhere,
  isPrincipleReview,
  PRINCIPLE_REVIEW_COLUMNS,
  isAboutAnother,
  waitsForReview,
} from '../observations/aiResultConditions.ts'
import {
  appBuild,
  isMatching,
  type ObservationQuery,
} from '../observations/observationConditions.ts'
import { parseObservationQuery } from '../observations/observationQuery.ts'

export const accuracyResolvers = {
  Query: {
    aiAccuracy: async (_root, args, context) =>
      readAiAccuracy(context.db, await parseObservationQuery(context, args)),
    skeletonMisfits: async (_root, args, context) =>
      readSkeletonMisfits(context.db, await parseObservationQuery(context, args)),
  },
} satisfies Resolvers<RequestContext>

/** Counts how often the AI was right, in one pass over the observations that match a filter. */
export async function readAiAccuracy(db: Database, query: ObservationQuery): Promise<AiAccuracy> {
  const [accuracy] = await db.sql<AiAccuracy>(
    query.access,
    (tenantFilter) => sql`with cells as materialized (${cells(tenantFilter, query)})
          select (select ${confusion(isStatus)} from cells) as overall,
            (select ${confusion(isBlindStatus)} from cells) as blind,
            (select ${countWhere(sql`cells.is_judged`)}::int from cells) as blind_judged,
            (select ${countWhere(sql`cells.waits and cells.is_blind`)}::int from cells) as blind_waiting,
            ${byPrinciple} as by_principle,
            (${byTask(tenantFilter)}) as by_task,
            (${byAppBuild}) as by_app_build,
            (${errorCauses}) as error_causes`,
    { isPlannedByValues: true },
  )
  if (!accuracy) throw new Error('A count always answers.')
  return accuracy
}

const readSkeletonMisfits = (
  db: Database,
  query: ObservationQuery,
): Promise<SkeletonMisfitCount[]> =>
  db.sql<SkeletonMisfitCount>(
    query.access,
    (tenantFilter) => sql`select video.thresholds_version, count(*)::int as analysed,
            count(video.skeleton_misfit_at)::int as misfits
          from observations observation
          join videos video on ${tenantFilter('video')} and video.client_id = observation.client_id and video.id = observation.video_id
          where ${isMatching(tenantFilter, query)} and video.thresholds_version is not null
          group by video.thresholds_version order by video.thresholds_version desc`,
    { isPlannedByValues: true },
  )

/**
 * Groups observations that are equal in everything the report distinguishes; there are few groups, however many
 * observations.
 */
function cells(tenantFilter: TenantFilter, query: ObservationQuery): Sql {
  const reviews = sql.join(PRINCIPLE_REVIEW_COLUMNS.map((column) => sql.ref(`video.${column}`)))
  const isReliable = sql`and video.capture_quality is distinct from 'POOR'`
  const isJudgedHere = sql`and (video.id is null or not ${isJudgedElsewhere('video')})`
  // As in the list of what waits.
  const waits = sql`${waitsForReview} and ${isAboutAnother(query.access.userId)}
    ${tellsVerdict(query.filter) ? sql`and not ${isBlind}` : sql``}`
  return sql`select observation.task_id, ${appBuild('observation')} as build, observation.ai_review_status,
    observation.ai_error_cause, ${reviews},
      review.technique as seen, review.ai_technique as said, review.observation_id is not null as is_judged,
      ${waits} as waits, ${isBlind} as is_blind, count(*) as n
    from observations observation
    join clients client on ${tenantFilter('client')} and client.id = observation.client_id
    left join videos video on ${tenantFilter('video')} and video.id = observation.video_id
    left join blind_reviews review on ${tenantFilter('review')} and review.client_id = observation.client_id
      and review.observation_id = observation.id
    where ${isMatching(tenantFilter, query)} and ${hasAiResult}
      ${query.filter.captureQuality.length > 0 ? sql`` : isReliable}
      ${query.filter.judgedBy.length > 0 ? sql`` : isJudgedHere}
    group by observation.task_id, build, observation.ai_review_status, observation.ai_error_cause, ${reviews}, seen, said,
      is_judged, waits, is_blind`
}

const isStatus = (status: AiReviewStatus) =>
  status === 'UNREVIEWED' ? sql`cells.waits` : sql`cells.ai_review_status = ${sql.lit(status)}`

/** In the blind sample: what the reviewer saw beside what the AI had said, both as they were then. */
const isBlindStatus = (status: AiReviewStatus): Sql => {
  if (status === 'UNREVIEWED') return sql`false`
  const said = status.endsWith('POSITIVE') ? 'incorrect' : 'correct'
  const isSame = sql.lit(status.startsWith('TRUE'))
  return sql`cells.said = ${sql.lit(said)} and (cells.seen = cells.said) = ${isSame}`
}

const countWhere = (condition: Sql) => sql`coalesce(sum(cells.n) filter (where ${condition}), 0)`

function confusion(is: (status: AiReviewStatus) => Sql): Sql {
  const counts = AI_REVIEW_STATUSES.flatMap((status) => [
    sql.lit(status.toLowerCase()),
    countWhere(is(status)),
  ])
  return sql`json_build_object(${sql.join(counts)})`
}

const byPrinciple = sql`(select json_build_array(${sql.join(
  PRINCIPLES.map(
    (principle) => sql`json_build_object('principle', ${sql.lit(principle)}, 'confusion',
      ${confusion((status) => isPrincipleReview('cells', principle, status))})`,
  ),
)}) from cells)`

/** Columns of a group of cells, for sorting: most reviewed first, then largest. */
const GROUP = sql`${confusion(isStatus)} as confusion, sum(cells.n) as total,
  ${countWhere(sql`cells.ai_review_status <> 'UNREVIEWED'`)} as reviewed`
/** Leaves out principles on which the AI has no result. */
const HAVING = sql`having bool_or(cells.waits or cells.ai_review_status <> 'UNREVIEWED')`
const MOST_FIRST = sql`grouped.reviewed desc, grouped.total desc`
const TOP_ROWS = sql`limit 100`

const jsonList = (item: Sql, from: Sql) =>
  sql`select coalesce(json_agg(${item} order by grouped.place), '[]') from (${from}) grouped`

const byTask = (tenantFilter: TenantFilter) =>
  jsonList(
    sql`json_build_object('task', grouped.task, 'confusion', grouped.confusion)`,
    sql`select ${recordJson('task')} as task, grouped.confusion,
        row_number() over (order by ${MOST_FIRST}, task.name, task.id) as place
      from (select cells.task_id, ${GROUP} from cells group by cells.task_id ${HAVING}) grouped
      join tasks task on ${tenantFilter('task')} and task.id = grouped.task_id order by place ${TOP_ROWS}`,
  )

const byAppBuild = jsonList(
  sql`json_build_object('expo_build_number', nullif(grouped.build, ${sql.lit(UNKNOWN_BUILD)}), 'confusion', grouped.confusion)`,
  sql`select grouped.*, row_number() over (order by ${MOST_FIRST}, grouped.build) as place
    from (select cells.build, ${GROUP} from cells group by cells.build ${HAVING}) grouped order by place ${TOP_ROWS}`,
)

const errorCauses = jsonList(
  sql`json_build_object('cause', grouped.cause, 'count', grouped.total)`,
  sql`select grouped.*, row_number() over (order by grouped.total desc, grouped.cause) as place
    from (select named.cause, sum(cells.n) as total from cells
      cross join lateral (select distinct unnest(cells.ai_error_cause) as cause) named
      group by named.cause) grouped`,
)
