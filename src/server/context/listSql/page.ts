/** Which rows of a list: a literal LIMIT, as a parameter would make the planner expect a tenth of the table. */
import type { ListInput } from '#domain/listInput.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

/** Beyond it the number of statement shapes matters more than the plan. */
const MAX_LITERAL = 1_000

export function limitOffset({ skip, take }: { skip: number; take: number }): Sql {
  const number = (rows: number) => (rows <= MAX_LITERAL ? sql.lit(rows) : sql`${rows}::bigint`)
  return sql`limit ${number(take)} offset ${number(skip)}`
}

/** The page of a record that is asked for by its id: a deleted one is found. */
export const SINGLE_RECORD_LIST: ListInput = { skip: 0, take: 1, search: null, showDeleted: true }
