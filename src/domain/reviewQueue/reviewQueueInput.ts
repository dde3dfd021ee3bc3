/** The review queue: results of the AI that nobody has reviewed, a few at a time for one reviewer. */
import { z } from 'zod'
import { message } from '../messages.ts'

/** Orders of the queue: least confident verdicts, worst recordings or oldest observations first. */
export const REVIEW_ORDERS = ['UNCERTAIN', 'CAPTURE', 'OLDEST'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

export const DEFAULT_REVIEW_ORDER: ReviewOrder = 'UNCERTAIN'

/** Time for which nobody else gets a result that a reviewer has claimed. */
export const CLAIM_MINUTES = 10

/** The one on the screen, and the next. */
export const CLAIMS = 2

export const MAX_SKIPPED = 1_000

const ids = z
  .array(z.string().max(64, message('textTooLong', { max: 64 })))
  .max(MAX_SKIPPED, message('tooManyValues'))
  .nullish()
  .transform((values) => values ?? [])

export const reviewClaimSchema = z.object({
  order: z
    .enum(REVIEW_ORDERS)
    .nullish()
    .transform((order) => order ?? DEFAULT_REVIEW_ORDER),
  keptIds: ids,
  skippedIds: ids,
})

export type ReviewClaim = z.infer<typeof reviewClaimSchema>
