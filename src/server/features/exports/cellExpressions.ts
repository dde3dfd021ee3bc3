/** SQL of cells: what the database says as fast as anything, and a process need not work out for each row. */
import { sql, type Sql } from '../../platform/db/sql.ts'

/** On the client's clock, to the minute: 'YYYY-MM-DD HH:MM'; null for none. */
export const clientInstant = (instant: Sql, timeZone: string): Sql<string> =>
  sql`to_char(${instant} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI')`

export const fullName = (alias: string): Sql<string> =>
  sql`btrim(${sql.ref(`${alias}.firstname`)} || ' ' || ${sql.ref(`${alias}.lastname`)})`

/** The words of an enumeration's value; `otherwise` for none and for one without words. */
export function enumCell(
  value: Sql,
  words: Readonly<Record<string, string>>,
  otherwise = '',
): Sql<string> {
  const cases = Object.entries(words).map(
    ([name, word]) => sql`when ${sql.lit(name)} then ${sql.lit(word)}`,
  )
  return sql`case ${value} ${sql.join(cases, sql` `)} else ${sql.lit(otherwise)} end`
}

/** All cells in one text: see packedRows.ts. None may be null, for it would be left out. */
export const delimitedCells = (cells: readonly Sql[], delimiter: string): Sql<string> =>
  sql`concat_ws(${delimiter}, ${sql.join(cells)})`

export const orEmpty = (text: Sql): Sql<string> => sql`coalesce(${text}, '')`
