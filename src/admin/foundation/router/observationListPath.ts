/** Where a figure leads: the observations' list with the filter that proves it, in the address's own words. */
import type { AiErrorCause, AiReviewStatus, ReviewType, Technique } from '#domain/enumerations.ts'
import type { AiPrincipleReview } from '#domain/observations/aiReview.ts'
import type { PrincipleFilter } from '#domain/observations/observationFilter.ts'

export function observationListPath(filter: ObservationListFilter): string {
  const defined = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return `/allobservations?filter=${encodeURIComponent(JSON.stringify(Object.fromEntries(defined)))}`
}

/** Of the list (spec 2): lists of ids or values, days as YYYY-MM-DD, 'true' and 'false' as words. */
export interface ObservationListFilter {
  search?: string | undefined
  dateFrom?: string | null | undefined
  dateTo?: string | null | undefined
  locations?: readonly string[] | undefined
  departments?: readonly string[] | undefined
  tasks?: readonly string[] | undefined
  observers?: readonly string[] | undefined
  observees?: readonly string[] | undefined
  campaignIds?: readonly string[] | undefined
  type?: readonly ReviewType[] | undefined
  principles?: readonly PrincipleFilter[] | undefined
  showResult?: Technique | undefined
  aiResultCorrect?: 'true' | 'false' | undefined
  internallyReviewed?: 'true' | 'false' | undefined
  aiReviewStatus?: readonly AiReviewStatus[] | undefined
  aiErrorCause?: readonly AiErrorCause[] | undefined
  aiPrincipleReview?: readonly AiPrincipleReview[] | undefined
  appBuilds?: readonly string[] | undefined
  showDeleted?: boolean | undefined
}

/** Query parameter of the add-observation page: the campaign that its form starts with. */
export const PRESELECTED_CAMPAIGN_PARAM = 'campaign'
