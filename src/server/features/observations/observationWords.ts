/**
 * Renders the words of a search of observations: each is looked for in the names of related records and in the observation's
 * own text. One of them, the rarest as far as names tell, leads where rows are looked up by index.
 */
import { searchWords } from '#domain/searchText.ts'
import { containsText, hasTrigrams, likePattern } from '../../context/listSql/listSql.ts'
import type { TenantFilter } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import { personMatches } from '../users/peopleQueries.ts'
import { REFERENCE_COLUMNS } from './observationScan.ts'

/** More words do not narrow a search any further. */
const MAX_WORDS = 5

/** Longest first. */
const wordsOf = (search: string): string[] =>
  searchWords(search)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MAX_WORDS)

/** Whether the index of trigrams finds the leading word. */
export const leadsByTrigrams = (search: string): boolean => wordsOf(search).some(hasTrigrams)

/** The leading word's pattern. */
export const SEARCH_PATTERN = sql`(select word.pattern from word)`

/** Tests the own text with a word's pattern. */
export type TextTest = (pattern: Sql) => Sql

/** CTEs of the leading word: `word (pattern, letters)` and `named (id)`, the records whose names have it. */
export function searchCtes(tenantFilter: TenantFilter, search: string): Sql[] {
  const words = wordsOf(search)
  const [only = ''] = words
  if (words.length < 2)
    return [
      sql`word as materialized (select ${patternAndLetters(only)})`,
      sql`named as materialized (${idsMatchingName(tenantFilter, only)})`,
    ]
  // Where trigrams are in the index for some words, these lead.
  const leading = leadsByTrigrams(search) ? words.filter(hasTrigrams) : words
  const all = words.map(
    (word, place) => sql`select ${sql.lit(place)} as number, ${patternAndLetters(word)}`,
  )
  const ids = words.map(
    (word, place) =>
      sql`select ${sql.lit(place)} as number, n.id, n.is_person from (${idsMatchingName(tenantFilter, word)}) n`,
  )
  const isLeading = sql.join(leading.map((word) => sql.lit(words.indexOf(word))))
  return [
    sql`words as materialized (${sql.join(all, sql` union all `)})`,
    sql`names as materialized (${sql.join(ids, sql` union all `)})`,
    sql`word as materialized (
      select w.number, w.pattern, w.letters from words w left join lateral (
        select count(*) filter (where n.is_person) as people, count(*) filter (where not n.is_person) as others
        from names n where n.number = w.number) f on true
      where w.number in (${isLeading})
      order by case when f.others > 0 or f.people > ${sql.lit(MANY_PEOPLE)} then 2 when f.people = 0 then 1 else 0 end,
        f.others, f.people, w.number limit 1)`,
    sql`named as materialized (select names.id from names where names.number = (select word.number from word))`,
  ]
}

/** Fewer have not too many observations to look up. */
const MANY_PEOPLE = 100

const patternAndLetters = (word: string): Sql =>
  sql`${likePattern(word)} as pattern, letter_pairs(searchable(${word})) as letters`

/** Tests whether every word is in some name; else only observations with a text can match. */
export function allHaveNames(search: string): Sql {
  const { length } = wordsOf(search)
  if (length < 2) return sql`(select exists (select from named))`
  return sql`(select count(distinct names.number) = ${sql.lit(length)} from names)`
}

/** Tests whether the observation `o` has every word. */
export function hasAllWords(search: string, textTest: TextTest): Sql {
  const words = wordsOf(search)
  if (words.length < 2)
    return sql`(${sql.join([...REFERENCE_COLUMNS.map(isNamed), textTest(SEARCH_PATTERN)], sql` or `)})`
  const tests = words.map((_word, place) => {
    const number = sql.lit(place)
    const named = REFERENCE_COLUMNS.map(
      (column) =>
        sql`${sql.ref(`o.${column}`)} in (select names.id from names where names.number = ${number})`,
    )
    const pattern = sql`(select words.pattern from words where words.number = ${number})`
    return sql`(${sql.join([...named, textTest(pattern)], sql` or `)})`
  })
  return sql`(${sql.join(tests, sql` and `)})`
}

/** The same where no word, or not every one, is in a name. */
export const hasAllWordsInText = (search: string, textTest: TextTest): Sql =>
  wordsOf(search).length < 2 ? textTest(SEARCH_PATTERN) : hasAllWords(search, textTest)

/** Tests besides the leading word's; none for one word. */
export const otherWords = (search: string, textTest: TextTest): Sql[] =>
  wordsOf(search).length < 2 ? [] : [hasAllWords(search, textTest)]

export const isNamed = (column: string): Sql =>
  sql`${sql.ref(`o.${column}`)} in (select named.id from named)`

/** Matches related records by name; people never by e-mail address, and by employee ID only where it is shown. */
function idsMatchingName(tenantFilter: TenantFilter, word: string): Sql {
  const byName = (['tasks', 'locations', 'departments'] as const).map(
    (table) => sql`select r.id, false as is_person from ${sql.table(table)} r
      where ${tenantFilter('r')} and ${containsText(sql`r.name`, word)} union all`,
  )
  return sql`${sql.join(byName, sql` `)}
    select p.id, true from users p join clients c on c.id = p.client_id
    where ${tenantFilter('p')} and ${personMatches(word)}`
}
