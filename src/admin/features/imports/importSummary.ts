/** Results, progress and previews of imports as text: '1,204 new, 36 changed, 12 unchanged'. */
import type { ImportResult, Job } from '#api/generated/contract.ts'
import { formatList } from '../../foundation/format/formatList.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import type { CsvPreview } from './csvPreview.ts'

export const importSummary = {
  /** Leaves out counts of zero. */
  counts: (result: Counts): string =>
    formatList(
      (['created', 'updated', 'unchanged'] as const)
        .filter((what) => result[what] !== 0)
        .map((what) => t(`imports.counts.${what}`, { smart_count: result[what] })),
    ),

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
}: ImportProgress): string {
  if (state === 'WAITING') return t('imports.progress.waiting')
  if (total === null)
    return done > 0
      ? t('imports.progress.read', { smart_count: done })
      : t('imports.progress.reading')
  if (!is_check && done >= total) return t('imports.progress.saving', { smart_count: total })
  return t('imports.progress.checked', { done, smart_count: total })
}

type ImportProgress = Pick<Job, 'state' | 'is_check' | 'rows_done' | 'rows_total'>

/** Returns which rows are shown and how they were read: 'The first 8 of 1,200 rows, read as Unicode (UTF-8). …' */
export function previewSummary({ rows, total, encoding: readAs }: CsvPreview): string {
  const encoding = t(`imports.encodings.${readAs}`)
  const count = rows.length
  if (count === total) return t('imports.shown.all', { smart_count: count, encoding })
  const last = rows.at(-1)
  const isStart = last !== undefined && last.row - (rows[0]?.row ?? 0) === count - 1
  return t(`imports.shown.${isStart ? 'first' : 'unusual'}`, { count, total, encoding })
}
