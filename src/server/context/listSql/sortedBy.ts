/** ORDER BY of a list: the chosen column, empty values last, then the id so that pages never overlap. */
import type { SortOrder } from '#api/generated/contract.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'

export interface Sorting {
  key: Sql
  /** An index may then serve the order: none has its empty values last when descending. */
  isNotNull?: boolean
  order: SortOrder
  /** Tells equal keys apart, in the same direction. */
  id: Sql
}

export function orderByClause({ key, isNotNull, order, id }: Sorting): Sql {
  const direction = order === 'ASC' ? sql`asc` : sql`desc`
  const nulls = isNotNull ? sql`` : sql`nulls last`
  return sql`order by ${key} ${direction} ${nulls}, ${id} ${direction}`
}

/** The key of a text: like search without case and accents, and the same on every engine. */
export const textSortKey = (text: Sql): Sql => sql`searchable(${text}) collate "C"`
