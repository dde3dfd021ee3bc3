/** SQL of what the job has counted: rows `(client_id, reference, day, total, correct, incorrect)` of one kind. */
import type { InReach } from '../db/database.ts'
import { hasMonths, type RollupKind } from './rollupKinds.ts'
import type { Stretch } from './tiersOf.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface CountedRows {
  kind: RollupKind
  /** These records of the kind only, as ids or as a query of ids; null: all. */
  references: readonly string[] | Sql | null
}

/** Of all time. */
export function countedEver(inReach: InReach, wanted: CountedRows): Sql {
  return rows(inReach, wanted, 'ever', sql`r.start = '-infinity'`)
}

/** By day or by month, of those that begin in the stretch. */
export function countedIn(
  inReach: InReach,
  wanted: CountedRows,
  { period, stretch }: { period: 'day' | 'month'; stretch: Stretch },
): Sql {
  const within = (alias: string) => sql`${sql.ref(`${alias}.start`)} >= ${stretch.start}::date
    and ${sql.ref(`${alias}.start`)} < ${stretch.before}::date`
  if (!hasFew(wanted) || !hasMonths(wanted.kind)) return rows(inReach, wanted, period, within('r'))
  // All observations have a count wherever any of theirs has one: those starts are looked up one by one.
  return sql`select r.* from observation_rollups a
    cross join lateral (${rows(inReach, wanted, period, sql`r.client_id = a.client_id and r.start = a.start`)}
      offset 0) r
    where ${inReach('a')} and a.kind = 'all' and a.period = ${sql.lit(period)} and ${within('a')}`
}

/** Of the day `d`. */
export function countedOn(inReach: InReach, wanted: CountedRows): Sql {
  return rows(inReach, wanted, 'day', sql`r.client_id = d.client_id and r.start = d.day`)
}

/** So few are looked up one by one in less time than all of a month are read. */
const FEW = 32

const hasFew = ({ references }: CountedRows): boolean =>
  references !== null && ('toOperationNode' in references || references.length <= FEW)

/** People's days stand in rows of all of them. */
function rows(
  inReach: InReach,
  wanted: CountedRows,
  period: 'day' | 'month' | 'ever',
  where: Sql,
): Sql {
  const { kind, references } = wanted
  if (period === 'day' && !hasMonths(kind))
    return sql`select r.client_id, p.reference, r.start as day, p.total, p.correct, p.incorrect
      from observation_people_days r
      cross join unnest(r.people, r.total, r.correct, r.incorrect) as p (reference, total, correct, incorrect)
      where ${inReach('r')} and r.kind = ${sql.lit(kind)} and ${where} ${among(sql`p.reference`, references)}`
  const counts = sql`select r.client_id, r.reference, r.start as day, r.total, r.correct, r.incorrect
    from observation_rollups r
    where ${inReach('r')} and r.kind = ${sql.lit(kind)} and r.period = ${sql.lit(period)} and ${where}`
  if (!hasFew(wanted)) return sql`${counts} ${among(sql`r.reference`, references)}`
  if (references !== null && !('toOperationNode' in references) && references.length === 1)
    return sql`${counts} and r.reference = ${references[0]}`
  // One by one: the planner thinks so little of a list of ids that it would read all records' rows instead.
  const ids =
    references !== null && 'toOperationNode' in references
      ? references
      : sql`select unnest(${references}::uuid[])`
  return sql`select r.* from (select distinct k.id from (${ids}) k (id)) w
    cross join lateral (${counts} and r.reference = w.id offset 0) r`
}

/** An array, not a query: only that is looked up in an index. */
export function among(column: Sql, references: CountedRows['references']): Sql {
  if (references === null) return sql``
  return 'toOperationNode' in references
    ? sql`and ${column} = any(array(${references}))`
    : sql`and ${column} = any(${references}::uuid[])`
}
