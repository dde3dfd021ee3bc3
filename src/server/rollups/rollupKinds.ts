/** What observations are counted by in advance, and the column that each kind's records stand in. */
import type { ObservationsTable } from '../db/tables.ts'

export const ROLLUP_KINDS = {
  all: null,
  location: 'location_id',
  department: 'department_id',
  task: 'task_id',
  observer: 'user_id',
  observee: 'observee_id',
} as const satisfies Record<string, keyof ObservationsTable | null>

export type RollupKind = keyof typeof ROLLUP_KINDS

export type ReferenceColumn = NonNullable<(typeof ROLLUP_KINDS)[RollupKind]>

export const kindOf = (column: ReferenceColumn): RollupKind =>
  (Object.keys(ROLLUP_KINDS) as RollupKind[]).find((kind) => ROLLUP_KINDS[kind] === column) ?? 'all'

/** People have no counts by month: most have so few observations in one that reading these themselves is quicker. */
export const hasMonths = (kind: RollupKind): boolean => kind !== 'observer' && kind !== 'observee'
