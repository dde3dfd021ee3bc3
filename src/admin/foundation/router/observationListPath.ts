/** Links from figures to the observation list, with the filter that selects the counted observations. */
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'

export function observationListPath(filter: ObservationListFilter): string {
  const defined = Object.entries(filter).filter(
    ([, value]) => value !== undefined && value !== null,
  )
  return `/allobservations?filter=${encodeURIComponent(JSON.stringify(Object.fromEntries(defined)))}`
}

/** Returns the address of the add-observation page whose form starts with these records; each by its id. */
export function addObservationAddress(origin: string, place: PlaceIds): string {
  const params = new URLSearchParams()
  for (const name of PLACE_PARAMS) if (place[name]) params.set(name, place[name])
  return `${origin}/allobservations/addObservation?${params.toString()}`
}

/** Query parameters of the add-observation page. */
export const PLACE_PARAMS = ['location', 'department', 'task'] as const
export type PlaceParam = (typeof PLACE_PARAMS)[number]
export type PlaceIds = Partial<Record<PlaceParam, string>>

/** Query parameter of the add-observation page: the campaign that its form starts with. */
export const PRESELECTED_CAMPAIGN_PARAM = 'campaign'

/** Query parameter of the add-observation page: the submission on this device that is corrected. */
export const CORRECTED_SUBMISSION_PARAM = 'submission'

export const correctionPath = (submissionId: string): string =>
  `/allobservations/create?${CORRECTED_SUBMISSION_PARAM}=${encodeURIComponent(submissionId)}`

/** State of the address of a new observation that follows up on an earlier one. */
export interface ObservedAgainState {
  again: {
    /** Chosen as the individual once the task is. */
    person: { id: string; name: string }
    taskId: string
    /** Names of the principles to work on; '' without any. */
    principles: string
  }
}
