/** The list that a figure of the report is the total of. */
import type { AiReviewStatus } from '#domain/enumerations.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'

/** Returns the list's filter of a status; unreviewed results are those of the review queue. */
export const statusFilter = (status: AiReviewStatus): ObservationListFilter =>
  status === 'UNREVIEWED' ? { toReview: true } : { aiReviewStatus: [status] }
