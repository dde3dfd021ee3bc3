/**
 * Sums observations for summaries by one rule: `total` is the size of the list, `correct` and `incorrect` its size with
 * that result added to the filter; zero if the filter has the other result.
 */
import { localDay } from '../../context/listSql/localDays.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { rollupRows } from '../rollups/rollupRows.ts'
import { hasVerdict, verdictColumns } from './observationConditions.ts'
import type { CountsPlan, PlanLimits } from './observationPlan.ts'
import { buildScan, searchCount } from './observationSearch.ts'

interface ResultCountsSql {
  /** CTEs before the query; null: none. */
  ctes: Sql | null
  /** Query of rows `(reference, day, total, correct, incorrect)` to sum. */
  rows: Sql
}

export function resultCounts(tenantFilter: TenantFilter, plan: CountsPlan): ResultCountsSql {
  if (!plan.rollup) return observationResultCounts(tenantFilter, plan)
  const rows = rollupRows(tenantFilter, plan.rollup)
  const { total, correct, incorrect } = rollupResultCounts(plan)
  return {
    ctes: null,
    rows: sql`select r.client_id, r.reference, r.day, ${total} as total, ${correct} as correct,
      ${incorrect} as incorrect from (${rows}) r`,
  }
}

/** Renders one row `(reference, day, …)` for each observation. */
function observationResultCounts(tenantFilter: TenantFilter, plan: CountsPlan): ResultCountsSql {
  const { by } = plan
  const { search, principles, showResult } = plan.filter
  const columns = verdictColumns(principles)
  const grouped = by === null ? [] : [by === 'days' ? 'date' : by]
  const needed = [...new Set([...grouped, ...columns])]
  const { ctes, branches } = buildScan(tenantFilter, plan, { columns, needed, first: null })
  const resultFlag = (result: 'correct' | 'incorrect') => {
    if (showResult !== null) return sql.lit(Number(showResult === result))
    return sql`(${hasVerdict(principles, result)})::int`
  }
  const zone = sql`(select c.time_zone from clients c where ${tenantFilter('c')})`
  const row = sql`select ${by === null || by === 'days' ? sql`null::uuid` : sql.ref(`o.${by}`)} as reference,
    ${by === 'days' ? localDay(sql`o.date`, zone) : sql`null::date`} as day,
    1 as total, ${resultFlag('correct')} as correct, ${resultFlag('incorrect')} as incorrect`
  const rows = branches.map((branch) => sql`${row} ${branch}`)
  return {
    ctes: search === null ? null : ctes,
    rows: sql.join(rows, sql` union all `),
  }
}

/** The roll-ups count the technique's results only. */
function rollupResultCounts({ filter: { showResult, principles } }: CountsPlan) {
  const [correct, incorrect, none] = [sql`r.correct`, sql`r.incorrect`, sql`0`]
  if (showResult === 'correct') return { total: correct, correct, incorrect: none }
  if (showResult === 'incorrect') return { total: incorrect, correct: none, incorrect }
  const judged = sql`r.correct + r.incorrect`
  return { total: principles.length > 0 ? judged : sql`r.total`, correct, incorrect }
}

/** Sums a column of the rows `f`. */
export const sumOfCount = (figure: 'total' | 'correct' | 'incorrect'): Sql<number> =>
  sql<number>`coalesce(sum(${sql.ref(`f.${figure}`)}), 0)::int`

type ResultCount = 'total' | 'correct' | 'incorrect'

/** Reads the total of a filter's observations, and the totals by result. */
export async function readTotals<Wanted extends ResultCount>(
  db: Database,
  plan: CountsPlan,
  counts: readonly Wanted[],
): Promise<Record<Wanted, number>> {
  const [row] = await db.read<Record<Wanted, number>>(
    plan.access,
    (tables) =>
      tables.sql((tenantFilter) => {
        const { ctes, rows } = resultCounts(tenantFilter, plan)
        const sums = counts.map((figure) => sql`${sumOfCount(figure)} as ${sql.ref(figure)}`)
        return sql`${ctes ?? sql``} select ${sql.join(sums)} from (${rows}) f`
      }),
    { pipelined: plan.isQuick },
  )
  if (!row) throw new Error('A sum has one row.')
  return row
}

/** Reads the total of a search's observations; one above `upTo` means only that there are more. */
export async function readTotalUpTo(db: Database, plan: CountsPlan, upTo: number): Promise<number> {
  const { search } = plan.filter
  if (search === null) return (await readTotals(db, plan, ['total'])).total
  const [row] = await db.read<{ total: number }>(plan.access, (tables) =>
    tables.sql((tenantFilter) =>
      searchCount(tenantFilter, { ...plan, search }, literalBound(upTo, plan.limits)),
    ),
  )
  if (!row) throw new Error('A count has one row.')
  return row.total
}

/** Rounds up, so that a literal makes few statement shapes. */
const literalBound = (upTo: number, { countStep }: PlanLimits): number =>
  countStep * 2 ** Math.max(0, Math.ceil(Math.log2(upTo / countStep)))
