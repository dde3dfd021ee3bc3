/** Filters of the list of follow-ups, of the same names in its address and in the API. */

/** Whose follow-ups a list has: those that one coaches, or those about oneself. */
export const FOLLOW_UP_SHARES = ['TO_COACH', 'ABOUT_ME'] as const

/** Names of the filters besides search and showDeleted. */
export const FOLLOW_UP_FILTERS = [
  'states',
  'overdue',
  'share',
  'coaches',
  'people',
  'tasks',
  'locations',
  'departments',
  'closedFrom',
  'closedTo',
] as const

/** Converts the list's filter, as its address has it, to the API's. Drops what is no filter. */
export function toFollowUpFilter({ search, showDeleted, ...where }: Record<string, unknown>) {
  const known = Object.fromEntries(
    Object.entries(where).filter(([name]) => FOLLOW_UP_FILTERS.some((known) => known === name)),
  )
  return {
    ...(search === undefined ? {} : { search }),
    ...(showDeleted === undefined ? {} : { showDeleted }),
    ...(Object.keys(known).length > 0 ? { where: known } : {}),
  }
}
