/** Search: anywhere in the text, whatever its case and accents. */
import { sql, type RawBuilder } from 'kysely'

/** `text` spelt as in the table's trigram index, or the index is not used. */
export function containsText(text: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  return sql`searchable(${text}) like ${patternOf(search)}`
}

/** Escaped after the accents are gone: removing them may make a wildcard of another character. */
function patternOf(search: string): RawBuilder<string> {
  return sql`'%' || regexp_replace(searchable(${search}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`
}

/** The index holds trigrams of words; anything shorter is found by reading. */
export const hasTrigrams = (search: string): boolean => /[\p{L}\p{N}]{3}/u.test(search)
