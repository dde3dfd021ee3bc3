/** SQL of the observations that a filter leaves, by the shortest way there is to them: their own records' rows, or all. */
import type { SortOrder } from '#api/generated/contract.ts'
import type { InReach } from '../db/database.ts'
import { sortedBy } from '../list/sortedBy.ts'
import type { Narrowest } from './narrowest.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface Source {
  conditions: readonly Sql[]
  narrowest: Narrowest | null
  showDeleted: boolean
  /** What is read of each; all that is said of `o` outside. */
  columns: readonly string[]
  /** So many of the first by date are enough; null: all. */
  first: { limit: Sql; order: SortOrder } | null
}

/**
 * `from … o where …`, to which more conditions may be added. The planner's guess of how many rows a day range or a record
 * has is a hundredth of what is there, so where a filter names few records it is told to look each of them up.
 */
export function observationSource(inReach: InReach, source: Source): Sql {
  const { narrowest, showDeleted } = source
  if (narrowest === null && !showDeleted)
    return sql`from observations o where ${sql.join(conditionsOf(inReach, source), sql` and `)}`
  // Live and deleted rows have an index each.
  if (narrowest === null) return either(inReach, source, [LIVE, sql`o.deleted_at is not null`])
  if ('own' in narrowest) {
    const made = sql`o.user_id = ${narrowest.own}`
    const about = sql`o.observee_id = ${narrowest.own} and o.user_id <> ${narrowest.own}`
    return either(inReach, source, [made, about])
  }
  const { column, ids } = narrowest
  const one = sql`${sql.ref(`o.${column}`)} = narrowest.id`
  return sql`from unnest(${ids}::uuid[]) as narrowest (id)
    cross join lateral (${lookedUp(inReach, source, one)}) o where true`
}

/** No row is in two of the parts. */
function either(inReach: InReach, source: Source, parts: readonly Sql[]): Sql {
  const each = parts.map((one) => sql`(${lookedUp(inReach, source, one)})`)
  return sql`from (${sql.join(each, sql` union all `)}) o where true`
}

/** `offset 0`: not merged into what it stands in. */
function lookedUp(inReach: InReach, source: Source, one: Sql): Sql {
  const { columns, first } = source
  const all = [one, ...conditionsOf(inReach, source)]
  const ordered = first ? sql`${byDate(first.order)} ${first.limit}` : sql`offset 0`
  return sql`select ${columnsOf(columns)} from observations o where ${sql.join(all, sql` and `)} ${ordered}`
}

export const byDate = (order: SortOrder): Sql =>
  sortedBy({ key: sql`o.date`, neverEmpty: true, order, id: sql`o.id` })

function conditionsOf(inReach: InReach, { conditions, showDeleted }: Source): Sql[] {
  return [inReach('o'), ...(showDeleted ? [] : [LIVE]), ...conditions]
}

export const REFERENCES = [
  'task_id',
  'location_id',
  'department_id',
  'user_id',
  'observee_id',
] as const

/** What is read of an observation beside what somebody asks for. */
export function columnsOf(columns: readonly string[]): Sql {
  const all = new Set(['id', 'date', 'campaign_id', ...REFERENCES, ...columns])
  return sql.join([...all].map((column) => sql.ref(`o.${column}`)))
}

const LIVE = sql`o.deleted_at is null`
