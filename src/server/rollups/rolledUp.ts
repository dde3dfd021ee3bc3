/** SQL of counts from the roll-ups, exact at every moment: what the job has not counted yet is read from the observations. */
import { addDays } from '#domain/dates.ts'
import type { InReach } from '../db/database.ts'
import { clocks } from './clocks.ts'
import { among, countedEver, countedIn, countedOn, type CountedRows } from './countedRows.ts'
import { localDay } from './localDays.ts'
import { hasMonths, referenceOf } from './rollupKinds.ts'
import { EVERY_DAY, tiersOf, type Stretch } from './tiersOf.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface RolledUp extends CountedRows {
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
export function rolledUp(inReach: InReach, wanted: RolledUp): Sql {
  const { start, before } = stretchOf(wanted)
  const { dateFrom, dateTo } = wanted
  const limited = dateFrom !== null || dateTo !== null
  const inRange = sql`and o.date >= k.lower and o.date < k.upper
    and ${localDay(sql`o.date`, sql`k.time_zone`)} >= ${start}::date
    and ${localDay(sql`o.date`, sql`k.time_zone`)} < ${before}::date`
  return sql`with ${clocks(inReach, { kind: wanted.kind, start, before })}
    ${counted(inReach, wanted)}
    union all
    select r.client_id, r.reference, r.day, -r.total, -r.correct, -r.incorrect
    from dirty d join clocks k on k.client_id = d.client_id and k.is_ready
    cross join lateral (${countedOn(inReach, wanted)} offset 0) r
    union all
    select o.* from dirty d join clocks k on k.client_id = d.client_id and k.is_ready
    cross join lateral (${observed(inReach, wanted)} and o.date >= d.lower and o.date < d.upper
      and ${localDay(sql`o.date`, sql`k.time_zone`)} = d.day offset 0) o
    union all
    select o.* from clocks k
    cross join lateral (${observed(inReach, wanted)} ${limited ? inRange : sql``} offset 0) o
    where not k.is_ready`
}

/** What the job has counted, dirty or not. */
function counted(inReach: InReach, wanted: RolledUp): Sql {
  const { dateFrom, dateTo, byDay, kind } = wanted
  const ready = sql`join clocks k on k.client_id = r.client_id and k.is_ready`
  if (byDay) {
    const days = { period: 'day', stretch: stretchOf(wanted) } as const
    return sql`select r.* from (${countedIn(inReach, wanted, days)}) r ${ready}`
  }
  if (dateFrom === null && dateTo === null)
    return sql`select r.* from (${countedEver(inReach, wanted)}) r ${ready}`
  if (!hasMonths(kind)) throw new Error(`There are no months of ${kind}.`)
  const { months, edges } = tiersOf(dateFrom, dateTo)
  const parts = [
    { period: 'month', stretch: months, sign: 1 } as const,
    ...edges.map(({ sign, ...stretch }) => ({ period: 'day', stretch, sign }) as const),
  ]
  const signed = parts.map(
    ({
      sign,
      ...part
    }) => sql`select r.client_id, r.reference, r.day, ${sign}::int * r.total as total,
        ${sign}::int * r.correct as correct, ${sign}::int * r.incorrect as incorrect
      from (${countedIn(inReach, wanted, part)}) r ${ready}`,
  )
  return sql.join(signed, sql` union all `)
}

/** Observations of the client `k`, a row each. */
function observed(inReach: InReach, { kind, byDay, references }: RolledUp): Sql {
  const reference = referenceOf(kind)
  return sql`select o.client_id, ${reference} as reference,
      ${byDay ? localDay(sql`o.date`, sql`k.time_zone`) : sql`null::date`} as day, 1 as total,
      (o.technique = 'correct')::int as correct, (o.technique = 'incorrect')::int as incorrect
    from observations o
    where ${inReach('o')} and o.client_id = k.client_id and o.deleted_at is null
      ${kind === 'observee' ? sql`and o.observee_id is not null` : sql``} ${among(reference, references)}`
}

function stretchOf({ dateFrom, dateTo }: RolledUp): Stretch {
  return {
    start: dateFrom ?? EVERY_DAY.start,
    before: dateTo === null ? EVERY_DAY.before : addDays(dateTo, 1),
  }
}
