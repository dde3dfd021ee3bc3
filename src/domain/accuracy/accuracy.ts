/**
 * Accuracy of the AI according to the reviews of its results; 'positive' is what the AI called incorrect
 * (aiReview.ts).
 */
import { isSampleLargeEnough } from '../charts/shares.ts'
import type { AiReviewStatus } from '../enumerations.ts'

export const computeAccuracy = (confusion: ConfusionCounts): Accuracy => {
  const { true_positive, true_negative, false_positive, false_negative, unreviewed } = confusion
  const right = true_positive + true_negative
  const reviewed = right + false_positive + false_negative
  return {
    right: toProportion(right, reviewed),
    precision: toProportion(true_positive, true_positive + false_positive),
    recall: toProportion(true_positive, true_positive + false_negative),
    reviewed,
    total: reviewed + unreviewed,
  }
}

/** Returns no share and no interval when the sample is too small for a conclusion. */
export const toProportion = (part: number, whole: number): Proportion => ({
  part,
  whole,
  share: isSampleLargeEnough(whole) ? part / whole : null,
  interval: isSampleLargeEnough(whole) ? wilsonInterval(part, whole) : null,
})

export const countByStatus = (confusion: ConfusionCounts, status: AiReviewStatus): number =>
  confusion[status.toLowerCase() as Lowercase<AiReviewStatus>]

/** Number of observations for each review status. */
export type ConfusionCounts = Record<Lowercase<AiReviewStatus>, number>

interface Accuracy {
  /** Share of the reviewed results that were right. */
  right: Proportion
  /** Share of truly incorrect ones among those that the AI called incorrect. */
  precision: Proportion
  /** Share of those that the AI called incorrect among the truly incorrect ones. */
  recall: Proportion
  reviewed: number
  /** Includes results without a review. */
  total: number
}

export interface Proportion {
  part: number
  whole: number
  /** 0 to 1; null: sample too small. */
  share: number | null
  /** 95 % confidence; null: sample too small. */
  interval: ConfidenceInterval | null
}

/**
 * Returns the Wilson score interval (1927) of a share at 95 % confidence; it is reliable for small samples and
 * extreme shares.
 */
export function wilsonInterval(part: number, whole: number): ConfidenceInterval {
  const share = part / whole
  const squared = Z_95 * Z_95
  const middle = share + squared / (2 * whole)
  const margin = Z_95 * Math.sqrt((share * (1 - share)) / whole + squared / (4 * whole * whole))
  const scale = 1 + squared / whole
  // The interval of 0 % starts at 0 and that of 100 % ends at 1; rounding must not move these ends.
  return {
    low: part === 0 ? 0 : Math.min(Math.max((middle - margin) / scale, 0), share),
    high: part === whole ? 1 : Math.max(Math.min((middle + margin) / scale, 1), share),
  }
}

/** 0 ≤ low ≤ high ≤ 1. */
export interface ConfidenceInterval {
  low: number
  high: number
}

/** The 97.5 % quantile of the standard normal distribution. */
const Z_95 = 1.959963984540054
