/** How often the AI was right, from what its reviews found; 'positive' is what the AI called incorrect (aiReview.ts). */
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

/** Of too few to draw a conclusion from it makes no claim. */
export const toProportion = (part: number, whole: number): Proportion => ({
  part,
  whole,
  share: isSampleLargeEnough(whole) ? part / whole : null,
  interval: isSampleLargeEnough(whole) ? wilsonInterval(part, whole) : null,
})

export const countByStatus = (confusion: ConfusionCounts, status: AiReviewStatus): number =>
  confusion[status.toLowerCase() as Lowercase<AiReviewStatus>]

/** How many observations each review status has. */
export type ConfusionCounts = Record<Lowercase<AiReviewStatus>, number>

interface Accuracy {
  /** Of those reviewed. */
  right: Proportion
  /** Of what the AI called incorrect, what was incorrect. */
  precision: Proportion
  /** Of what was incorrect, what the AI called incorrect. */
  recall: Proportion
  reviewed: number
  /** With those that nobody has reviewed. */
  total: number
}

export interface Proportion {
  part: number
  whole: number
  /** 0 to 1; null: too few to tell. */
  share: number | null
  /** Of 95 %; null: too few to tell. */
  interval: ConfidenceInterval | null
}

/** The range that a share's true value lies in with 95 % certainty, after Wilson (1927); honest for few and for extreme ones. */
export function wilsonInterval(part: number, whole: number): ConfidenceInterval {
  const share = part / whole
  const squared = Z_95 * Z_95
  const middle = share + squared / (2 * whole)
  const margin = Z_95 * Math.sqrt((share * (1 - share)) / whole + squared / (4 * whole * whole))
  const scale = 1 + squared / whole
  // None and all are their own ends; rounding must not move them past each other.
  return {
    low: part === 0 ? 0 : Math.min(Math.max((middle - margin) / scale, 0), share),
    high: part === whole ? 1 : Math.max(Math.min((middle + margin) / scale, 1), share),
  }
}

/** 0 ≤ low ≤ high ≤ 1. */
interface ConfidenceInterval {
  low: number
  high: number
}

/** The normal distribution's 97.5 % point. */
const Z_95 = 1.959963984540054
