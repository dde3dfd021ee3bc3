/** SQL of counts from the roll-ups, exact at every moment: what the job has not counted yet is read from the observations. */
import { addDays } from '#domain/dates.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { freshnessCtes } from './clocks.ts'
import {
  andReferenceIn,
  allTimeCounts,
  periodCounts,
  dayCounts,
  type RollupSelection,
} from './countedRows.ts'
import { localDay } from '../../context/listSql/localDays.ts'
import { hasMonthlyCounts, referenceSql } from './rollupKinds.ts'
import { ALL_DAYS, wholeMonthsAndEdges, type DayRange } from './wholeMonthsAndEdges.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface RollupRequest extends RollupSelection {
  /** Days of the client; both are in, null: no limit. Only for kinds that have months, or by day. */
  dateFrom: string | null
  dateTo: string | null
  /** Days are kept apart. */
  byDay: boolean
}

/**
 * A query of rows `(client_id, reference, day, total, correct, incorrect)` to be summed, some of them negative.
 *
 * Why the sums are right: it is one statement, so one snapshot. A write adds its mark in its own transaction, so a
 * snapshot has both or neither. The job is alone (a lock per client); in one transaction it deletes the marks that it sees
 * and after that counts their days. So a day without a mark was counted after every write to it that the snapshot has, and
 * without any that the snapshot lacks, as those committed after the job. A day with a mark is taken back as it was
 * counted, which months and all time hold alike, and read from the observations instead. Counts made in another time zone
 * than the client's, or with too many marks, are not read.
 */
export function rollupRows(tenantFilter: TenantFilter, request: RollupRequest): Sql {
  const { start, before } = dayRangeOf(request)
  const { dateFrom, dateTo } = request
  const limited = dateFrom !== null || dateTo !== null
  const inRange = sql`and o.date >= k.lower and o.date < k.upper
    and ${localDay(sql`o.date`, sql`k.time_zone`)} >= ${start}::date
    and ${localDay(sql`o.date`, sql`k.time_zone`)} < ${before}::date`
  return sql`with ${freshnessCtes(tenantFilter, { kind: request.kind, start, before })}
    ${storedRows(tenantFilter, request)}
    union all
    select r.client_id, r.reference, r.day, -r.total, -r.correct, -r.incorrect
    from dirty d join clocks k on k.client_id = d.client_id and k.is_ready
    cross join lateral (${dayCounts(tenantFilter, request)} offset 0) r
    union all
    select o.* from dirty d join clocks k on k.client_id = d.client_id and k.is_ready
    cross join lateral (${dirtyDayRows(tenantFilter, request)} and o.date >= d.lower and o.date < d.upper
      and ${localDay(sql`o.date`, sql`k.time_zone`)} = d.day offset 0) o
    union all
    select o.* from clocks k
    cross join lateral (${dirtyDayRows(tenantFilter, request)} ${limited ? inRange : sql``} offset 0) o
    where not k.is_ready`
}

/** What the job has counted, dirty or not. */
function storedRows(tenantFilter: TenantFilter, request: RollupRequest): Sql {
  const { dateFrom, dateTo, byDay, kind } = request
  const ready = sql`join clocks k on k.client_id = r.client_id and k.is_ready`
  if (byDay) {
    const days = { period: 'day', range: dayRangeOf(request) } as const
    return sql`select r.* from (${periodCounts(tenantFilter, request, days)}) r ${ready}`
  }
  if (dateFrom === null && dateTo === null)
    return sql`select r.* from (${allTimeCounts(tenantFilter, request)}) r ${ready}`
  if (!hasMonthlyCounts(kind)) throw new Error(`There are no months of ${kind}.`)
  const { months, edges } = wholeMonthsAndEdges(dateFrom, dateTo)
  const parts = [
    { period: 'month', range: months, sign: 1 } as const,
    ...edges.map(({ sign, ...range }) => ({ period: 'day', range, sign }) as const),
  ]
  const signed = parts.map(
    ({
      sign,
      ...part
    }) => sql`select r.client_id, r.reference, r.day, ${sign}::int * r.total as total,
        ${sign}::int * r.correct as correct, ${sign}::int * r.incorrect as incorrect
      from (${periodCounts(tenantFilter, request, part)}) r ${ready}`,
  )
  return sql.join(signed, sql` union all `)
}

/** Observations of the client `k`, a row each. */
function dirtyDayRows(tenantFilter: TenantFilter, { kind, byDay, references }: RollupRequest): Sql {
  const reference = referenceSql(kind)
  return sql`select o.client_id, ${reference} as reference,
      ${byDay ? localDay(sql`o.date`, sql`k.time_zone`) : sql`null::date`} as day, 1 as total,
      (o.technique = 'correct')::int as correct, (o.technique = 'incorrect')::int as incorrect
    from observations o
    where ${tenantFilter('o')} and o.client_id = k.client_id and o.deleted_at is null
      ${kind === 'observee' ? sql`and o.observee_id is not null` : sql``} ${andReferenceIn(reference, references)}`
}

function dayRangeOf({ dateFrom, dateTo }: RollupRequest): DayRange {
  return {
    start: dateFrom ?? ALL_DAYS.start,
    before: dateTo === null ? ALL_DAYS.before : addDays(dateTo, 1),
  }
}
