/** SQL of the observations that a filter and a search leave: as CTEs, and of the rows `o` that they hold. */
import type { SortOrder } from '#api/generated/contract.ts'
import type { InReach } from '../db/database.ts'
import { containsText, hasTrigrams, patternOf } from '../list/containsText.ts'
import { page as pageOf } from '../list/page.ts'
import { namedLike } from '../users/peopleQueries.ts'
import type { Narrowest } from './narrowest.ts'
import { byDate, columnsOf, observationSource, REFERENCES } from './observationSource.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface Found {
  /** `with …`, or nothing. */
  ctes: Sql
  /** Each `from … o where …`; no row is in two of them. */
  branches: Sql[]
}

export interface Wanted {
  conditions: readonly Sql[]
  narrowest: Narrowest | null
  search: string | null
  /** What is read of each beside its id, date and references. */
  columns: readonly string[]
  showDeleted: boolean
  /** So many of the first by date are a page; null: all are wanted. */
  first: { rows: number; order: SortOrder } | null
  limits: SearchLimits
}

export interface SearchLimits {
  /** So few rows are simply read. */
  fewRows: number
  /** Of a page so many of the first rows are read before anything is looked up. */
  firstRows: number
  /** More hits than this, and a page of them is near in any order. */
  fewHits: number
  /** A page by date that lies deeper begins where the counts of days tell. */
  deepRows: number
}

export const SEARCH_LIMITS: SearchLimits = {
  fewRows: 10_000,
  firstRows: 500,
  fewHits: 2_000,
  deepRows: 5_000,
}

/**
 * The planner's estimates of a text test are useless, so it never decides when to make it. Counted facts do. Few rows
 * after the other filters are read. Of many, a page of a frequent word is full after the first few hundred rows; else the
 * indexes of texts and references are asked, and if they find much all the same, the rows are walked along to the page.
 */
export function foundObservations(inReach: InReach, wanted: Wanted): Found {
  const { search, first, limits, columns } = wanted
  if (search === null) {
    const page = first && { limit: pageOf({ skip: 0, take: first.rows }), order: first.order }
    return { ctes: sql``, branches: [observationSource(inReach, { ...wanted, first: page })] }
  }

  const isLookedUp = wanted.narrowest !== null
  const withTexts = { ...wanted, columns: [...columns, ...OWN_TEXTS] }
  const all = isLookedUp ? withTexts : wanted
  const limit = sql`limit ${sql.lit(limits.fewRows + 1)}`
  const own = isLookedUp ? matchesOwnText('o') : ownTextOfId(inReach)
  const ctes = [
    sql`word as materialized (select ${patternOf(search)} as pattern)`,
    sql`named as materialized (${idsOfNames(inReach, search)})`,
    sql`f as materialized (select ${columnsOf(all.columns)}
      ${observationSource(inReach, { ...all, first: first && { limit, order: first.order } })}
      ${first ? byDate(first.order) : sql``} ${limit})`,
    sql`wide as materialized (select count(*) > ${sql.lit(limits.fewRows)} as yes from f)`,
  ]
  const isWide = sql`(select wide.yes from wide)`
  const branches = [sql`from f o where not ${isWide} and ${matches(own)}`]
  let isLeft = isWide
  if (first && first.rows <= limits.firstRows) {
    ctes.push(
      sql`early as materialized (select ${columnsOf(columns)}
        from (select * from f o ${byDate(first.order)} limit ${sql.lit(limits.firstRows)}) o
        where ${isWide} and ${matches(own)} ${byDate(first.order)} limit ${sql.lit(first.rows)})`,
      sql`full_page as materialized (select count(*) >= ${sql.lit(first.rows)} as yes from early)`,
    )
    const isFull = sql`(select full_page.yes from full_page)`
    branches.push(sql`from early o where ${isFull}`)
    isLeft = sql`${isWide} and not ${isFull}`
  }
  const source = observationSource(inReach, { ...withTexts, first: null })
  const walked = sql`${source} and ${isLeft} and ${matches(matchesOwnText('o'))}`
  if (!hasTrigrams(search)) return { ctes: withAll(ctes), branches: [...branches, walked] }

  const upTo = first ? sql`limit ${sql.lit(limits.fewHits + 1)}` : sql``
  ctes.push(sql`hits as materialized (${hitsOf(inReach, wanted, isLeft)} ${upTo})`)
  const distinct = sql`from (select distinct * from hits) o`
  if (!first) return { ctes: withAll(ctes), branches: [...branches, sql`${distinct} where true`] }

  ctes.push(
    sql`frequent as materialized (select count(*) > ${sql.lit(limits.fewHits)} as yes from hits)`,
  )
  const isFrequent = sql`(select frequent.yes from frequent)`
  branches.push(sql`${distinct} where not ${isFrequent}`, sql`${walked} and ${isFrequent}`)
  return { ctes: withAll(ctes), branches }
}

const withAll = (ctes: Sql[]): Sql => sql`with ${sql.join(ctes)}`

const PATTERN = sql`(select word.pattern from word)`

/** `own`: the test of the observation's own text, made last. */
function matches(own: Sql): Sql {
  const tests = REFERENCES.map(
    (column) => sql`${sql.ref(`o.${column}`)} in (select named.id from named)`,
  )
  return sql`(${sql.join([...tests, own], sql` or `)})`
}

/** A scalar, not EXISTS: that might be hashed, which tests every text there is. */
function ownTextOfId(inReach: InReach): Sql {
  return sql`(select ${matchesOwnText('n')} from observations n where ${inReach('n')} and n.id = o.id)`
}

const OWN_TEXTS = ['unlinked_observee_name', 'unlinked_observee_employee_id', 'notes'] as const

/** Most have no text, and spelling one for the test is what takes the time. */
function matchesOwnText(alias: string): Sql<boolean> {
  const none = OWN_TEXTS.map((column) => sql`${sql.ref(`${alias}.${column}`)} is null`)
  return sql`case when ${sql.join(none, sql` and `)} then false
    else searchable(${ownText(alias)}) like ${PATTERN} end`
}

/** As the index `observations_search` spells it. */
const ownText = (alias: string): Sql => {
  const text = (column: string) => sql`coalesce(${sql.ref(`${alias}.${column}`)}, '')`
  return sql.join(OWN_TEXTS.map(text), sql` || ' ' || `)
}

/** Each text and each reference is looked up in its own index, before the other conditions; some may come twice. */
function hitsOf(inReach: InReach, { conditions, showDeleted, columns }: Wanted, isLeft: Sql): Sql {
  const all = [isLeft, ...(showDeleted ? [] : [sql`o.deleted_at is null`]), ...conditions]
  const where = (hit: Sql) =>
    sql`select ${columnsOf(columns)}
      from (select o.* from observations o where ${inReach('o')} and ${hit} offset 0) o
      where ${sql.join(all, sql` and `)}`
  const hits = [
    where(sql`searchable(${ownText('o')}) like ${PATTERN}`),
    ...REFERENCES.map((column) =>
      where(sql`${sql.ref(`o.${column}`)} = any(array(select named.id from named))`),
    ),
  ]
  return sql.join(hits, sql` union all `)
}

/** Related records by name; of people never the e-mail address, and the employee ID only where it is shown. */
function idsOfNames(inReach: InReach, search: string): Sql {
  const byName = (['tasks', 'locations', 'departments'] as const).map(
    (table) => sql`select r.id from ${sql.table(table)} r
      where ${inReach('r')} and ${containsText(sql`r.name`, search)} union all`,
  )
  return sql`${sql.join(byName, sql` `)}
    select p.id from users p join clients c on c.id = p.client_id
    where ${inReach('p')} and ${namedLike(search)}`
}
