/** SQL of the observations that a filter and a search leave: as CTEs, the last of which is `o`'s rows. */
import { sql, type RawBuilder } from 'kysely'
import type { InReach } from '../access/access.ts'
import { containsText, hasTrigrams } from '../list/containsText.ts'
import { namedLike } from '../users/peopleQueries.ts'

export interface Found {
  /** `with …`, or nothing. */
  ctes: RawBuilder<unknown>
  /** `from … o where …`. */
  rows: RawBuilder<unknown>
}

export interface Wanted {
  conditions: readonly RawBuilder<unknown>[]
  search: string | null
  /** Columns that the sorting needs. */
  columns: readonly string[]
  showDeleted: boolean
  /** The other filters leave few rows. */
  narrow: boolean
}

export function foundObservations(inReach: InReach, wanted: Wanted): Found {
  const { conditions, search, showDeleted, narrow } = wanted
  const all = [inReach('o'), ...(showDeleted ? [] : [sql`o.deleted_at is null`]), ...conditions]
  const rows = sql`from ${source(showDeleted)} o where ${sql.join(all, sql` and `)}`
  if (search === null) return { ctes: sql``, rows }
  const named = sql`with named as materialized (${idsOfNames(inReach, search)})`
  return narrow || !hasTrigrams(search)
    ? {
        ctes: sql`${named}, f as materialized (select ${columnsOf(wanted.columns)} ${rows})`,
        rows: sql`from f o where (${sql.join(testsOf(inReach, search), sql` or `)})`,
      }
    : {
        ctes: sql`${named}, hits as materialized (${hitsOf(inReach, search)})`,
        rows: sql`${rows} and o.id in (select hits.id from hits)`,
      }
}

/** What the rows of a search hold. */
export function columnsOf(columns: readonly string[]): RawBuilder<unknown> {
  const all = ['id', 'date', 'campaign_id', ...REFERENCES, ...columns]
  return sql.join(all.map((column) => sql.ref(`o.${column}`)))
}

/** The planner's estimates of a text test are useless, so it never decides when to make it: here it comes last. */
function testsOf(inReach: InReach, search: string): RawBuilder<unknown>[] {
  const tests = REFERENCES.map(
    (column) => sql`${sql.ref(`o.${column}`)} in (select named.id from named)`,
  )
  const own = sql`exists (select from observations n
    where ${inReach('n')} and n.id = o.id and ${containsText(ownText('n'), search)})`
  return [...tests, own]
}

/** With nothing else to go by, each text and each reference is looked up in its own index. */
function hitsOf(inReach: InReach, search: string): RawBuilder<unknown> {
  const byReference = REFERENCES.map(
    (column) => sql`union select n.id from observations n
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
