/** How a count differs from the one before: '24 more than the', to be followed by that count; nothing where they are too few to compare. */
import { isSampleLargeEnough } from '#domain/charts/shares.ts'
import { formatNumber } from '../../foundation/format/formatNumber.ts'

export function formatChange(now: number, before: number): string {
  if (!isSampleLargeEnough(before) || !isSampleLargeEnough(now)) return ''
  if (now === before) return 'As many as the'
  const word = now > before ? 'more' : 'fewer'
  return `${formatNumber(Math.abs(now - before))} ${word} than the`
}
