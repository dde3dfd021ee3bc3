/** Results, progress and previews of imports as text: '1,204 new, 36 changed, 12 unchanged'. */
import type { ImportResult, Job } from '#api/generated/contract.ts'
import { FILE_ENCODINGS } from '#domain/imports/fileDecoder.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
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

/** Returns how the rows were read: '8 of 1,200 rows, read as Western European (Windows-1252).' */
export function previewSummary({ rows, total, encoding }: CsvPreview): string {
  return `${shownRows(rows, total)}, read as ${FILE_ENCODINGS[encoding]}. Does the text look right?`
}

function shownRows(rows: CsvPreview['rows'], total: number): string {
  const count = rows.length
  if (count === total) return count === 1 ? 'The only row' : `All ${count} rows`
  const last = rows.at(-1)
  const isStart = last !== undefined && last.row - (rows[0]?.row ?? 0) === count - 1
  return isStart
    ? `The first ${count} of ${importSummary.rows(total)}`
    : `${count} of ${importSummary.rows(total)}, with those that show unusual letters`
}
