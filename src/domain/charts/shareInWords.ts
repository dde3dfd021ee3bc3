/** A share in words, where there are enough to tell; null: too few. */
import { isSampleLargeEnough } from './enoughToTell.ts'
import { formatPercentage } from './shownShare.ts'

export const formatSignificantShare = (part: number, whole: number): string | null =>
  isSampleLargeEnough(whole) ? formatPercentage(part, whole) : null
