/** The WHERE of observation lists, totals and summaries: who asks, and the filter without its search (spec 7). */
import type { PrincipleFilter } from '#domain/observations/observationFilter.ts'
import type { ObservationListInput } from '#domain/observations/observationListInput.ts'
import type { Technique } from '#domain/enumerations.ts'
import type { Access } from '../access/access.ts'
import { seesObservation } from '../access/observationAccess.ts'
import { uuidsOf } from '../list/uuids.ts'
import { hasPrincipleReview } from './aiPrincipleReviews.ts'
import { appBuild } from './appBuild.ts'
import { sql, type Sql } from '../db/sql.ts'

/** Instants of the filter's days in the client's zone: `from` is in, `before` is not. */
export interface Days {
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
  days: Days,
): Sql[] {
  const conditions = [
    seesObservation(access, 'o'),
    ...when(days.from, (from) => sql`o.date >= ${from}`),
    ...when(days.before, (before) => sql`o.date < ${before}`),
    ...oneOf('id', filter.ids),
    ...oneOf('location_id', filter.locations),
    ...oneOf('department_id', filter.departments),
    ...oneOf('task_id', filter.tasks),
    ...oneOf('user_id', filter.observers),
    ...oneOf('observee_id', filter.observees),
    ...oneOf('campaign_id', filter.campaignIds),
    ...any(filter.type, (types) => sql`o.review_type = any(${types}::text[])`),
    ...any(filter.aiReviewStatus, (statuses) => sql`o.ai_review_status = any(${statuses}::text[])`),
    ...any(filter.aiErrorCause, (causes) => sql`o.ai_error_cause && ${causes}::text[]`),
    ...when(filter.isAiResultCorrect, (is) => sql`o.is_ai_prediction_correct = ${is}`),
    ...when(filter.internallyReviewed, (is) => sql`o.internally_reviewed = ${is}`),
    ...any(filter.aiPrincipleReview, hasPrincipleReview),
    ...any(filter.appBuilds, (builds) => sql`${appBuild('o')} = any(${builds}::text[])`),
    ...verdicts(filter.principles, filter.showResult),
  ]
  return conditions
}

type Conditions = Sql[]

const when = <Value>(value: Value | null, make: (value: Value) => Sql): Conditions =>
  value === null ? [] : [make(value)]

const any = <Value>(values: Value[], make: (values: Value[]) => Sql): Conditions =>
  values.length === 0 ? [] : [make(values)]

/** One id as an equality, which keeps the order of that column's index. */
function oneOf(name: string, ids: readonly string[]): Conditions {
  const wanted = uuidsOf(ids)
  if (wanted === null) return []
  const column = sql.ref(`o.${name}`)
  return [
    wanted.length === 1 ? sql`${column} = ${wanted[0]}` : sql`${column} = any(${wanted}::uuid[])`,
  ]
}

const VERDICT_COLUMNS = {
  OVERALL: 'technique',
  INSIDE_BASE: 'is_inside_base',
  BIG_ENGINES: 'is_big_engines',
  TURN_NOT_TWIST: 'is_turn_not_twist',
  DIP_N_DRIVE: 'is_dip_n_drive',
} as const

/** Any of the principles with that result; without a result, any of them judged at all. */
function verdicts(principles: PrincipleFilter[], result: Technique | null): Conditions {
  return principles.length === 0 && result === null ? [] : [verdictIs(principles, result)]
}

/** The technique's verdict when no principle is named. */
export function verdictIs(
  named: readonly PrincipleFilter[],
  result: Technique | null,
): Sql<boolean> {
  const principles = named.length === 0 ? (['OVERALL'] as const) : named
  const each = principles.map((principle) => {
    if (principle === 'OVERALL')
      return result === null ? sql`o.technique is not null` : sql`o.technique = ${sql.lit(result)}`
    const column = sql.ref(`o.${VERDICT_COLUMNS[principle]}`)
    return result === null
      ? sql`${column} is not null`
      : sql`${column} = ${sql.lit(result === 'correct')}`
  })
  return sql`(${sql.join(each, sql` or `)})`
}

/** What `verdictIs` looks at. */
export const verdictColumns = (named: readonly PrincipleFilter[]): string[] =>
  named.length === 0 ? ['technique'] : named.map((principle) => VERDICT_COLUMNS[principle])
