/** Kinds of records that observations are counted by in advance, and the column of each. */
import { createHash } from 'node:crypto'
import type { ReviewType } from '#domain/enumerations.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { Schema } from '../../platform/db/tables.ts'
import { NIL_UUID } from '../../platform/db/uuids.ts'

export const ROLLUP_KINDS = {
  all: null,
  type: null,
  location: 'location_id',
  department: 'department_id',
  task: 'task_id',
} as const satisfies Record<string, keyof Schema['observations'] | null>

export type RollupKind = keyof typeof ROLLUP_KINDS

type CountedColumn = NonNullable<(typeof ROLLUP_KINDS)[RollupKind]>

/** Columns that observations are grouped by. People are not counted in advance: each has few observations. */
export type ReferenceColumn = CountedColumn | 'user_id' | 'observee_id'

/** Returns null if the column's records are not counted in advance. */
export const rollupKindOf = (column: ReferenceColumn): RollupKind | null =>
  (Object.keys(ROLLUP_KINDS) as RollupKind[]).find((kind) => ROLLUP_KINDS[kind] === column) ?? null

/**
 * Returns whether the kind is counted for every client. For small clients, counts of the other kinds would mostly be of
 * one or two observations, and take more space than these.
 */
export const isCountedForAllClients = (kind: RollupKind): boolean =>
  kind === 'all' || kind === 'type'

/** Renders the reference that the observation `o` is counted for. */
export function referenceSql(kind: RollupKind): Sql {
  if (kind === 'type') return sql`md5(o.review_type)::uuid`
  const column = ROLLUP_KINDS[kind]
  return column ? sql.ref(`o.${column}`) : sql`${sql.lit(NIL_UUID)}::uuid`
}

/** Returns the same reference for a review type. */
export const reviewTypeReference = (type: ReviewType): string =>
  createHash('md5').update(type).digest('hex')
