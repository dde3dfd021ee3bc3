/** How far an import is: 'Checked 12,000 of 40,000 rows'. */
import type { Job } from '#api/generated/contract.ts'
import { shownCount } from '../charts/shownCount.ts'
import { outcomeWords } from './outcomeWords.ts'

/** An import looks through its file once more, and then writes all of it at once. */
export function progressWords({ state, is_check, rows_done: done, rows_total: total }: Progress) {
  if (state === 'WAITING') return 'Waiting to start…'
  if (total === null) return done > 0 ? `Read ${outcomeWords.rows(done)}…` : 'Reading the file…'
  if (!is_check && done >= total) return `Writing ${outcomeWords.rows(total)}…`
  return `Checked ${shownCount(done)} of ${outcomeWords.rows(total)}`
}

type Progress = Pick<Job, 'state' | 'is_check' | 'rows_done' | 'rows_total'>
