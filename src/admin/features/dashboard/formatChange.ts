/**
 * Compares a count with the one before, as the start of a sentence that ends with that count: '24 more than the'.
 * Returns '' when either sample is too small, also beside the other.
 */
import { isSampleLargeEnough } from '#domain/charts/shares.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'

export function formatChange(now: number, before: number): string {
  if (!isSampleLargeEnough(before) || !isSampleLargeEnough(now)) return ''
  if (Math.max(now, before) > MAX_RATIO * Math.min(now, before)) return ''
  if (now === before) return 'Same as the'
  const comparison = now > before ? 'more' : 'fewer'
  return `${formatNumber(Math.abs(now - before))} ${comparison} than the`
}

/** A count this many times another says that the client has just begun or stopped, not that it changed. */
const MAX_RATIO = 10
