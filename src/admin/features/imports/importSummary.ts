/** Results, progress and previews of imports as text: '1,204 new, 36 changed, 12 unchanged'. */
import type { ImportResult, Job } from '#api/generated/contract.ts'
import type { FileEncoding } from '#domain/imports/fileEncoding.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import type { CsvPreview } from './csvPreview.ts'

export const importSummary = {
  /** Leaves out counts of zero. */
  counts: ({ created, updated, unchanged }: Counts): string =>
    [
      [created, 'new'],
      [updated, 'changed'],
      [unchanged, 'unchanged'],
    ]
      .filter(([count]) => count !== 0)
      .map(([count, label]) => `${formatNumber(Number(count))} ${label}`)
      .join(', '),

  rows: (count: number): string => (count === 1 ? '1 row' : `${formatNumber(count)} rows`),

  problems: (count: number): string =>
    count === 1 ? '1 problem' : `${formatNumber(count)} problems`,

  /** Rows that the import writes. */
  written: ({ created, updated }: Counts): number => created + updated,
}

type Counts = Pick<ImportResult, 'created' | 'updated' | 'unchanged'>

/**
 * Returns the progress as text: 'Checked 12,000 of 40,000 rows'. An import checks its file again and then writes all
 * rows together.
 */
export function formatImportProgress({
  state,
  is_check,
  rows_done: done,
  rows_total: total,
}: ImportProgress) {
  if (state === 'WAITING') return 'Waiting to start…'
  if (total === null) return done > 0 ? `Read ${importSummary.rows(done)}…` : 'Reading the file…'
  if (!is_check && done >= total) return `Saving ${importSummary.rows(total)}…`
  return `Checked ${formatNumber(done)} of ${importSummary.rows(total)}`
}

type ImportProgress = Pick<Job, 'state' | 'is_check' | 'rows_done' | 'rows_total'>

/** Returns how the beginning of a file was read: 'The first 8 rows, read as Windows-1252.' */
export function previewSummary({ rows, isAll, encoding }: CsvPreview): string {
  const count = rows.length
  if (count === 0) return 'The first row is too long to preview.'
  const rowsText = isAll
    ? count === 1
      ? 'The only row'
      : `All ${count} rows`
    : firstRowsText(count)
  return `${rowsText}, read as ${ENCODINGS[encoding]}. Does the text look right?`
}

const firstRowsText = (count: number) => (count === 1 ? 'The first row' : `The first ${count} rows`)

const ENCODINGS: Record<FileEncoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}
