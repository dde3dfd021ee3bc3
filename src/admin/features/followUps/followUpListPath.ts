/** Links from figures and rows to the list of follow-ups, with the filter that selects the counted ones. */
import type { FollowUpWhere } from '#api/generated/contract.ts'

export function followUpListPath(where: FollowUpWhere): string {
  const filter = Object.fromEntries(Object.entries(where).filter(([, value]) => value != null))
  return `/followups?filter=${encodeURIComponent(JSON.stringify(filter))}`
}

/** Filter of the follow-ups that are not closed. */
export const ACTIVE: FollowUpWhere = { states: ['OPEN', 'COACHED'] }
