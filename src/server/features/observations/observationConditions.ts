/** The WHERE of observation lists, totals and summaries: who asks, and the filter without its search (spec 7). */
import type { PrincipleFilter } from '#domain/observations/observationFilter.ts'
import type { ObservationListInput } from '#domain/observations/observationListInput.ts'
import type { Technique } from '#domain/enumerations.ts'
import type { Access } from '../../context/visibility/access.ts'
import { visibleObservation } from '../../context/visibility/observationAccess.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import { hasPrincipleReview } from './aiPrincipleReviews.ts'
import { appBuild } from './appBuild.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Instants of the filter's days in the client's zone: `from` is in, `before` is not. */
export interface DateRange {
  from: Date | null
  before: Date | null
  /** The days themselves; both are in. */
  dateFrom: string | null
  dateTo: string | null
}

/** On the alias `o`. Deleted rows are left out by what is selected from. */
export function observationConditions(
  access: Access,
  filter: ObservationListInput,
  days: DateRange,
): Sql[] {
  const conditions = [
    visibleObservation(access, 'o'),
    ...ifSet(days.from, (from) => sql`o.date >= ${from}`),
    ...ifSet(days.before, (before) => sql`o.date < ${before}`),
    ...oneOf('id', filter.ids),
    ...oneOf('location_id', filter.locations),
    ...oneOf('department_id', filter.departments),
    ...oneOf('task_id', filter.tasks),
    ...oneOf('user_id', filter.observers),
    ...oneOf('observee_id', filter.observees),
    ...oneOf('campaign_id', filter.campaignIds),
    ...ifAny(filter.type, (types) => sql`o.review_type = any(${types}::text[])`),
    ...ifAny(
      filter.aiReviewStatus,
      (statuses) => sql`o.ai_review_status = any(${statuses}::text[])`,
    ),
    ...ifAny(filter.aiErrorCause, (causes) => sql`o.ai_error_cause && ${causes}::text[]`),
    ...ifSet(filter.isAiResultCorrect, (is) => sql`o.is_ai_prediction_correct = ${is}`),
    ...ifSet(filter.internallyReviewed, (is) => sql`o.internally_reviewed = ${is}`),
    ...ifAny(filter.aiPrincipleReview, hasPrincipleReview),
    ...ifAny(filter.appBuilds, (builds) => sql`${appBuild('o')} = any(${builds}::text[])`),
    ...verdictConditions(filter.principles, filter.showResult),
  ]
  return conditions
}

type Conditions = Sql[]

const ifSet = <Value>(value: Value | null, toSql: (value: Value) => Sql): Conditions =>
  value === null ? [] : [toSql(value)]

const ifAny = <Value>(values: Value[], toSql: (values: Value[]) => Sql): Conditions =>
  values.length === 0 ? [] : [toSql(values)]

/** One id as an equality, which keeps the order of that column's index. */
function oneOf(name: string, ids: readonly string[]): Conditions {
  const wanted = filterUuids(ids)
  if (wanted === null) return []
  const column = sql.ref(`o.${name}`)
  return [
    wanted.length === 1 ? sql`${column} = ${wanted[0]}` : sql`${column} = any(${wanted}::uuid[])`,
  ]
}

const PRINCIPLE_COLUMNS = {
  OVERALL: 'technique',
  INSIDE_BASE: 'is_inside_base',
  BIG_ENGINES: 'is_big_engines',
  TURN_NOT_TWIST: 'is_turn_not_twist',
  DIP_N_DRIVE: 'is_dip_n_drive',
} as const

/** Any of the principles with that result; without a result, any of them judged at all. */
function verdictConditions(principles: PrincipleFilter[], result: Technique | null): Conditions {
  return principles.length === 0 && result === null ? [] : [hasVerdict(principles, result)]
}

/** The technique's verdict when no principle is named. */
export function hasVerdict(
  named: readonly PrincipleFilter[],
  result: Technique | null,
): Sql<boolean> {
  const principles = named.length === 0 ? (['OVERALL'] as const) : named
  const each = principles.map((principle) => {
    if (principle === 'OVERALL')
      return result === null ? sql`o.technique is not null` : sql`o.technique = ${sql.lit(result)}`
    const column = sql.ref(`o.${PRINCIPLE_COLUMNS[principle]}`)
    return result === null
      ? sql`${column} is not null`
      : sql`${column} = ${sql.lit(result === 'correct')}`
  })
  return sql`(${sql.join(each, sql` or `)})`
}

/** What `hasVerdict` looks at. */
export const verdictColumns = (named: readonly PrincipleFilter[]): string[] =>
  named.length === 0 ? ['technique'] : named.map((principle) => PRINCIPLE_COLUMNS[principle])
