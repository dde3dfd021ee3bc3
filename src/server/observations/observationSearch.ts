/** SQL of the observations that a filter and a search leave: as CTEs, the last of which is `o`'s rows. */
import { sql, type RawBuilder } from 'kysely'
import type { InReach } from '../db/database.ts'
import { containsText, hasTrigrams } from '../list/containsText.ts'
import { namedLike } from '../users/peopleQueries.ts'

export interface Found {
  /** `with …`, or nothing. */
  ctes: RawBuilder<unknown>
  /** Each `from … o where …`; no row is in two of them. */
  branches: RawBuilder<unknown>[]
}

export interface Wanted {
  conditions: readonly RawBuilder<unknown>[]
  search: string | null
  /** Columns that the sorting needs. */
  columns: readonly string[]
  showDeleted: boolean
  /** A page in the order of the index: for a frequent word it walks there instead of looking every hit up. */
  mayWalk: boolean
  limits: SearchLimits
}

export interface SearchLimits {
  /** So few rows are simply read. */
  fewRows: number
  /** More hits than this, and a page of them is near in any order. */
  fewHits: number
}

export const SEARCH_LIMITS: SearchLimits = { fewRows: 5_000, fewHits: 2_000 }

/**
 * The planner's estimates of a text test are useless, so it never decides when to make it. Counted facts do: few rows
 * after the other filters are read; of many, those that the indexes of texts and references find.
 */
export function foundObservations(inReach: InReach, wanted: Wanted): Found {
  const { conditions, search, showDeleted, mayWalk } = wanted
  const { fewRows, fewHits } = wanted.limits
  const all = [inReach('o'), ...(showDeleted ? [] : [sql`o.deleted_at is null`]), ...conditions]
  const rows = sql`from ${source(showDeleted)} o where ${sql.join(all, sql` and `)}`
  if (search === null) return { ctes: sql``, branches: [rows] }

  const few = sql`named as materialized (${idsOfNames(inReach, search)}),
    f as materialized (select ${columnsOf(wanted.columns)} ${rows} limit ${sql.lit(fewRows + 1)}),
    wide as materialized (select count(*) > ${sql.lit(fewRows)} as yes from f)`
  const isWide = sql`(select wide.yes from wide)`
  const amongFew = sql`from f o where not ${isWide} and ${matches(ownTextOfId(inReach, search))}`
  const walked = sql`${rows} and ${isWide} and ${matches(containsText(ownText('o'), search))}`
  if (!hasTrigrams(search)) return { ctes: sql`with ${few}`, branches: [amongFew, walked] }

  const hits = sql`${hitsOf(inReach, search)} ${mayWalk ? sql`limit ${sql.lit(fewHits + 1)}` : sql``}`
  const ctes = sql`with ${few}, hits as materialized (${hits}),
    frequent as materialized (select count(*) > ${sql.lit(fewHits)} as yes from hits)`
  const lookedUp = sql`${rows} and ${isWide} and o.id in (select hits.id from hits)`
  if (!mayWalk) return { ctes, branches: [amongFew, lookedUp] }
  const isFrequent = sql`(select frequent.yes from frequent)`
  return {
    ctes,
    branches: [amongFew, sql`${lookedUp} and not ${isFrequent}`, sql`${walked} and ${isFrequent}`],
  }
}

/** What the rows of a search hold. */
export function columnsOf(columns: readonly string[]): RawBuilder<unknown> {
  const all = ['id', 'date', 'campaign_id', ...REFERENCES, ...columns]
  return sql.join(all.map((column) => sql.ref(`o.${column}`)))
}

/** `own`: the test of the observation's own text, made last. */
function matches(own: RawBuilder<unknown>): RawBuilder<unknown> {
  const tests = REFERENCES.map(
    (column) => sql`${sql.ref(`o.${column}`)} in (select named.id from named)`,
  )
  return sql`(${sql.join([...tests, own], sql` or `)})`
}

/** A scalar, not EXISTS: that might be hashed, which tests every text there is. */
function ownTextOfId(inReach: InReach, search: string): RawBuilder<unknown> {
  return sql`(select ${containsText(ownText('n'), search)} from observations n where ${inReach('n')} and n.id = o.id)`
}

/** Each text and each reference is looked up in its own index. */
function hitsOf(inReach: InReach, search: string): RawBuilder<unknown> {
  const byReference = REFERENCES.map(
    (column) => sql`union all select n.id from observations n
      where ${inReach('n')} and ${sql.ref(`n.${column}`)} = any(array(select named.id from named))`,
  )
  return sql`select n.id from observations n
    where ${inReach('n')} and ${containsText(ownText('n'), search)} ${sql.join(byReference, sql` `)}`
}

const REFERENCES = ['task_id', 'location_id', 'department_id', 'user_id', 'observee_id'] as const

/** As the index `observations_search` spells it. */
const ownText = (alias: string): RawBuilder<unknown> => {
  const text = (column: string) => sql`coalesce(${sql.ref(`${alias}.${column}`)}, '')`
  return sql`${text('unlinked_observee_name')} || ' ' || ${text('unlinked_observee_employee_id')} || ' ' || ${text('notes')}`
}

/** Related records by name; of people never the e-mail address, and the employee ID only where it is shown. */
function idsOfNames(inReach: InReach, search: string): RawBuilder<unknown> {
  const byName = (['tasks', 'locations', 'departments'] as const).map(
    (table) => sql`select r.id from ${sql.table(table)} r
      where ${inReach('r')} and ${containsText(sql`r.name`, search)} union all`,
  )
  return sql`${sql.join(byName, sql` `)}
    select p.id from users p join clients c on c.id = p.client_id
    where ${inReach('p')} and ${namedLike(search)}`
}

/** Live and deleted rows each have their index, and both together keep its order. */
function source(showDeleted: boolean): RawBuilder<unknown> {
  return showDeleted
    ? sql`(select * from observations where deleted_at is null
        union all select * from observations where deleted_at is not null)`
    : sql`observations`
}
