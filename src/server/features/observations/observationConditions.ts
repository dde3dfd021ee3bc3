/**
 * Renders the WHERE of observation lists, totals, summaries and exports: the caller's access, and the filter.
 */
import { AI_REVIEW_STATUSES, type Technique } from '#domain/enumerations.ts'
import {
  AI_JUDGES,
  type AiJudge,
  type AiPrincipleReview,
  UNKNOWN_BUILD,
  UNKNOWN_MODEL,
} from '#domain/observations/aiReview.ts'
import type { PrincipleFilter } from '#domain/observations/observationFilter.ts'
import type { ListInput } from '#domain/listInput.ts'
import {
  type ObservationDaysInput,
  tellsVerdict,
} from '#domain/observations/observationListInput.ts'
import { PRINCIPLES } from '#domain/observations/principles.ts'
import type { DateRange } from '../../context/listSql/localDays.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { visibleObservation } from '../../context/visibility/visibility.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { filterUuids } from '../../platform/db/uuids.ts'
import {
  hasAiResult,
  isJudgedElsewhere,
  isPrincipleReview,
  isAboutAnother,
  isSeen,
  isToReview,
  isWithoutRecording,
} from './aiResultConditions.ts'
import { hasWord, type SearchedWord } from './observationWords.ts'

/** A filter, within the caller's access. */
export interface ObservationQuery {
  access: Access
  filter: ObservationDaysInput
  /** Instants of the filter's days. */
  days: DateRange
  /** Words of the filter's search. */
  words: SearchedWord[]
}

/** Renders the WHERE of the rows `observation` that match a filter, its search included. */
export function isMatching(
  tenantFilter: TenantFilter,
  { access, filter, days, words }: ObservationQuery,
): Sql {
  // The statement has the conditions in this order.
  const byFilter: Record<Exclude<keyof ObservationDaysInput, keyof ListInput | 'dates'>, Sql[]> = {
    dateFrom: dayConditions(days),
    dateTo: [],
    ids: oneOf('id', filter.ids),
    locations: oneOf('location_id', filter.locations),
    departments: oneOf('department_id', filter.departments),
    tasks: oneOf('task_id', filter.tasks),
    observers: oneOf('user_id', filter.observers),
    observees: oneOf('observee_id', filter.observees),
    campaignIds: oneOf('campaign_id', filter.campaignIds),
    type: ifAny(filter.type, (types) => sql`observation.review_type = any(${types}::text[])`),
    aiReviewStatus: ifAny(
      filter.aiReviewStatus,
      (statuses) => sql`observation.ai_review_status = any(${statuses}::text[])`,
    ),
    aiErrorCause: ifAny(
      filter.aiErrorCause,
      (causes) => sql`observation.ai_error_cause && ${causes}::text[]`,
    ),
    isAiResultCorrect: ifSet(
      filter.isAiResultCorrect,
      (is) => sql`observation.is_ai_prediction_correct = ${is}`,
    ),
    internallyReviewed: ifSet(
      filter.internallyReviewed,
      (is) => sql`observation.internally_reviewed = ${is}`,
    ),
    contested: filter.contested ? [isContested(access)] : [],
    hasOpenComments: filter.hasOpenComments ? [hasOpenComments] : [],
    skeletonMisfit: filter.skeletonMisfit ? [isSkeletonMisfit] : [],
    blindReviewed: filter.blindReviewed ? [isBlindReviewed] : [],
    // Nothing of the blind sample waits where the filter tells of the verdict.
    toReview: filter.toReview
      ? [isToReview, isAboutAnother(access.userId), ...(tellsVerdict(filter) ? [isSeen] : [])]
      : [],
    withoutRecording: filter.withoutRecording ? [isWithoutRecording] : [],
    aiPrincipleReview: ifAny(filter.aiPrincipleReview, hasPrincipleReview),
    appBuilds: ifAny(
      filter.appBuilds,
      (builds) => sql`${appBuild('observation')} = any(${builds}::text[])`,
    ),
    modelHash: ifAny(filter.modelHash, (hashes) => isAnalysis('model_hash', UNKNOWN_MODEL, hashes)),
    thresholdsVersion: ifAny(filter.thresholdsVersion, (versions) =>
      isAnalysis('thresholds_version', UNKNOWN_MODEL, versions),
    ),
    captureQuality: ifAny(filter.captureQuality, (grades) =>
      isAnalysis('capture_quality', 'UNKNOWN', grades),
    ),
    judgedBy: ifAny(filter.judgedBy, isJudgedBy),
    principles: verdictConditions(filter.principles, filter.showResult),
    // Part of the condition on the principles.
    showResult: [],
    // The filter names the places inside already.
    exactPlaces: [],
  }
  const conditions = [
    tenantFilter('observation'),
    ...(filter.showDeleted ? [] : [sql`observation.deleted_at is null`]),
    visibleObservation(access, 'observation'),
    ...Object.values(byFilter).flat(),
    ...words.map(hasWord),
  ]
  return sql.join(conditions, sql` and `)
}

const dayConditions = ({ from, before }: DateRange): Sql[] => [
  ...ifSet(from, (value) => sql`observation.date >= ${value}`),
  ...ifSet(before, (value) => sql`observation.date < ${value}`),
]

const ifSet = <Value>(value: Value | null, toSql: (value: Value) => Sql): Sql[] =>
  value === null ? [] : [toSql(value)]

const ifAny = <Value>(values: Value[], toSql: (values: Value[]) => Sql): Sql[] =>
  values.length === 0 ? [] : [toSql(values)]

/** Compares a single id by equality, which keeps the order of that column's index. */
function oneOf(name: string, ids: readonly string[]): Sql[] {
  const uuids = filterUuids(ids)
  if (uuids === null) return []
  const column = sql.ref(`observation.${name}`)
  return [
    uuids.length === 1 ? sql`${column} = ${uuids[0]}` : sql`${column} = any(${uuids}::uuid[])`,
  ]
}

const PRINCIPLE_COLUMNS = {
  OVERALL: 'technique',
  INSIDE_BASE: 'is_inside_base',
  BIG_ENGINES: 'is_big_engines',
  TURN_NOT_TWIST: 'is_turn_not_twist',
  DIP_N_DRIVE: 'is_dip_n_drive',
} as const

/** Matches any of the principles with that result; without a result, any of them that has a verdict. */
function verdictConditions(principles: PrincipleFilter[], result: Technique | null): Sql[] {
  return principles.length === 0 && result === null ? [] : [hasVerdict(principles, result)]
}

/** Tests the technique's verdict when no principle is named. */
export function hasVerdict(
  named: readonly PrincipleFilter[],
  result: Technique | null,
): Sql<boolean> {
  const principles = named.length === 0 ? (['OVERALL'] as const) : named
  const each = principles.map((principle) => {
    if (principle === 'OVERALL')
      return result === null
        ? sql`observation.technique is not null`
        : sql`observation.technique = ${sql.lit(result)}`
    const column = sql.ref(`observation.${PRINCIPLE_COLUMNS[principle]}`)
    return result === null
      ? sql`${column} is not null`
      : sql`${column} = ${sql.lit(result === 'correct')}`
  })
  return sql`(${sql.join(each, sql` or `)})`
}

/**
 * Renders a test on the alias `observation`: an observation with an AI result that matches any of the reviews. A review compares
 * the video's own flag with the reviewer's verdict on it, for each principle.
 */
function hasPrincipleReview(reviews: readonly AiPrincipleReview[]): Sql<boolean> {
  const conditions = PRINCIPLES.flatMap((principle) =>
    AI_REVIEW_STATUSES.filter((status) => reviews.includes(`${principle}_${status}`)).map(
      (status) => isPrincipleReview('video', principle, status),
    ),
  )
  return sql`(${hasAiResult} and exists (select from videos video
    where video.client_id = observation.client_id and video.id = observation.video_id and (${sql.join(conditions, sql` or `)})))`
}

/** Test on the alias `observation`: the video's column is any of these texts; `unknown` stands for null and for no video. */
function isAnalysis(column: string, unknown: string, texts: readonly string[]): Sql {
  const text = sql`${sql.ref(`video.${column}`)}::text`
  const [isThere, isOne] = texts.includes(unknown)
    ? [sql`not exists`, sql`${text} <> all(${texts}::text[])`]
    : [sql`exists`, sql`${text} = any(${texts}::text[])`]
  return sql`${isThere} (select from videos video
    where video.client_id = observation.client_id and video.id = observation.video_id and ${isOne})`
}

/** Test on the alias `observation`: a person said that the skeleton of its recording does not fit. */
const isSkeletonMisfit = sql`exists (select from videos video
  where video.client_id = observation.client_id and video.id = observation.video_id and video.skeleton_misfit_at is not null)`

/** Test on the alias `observation`: a person reviewed it before they saw the AI's verdict, and both are decided. */
const isBlindReviewed = sql`exists (select from blind_reviews review
  where review.client_id = observation.client_id and review.observation_id = observation.id
    and review.technique is not null and review.ai_technique is not null)`

function isJudgedBy(judges: readonly AiJudge[]): Sql {
  if (AI_JUDGES.every((judge) => judges.includes(judge))) return hasAiResult
  const elsewhere = sql`exists (select from videos video
    where video.client_id = observation.client_id and video.id = observation.video_id and ${isJudgedElsewhere('video')})`
  return judges.includes('OTHER_PROGRAM')
    ? sql`(${hasAiResult} and ${elsewhere})`
    : sql`(${hasAiResult} and not ${elsewhere})`
}

/**
 * Test on the alias `observation`: its result is contested and waits for an answer. People who may not answer find only what they
 * contest themselves.
 */
const isContested = (access: Access): Sql =>
  sql`exists (select from observation_contests contest
    where contest.client_id = observation.client_id and contest.observation_id = observation.id and contest.answered_at is null
      ${access.namesOnly ? sql`and contest.user_id = ${access.userId}` : sql``})`

/** Test on the alias `observation`: a thread of comments is not resolved. */
const hasOpenComments = sql`exists (select from comments comment
  where comment.client_id = observation.client_id and comment.observation_id = observation.id and comment.parent_id is null
    and comment.resolved_at is null and comment.deleted_at is null)`

/** Renders the app build that recorded an observation, as the filter names it. */
export const appBuild = (alias: string): Sql<string> =>
  sql`coalesce(${sql.ref(`${alias}.expo_build_number`)}, ${sql.lit(UNKNOWN_BUILD)})`
