/** Which rows of a list: a literal LIMIT, as a parameter would make the planner expect a tenth of the table. */
import { sql, type RawBuilder } from 'kysely'

/** Beyond it the number of statement shapes matters more than the plan. */
const MOST_LITERAL = 1_000

export function page({ skip, take }: { skip: number; take: number }): RawBuilder<unknown> {
  const number = (rows: number) => (rows <= MOST_LITERAL ? sql.lit(rows) : sql`${rows}::bigint`)
  return sql`limit ${number(take)} offset ${number(skip)}`
}
