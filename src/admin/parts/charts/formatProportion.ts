/**
 * Formats a proportion as its share and its 95% interval: '87%', '83–90%'. Returns null when the sample is too small.
 */
import type { Proportion } from '#domain/accuracy/accuracy.ts'
import { formatPercentage, percentText } from '#domain/charts/shares.ts'
import { readerLocale } from '../../foundation/i18n/readerLocale.ts'

export function formatProportion({
  part,
  whole,
  interval,
}: Proportion): FormattedProportion | null {
  const share = formatPercentage(part, whole, readerLocale())
  if (interval === null || share === null) return null
  const [low, high] = [interval.low, interval.high].map((end) => Math.round(end * 100))
  const upTo = percentText(high ?? 100, readerLocale())
  return { share, interval: low === high ? upTo : `${low}–${upTo}` }
}

export interface FormattedProportion {
  share: string
  interval: string
}
