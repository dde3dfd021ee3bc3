/** Links from figures and rows to the list of follow-ups, with the filter that selects the counted ones. */
import type { FollowUpWhere } from '#api/generated/contract.ts'

export function followUpListPath(where: FollowUpWhere): string {
  const filter = Object.fromEntries(Object.entries(where).filter(([, value]) => value != null))
  return `/followups?filter=${encodeURIComponent(JSON.stringify(filter))}`
}

/** Those that are still to be done. */
export const ACTIVE: FollowUpWhere = { states: ['OPEN', 'COACHED'] }
