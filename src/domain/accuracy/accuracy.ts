/** How often the AI was right, from what its reviews found; 'positive' is what the AI called incorrect (aiReview.ts). */
import type { AiReviewStatus } from '../enumerations.ts'
import { isSampleLargeEnough } from '../charts/enoughToTell.ts'
import { wilsonInterval } from './wilson.ts'
import type { ConfidenceInterval } from './wilson.ts'

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

export interface Accuracy {
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
