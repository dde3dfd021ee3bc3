/** SQL of counts from the roll-ups, exact at every moment: what the job has not counted yet is read from the observations. */
import { sql, type RawBuilder } from 'kysely'
import { addDays } from '#domain/dates.ts'
import type { InReach } from '../db/database.ts'
import { NO_RECORD } from '../list/uuids.ts'
import { clocks } from './clocks.ts'
import { localDay } from './localDays.ts'
import { hasMonths, ROLLUP_KINDS, type RollupKind } from './rollupKinds.ts'
import { EVERY_DAY, tiersOf, type Stretch } from './tiersOf.ts'

export interface RolledUp {
  kind: RollupKind
  /** These records of the kind only, as ids or as a query of ids; null: all. */
  references: readonly string[] | RawBuilder<unknown> | null
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
export function rolledUp(inReach: InReach, wanted: RolledUp): RawBuilder<unknown> {
  const { start, before } = stretchOf(wanted)
  const ready = sql`join clocks k on k.client_id = r.client_id and k.is_ready`
  const rows = (period: string) => sql`${inReach('r')} and r.kind = ${sql.lit(wanted.kind)}
    and r.period = ${sql.lit(period)} ${among(sql`r.reference`, wanted)}`
  const { dateFrom, dateTo } = wanted
  const limited = dateFrom !== null || dateTo !== null
  const inRange = sql`and o.date >= k.lower and o.date < k.upper
    and ${localDay(sql`o.date`, sql`k.time_zone`)} >= ${start}::date
    and ${localDay(sql`o.date`, sql`k.time_zone`)} < ${before}::date`
  return sql`with ${clocks(inReach, { start, before })}
    ${counted(wanted, rows, ready)}
    union all
    select r.* from dirty d
    cross join lateral (select r.client_id, r.reference, r.start, -r.total, -r.correct, -r.incorrect
      from observation_rollups r ${ready} where ${rows('day')} and r.client_id = d.client_id
        and r.start = d.day offset 0) r
    union all
    select o.* from dirty d join clocks k on k.client_id = d.client_id and k.is_ready
    cross join lateral (${observed(inReach, wanted)} and o.date >= d.lower and o.date < d.upper
      and ${localDay(sql`o.date`, sql`k.time_zone`)} = d.day offset 0) o
    union all
    select o.* from clocks k
    cross join lateral (${observed(inReach, wanted)} ${limited ? inRange : sql``} offset 0) o
    where not k.is_ready`
}

type Rows = (period: string) => RawBuilder<unknown>

/** What the job has counted, dirty or not. */
function counted(wanted: RolledUp, rows: Rows, ready: RawBuilder<unknown>): RawBuilder<unknown> {
  const { dateFrom, dateTo, byDay } = wanted
  const from = (period: string, { start, before }: Stretch) =>
    sql`select r.client_id, r.reference, r.start as day, r.total, r.correct, r.incorrect
      from observation_rollups r ${ready}
      where ${rows(period)} and r.start >= ${start}::date and r.start < ${before}::date`
  if (byDay) return from('day', stretchOf(wanted))
  if (dateFrom === null && dateTo === null) return from('ever', EVERY_DAY)
  if (!hasMonths(wanted.kind)) throw new Error(`There are no months of ${wanted.kind}.`)
  const { months, edges } = tiersOf(dateFrom, dateTo)
  const ends = edges.map(
    ({ start, before, sign }) => sql`union all
      select r.client_id, r.reference, r.start, ${sign}::int * r.total, ${sign}::int * r.correct,
        ${sign}::int * r.incorrect
      from observation_rollups r ${ready}
      where ${rows('day')} and r.start >= ${start}::date and r.start < ${before}::date`,
  )
  return sql`${from('month', months)} ${sql.join(ends, sql` `)}`
}

/** Observations of the client `k`, a row each. */
function observed(inReach: InReach, { kind, byDay, ...wanted }: RolledUp): RawBuilder<unknown> {
  const column = ROLLUP_KINDS[kind]
  const reference = column ? sql.ref(`o.${column}`) : sql`${sql.lit(NO_RECORD)}::uuid`
  return sql`select o.client_id, ${reference} as reference,
      ${byDay ? localDay(sql`o.date`, sql`k.time_zone`) : sql`null::date`} as day, 1 as total,
      (o.technique = 'correct')::int as correct, (o.technique = 'incorrect')::int as incorrect
    from observations o
    where ${inReach('o')} and o.client_id = k.client_id and o.deleted_at is null
      ${kind === 'observee' ? sql`and o.observee_id is not null` : sql``} ${among(reference, wanted)}`
}

function among(column: RawBuilder<unknown>, { references }: Pick<RolledUp, 'references'>) {
  if (references === null) return sql``
  return 'toOperationNode' in references
    ? sql`and ${column} in (${references})`
    : sql`and ${column} = any(${references}::uuid[])`
}

function stretchOf({ dateFrom, dateTo }: RolledUp): Stretch {
  return {
    start: dateFrom ?? EVERY_DAY.start,
    before: dateTo === null ? EVERY_DAY.before : addDays(dateTo, 1),
  }
}
