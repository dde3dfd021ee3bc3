/** Search: anywhere in the text, whatever its case and accents. */
import { sql, type Sql } from '../../platform/db/sql.ts'

/** `text` spelt as in the table's trigram index, or the index is not used. */
export function containsText(text: Sql, search: string): Sql<boolean> {
  return sql`searchable(${text}) like ${likePattern(search)}`
}

/**
 * Escaped after the accents are gone: removing them may make a wildcard of another character. A query of its own is made
 * once; as a plain expression it would be made for every row, which takes longer than the test.
 */
export function likePattern(search: string): Sql<string> {
  return sql`(select '%' || regexp_replace(searchable(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%')`
}

/** The index holds trigrams of words; anything shorter is found by reading. */
export const hasTrigrams = (search: string): boolean => /[\p{L}\p{N}]{3}/u.test(search)
