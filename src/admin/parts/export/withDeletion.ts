/** The columns of an export that has deleted records too: which ones they are has a column of its own. */
import type { ListColumn } from './columnReading.ts'

export const withDeletedColumn = (columns: readonly ListColumn[]): readonly ListColumn[] =>
  columns.some(({ source }) => source === DELETED_COLUMN.source)
    ? columns
    : [...columns, DELETED_COLUMN]

/** On the screen the first cell says it. */
const DELETED_COLUMN: ListColumn = {
  source: 'deleted_at',
  label: 'Deleted',
  sortable: false,
  exported: ({ deleted_at: deletedAt }) =>
    typeof deletedAt === 'string' ? new Date(deletedAt) : null,
}
