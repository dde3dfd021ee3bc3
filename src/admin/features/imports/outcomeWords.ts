/** What an import does, in words: '1,204 new, 36 changed, 12 unchanged'. */
import type { ImportResult } from '#api/generated/contract.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'

export const importSummary = {
  /** Whatever there is none of is left out. */
  counts: ({ created, updated, unchanged }: Counts): string =>
    [
      [created, 'new'],
      [updated, 'changed'],
      [unchanged, 'unchanged'],
    ]
      .filter(([count]) => count !== 0)
      .map(([count, word]) => `${formatNumber(Number(count))} ${word}`)
      .join(', '),

  rows: (count: number): string => (count === 1 ? '1 row' : `${formatNumber(count)} rows`),

  problems: (count: number): string =>
    count === 1 ? '1 problem' : `${formatNumber(count)} problems`,

  /** Rows that the import writes. */
  written: ({ created, updated }: Counts): number => created + updated,
}

type Counts = Pick<ImportResult, 'created' | 'updated' | 'unchanged'>
