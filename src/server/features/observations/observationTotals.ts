/**
 * Sums observations for summaries by one rule: `total` is the size of the list, `correct` and `incorrect` its size with
 * that result added to the filter; zero if the filter has the other result.
 */
import { countRows } from '../../context/listSql/listSql.ts'
import { localDay } from '../../context/listSql/localDays.ts'
import type { Database, ReadOptions, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { type GroupBy, type RollupPlan, rollupPlanFor } from '../rollups/rollupPlan.ts'
import { rollupRows } from '../rollups/rollupRows.ts'
import { hasVerdict, isMatching, type ObservationQuery } from './observationConditions.ts'

/** Plan of how to count observations, grouped by `by`. */
export interface CountsPlan extends ObservationQuery {
  by: GroupBy
  /** null: only the observations can give the counts. */
  rollup: RollupPlan | null
}

export const planCounts = (query: ObservationQuery, by: GroupBy): CountsPlan => ({
  ...query,
  by,
  rollup: rollupPlanFor(query, by),
})

/** Renders a query of rows `(reference, day, total, correct, incorrect)` to sum. */
export function resultCounts(tenantFilter: TenantFilter, plan: CountsPlan): Sql {
  if (!plan.rollup) return observationResultCounts(tenantFilter, plan)
  const { total, correct, incorrect } = rollupResultCounts(plan)
  return sql`select rollup.reference, rollup.day, ${total} as total, ${correct} as correct, ${incorrect} as incorrect
    from (${rollupRows(tenantFilter, plan.rollup)}) rollup`
}

/** Renders one row for each observation. */
function observationResultCounts(tenantFilter: TenantFilter, { by, ...query }: CountsPlan): Sql {
  const { principles, showResult } = query.filter
  const resultFlag = (result: 'correct' | 'incorrect') => {
    if (showResult !== null) return sql.lit(Number(showResult === result))
    return sql`(${hasVerdict(principles, result)})::int`
  }
  const zone = sql`(select client.time_zone from clients client where ${tenantFilter('client')})`
  return sql`select ${by === null || by === 'days' ? sql`null::uuid` : sql.ref(`observation.${by}`)} as reference,
      ${by === 'days' ? localDay(sql`observation.date`, zone) : sql`null::date`} as day,
      1 as total, ${resultFlag('correct')} as correct, ${resultFlag('incorrect')} as incorrect
    from observations observation where ${isMatching(tenantFilter, query)}`
}

/** The roll-ups count the technique's results only. */
function rollupResultCounts({ filter: { showResult, principles } }: CountsPlan) {
  const [correct, incorrect, none] = [sql`rollup.correct`, sql`rollup.incorrect`, sql`0`]
  if (showResult === 'correct') return { total: correct, correct, incorrect: none }
  if (showResult === 'incorrect') return { total: incorrect, correct: none, incorrect }
  const judged = sql`rollup.correct + rollup.incorrect`
  return { total: principles.length > 0 ? judged : sql`rollup.total`, correct, incorrect }
}

/** Sums a column of the rows `fact`. */
export const sumOfCount = (figure: 'total' | 'correct' | 'incorrect'): Sql<number> =>
  sql<number>`coalesce(sum(${sql.ref(`fact.${figure}`)}), 0)::int`

type ResultCount = 'total' | 'correct' | 'incorrect'

/** Reads the total of a filter's observations, and the totals by result. */
export async function readTotals<Wanted extends ResultCount>(
  db: Database,
  plan: CountsPlan,
  counts: readonly Wanted[],
): Promise<Record<Wanted, number>> {
  const [row] = await db.sql<Record<Wanted, number>>(
    plan.access,
    (tenantFilter) => {
      const sums = counts.map((figure) => sql`${sumOfCount(figure)} as ${sql.ref(figure)}`)
      return sql`select ${sql.join(sums)} from (${resultCounts(tenantFilter, plan)}) fact`
    },
    countsReading(plan),
  )
  if (!row) throw new Error('A sum has one row.')
  return row
}

/** Figures of the roll-ups take few rows; of the observations, the values decide the way. */
export const countsReading = ({ rollup }: CountsPlan): ReadOptions =>
  rollup ? { pipelined: true } : { isPlannedByValues: true }

/** Reads the total of a search's observations; one above `upTo` means only that there are more. */
export async function readTotalUpTo(db: Database, plan: CountsPlan, upTo: number): Promise<number> {
  if (plan.filter.search === null) return (await readTotals(db, plan, ['total'])).total
  return countRows(
    db,
    plan.access,
    (
      tenantFilter,
    ) => sql`from (select from observations observation where ${isMatching(tenantFilter, plan)}
      order by observation.date desc, observation.id desc limit ${upTo + 1}::bigint) found`,
    { isPlannedByValues: true },
  )
}
