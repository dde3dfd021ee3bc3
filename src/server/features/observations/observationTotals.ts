/**
 * What summaries add up, by one law: `total` is what the list has, `correct` and `incorrect` what it would have with that
 * result asked for as well; none where the filter asks for the other one.
 */
import { localDay } from '../../context/listSql/localDays.ts'
import type { Database, TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { rollupRows } from '../rollups/rollupRows.ts'
import { hasVerdict, verdictColumns } from './observationConditions.ts'
import type { CountsPlan } from './observationPlan.ts'
import { buildScan } from './observationSearch.ts'

interface ResultCountsSql {
  /** Before the query; null: none. */
  ctes: Sql | null
  /** A query of rows `(reference, day, total, correct, incorrect)` to be summed. */
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

/** `(reference, day, …)` of one row each. */
function observationResultCounts(tenantFilter: TenantFilter, plan: CountsPlan): ResultCountsSql {
  const { by } = plan
  const { search, principles, showResult } = plan.filter
  const columns = verdictColumns(principles)
  const { ctes, branches } = buildScan(tenantFilter, plan, { columns, first: null })
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

/** The roll-ups know the technique alone. */
function rollupResultCounts({ filter: { showResult, principles } }: CountsPlan) {
  const [correct, incorrect, none] = [sql`r.correct`, sql`r.incorrect`, sql`0`]
  if (showResult === 'correct') return { total: correct, correct, incorrect: none }
  if (showResult === 'incorrect') return { total: incorrect, correct: none, incorrect }
  const judged = sql`r.correct + r.incorrect`
  return { total: principles.length > 0 ? judged : sql`r.total`, correct, incorrect }
}

/** Of the rows `f`. */
export const sumOfCount = (figure: 'total' | 'correct' | 'incorrect'): Sql<number> =>
  sql<number>`coalesce(sum(${sql.ref(`f.${figure}`)}), 0)::int`

type ResultCount = 'total' | 'correct' | 'incorrect'

/** Adds observations up: all that a filter leaves, and those by result. */
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
    { pipelined: plan.rollup !== null },
  )
  if (!row) throw new Error('A sum has one row.')
  return row
}
