/** Which rows of a list: a literal LIMIT, as a parameter would make the planner expect a tenth of the table. */
import { sql, type RawBuilder } from 'kysely'

/** Beyond it the number of statement shapes matters more than the plan. */
const LITERAL_SKIPS = 1_000

export function page({ skip, take }: { skip: number; take: number }): RawBuilder<unknown> {
  const offset = skip <= LITERAL_SKIPS ? sql.lit(skip) : sql`${skip}::bigint`
  return sql`limit ${sql.lit(take)} offset ${offset}`
}
