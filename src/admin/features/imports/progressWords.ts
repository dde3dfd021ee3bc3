/** How far an import is: 'Checked 12,000 of 40,000 rows'. */
import type { Job } from '#api/generated/contract.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'
import { importSummary } from './outcomeWords.ts'

/** An import looks through its file once more, and then writes all of it at once. */
export function formatImportProgress({
  state,
  is_check,
  rows_done: done,
  rows_total: total,
}: ImportProgress) {
  if (state === 'WAITING') return 'Waiting to start…'
  if (total === null) return done > 0 ? `Read ${importSummary.rows(done)}…` : 'Reading the file…'
  if (!is_check && done >= total) return `Writing ${importSummary.rows(total)}…`
  return `Checked ${formatNumber(done)} of ${importSummary.rows(total)}`
}

type ImportProgress = Pick<Job, 'state' | 'is_check' | 'rows_done' | 'rows_total'>
