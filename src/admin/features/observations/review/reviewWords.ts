/** What a review status says, in a sentence; 'positive' is a technique that the AI called incorrect. */
import type { AiReviewStatus } from '#domain/enumerations.ts'

export const reviewStatusText: Record<AiReviewStatus, string> = {
  TRUE_POSITIVE: 'the AI rightly called an incorrect lift incorrect',
  TRUE_NEGATIVE: 'the AI rightly called a correct lift correct',
  FALSE_POSITIVE: 'the AI called a correct lift incorrect',
  FALSE_NEGATIVE: 'the AI called an incorrect lift correct',
  UNREVIEWED: 'nobody has said yet whether the AI was right',
}
