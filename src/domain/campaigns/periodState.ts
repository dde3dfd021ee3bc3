/** State of a campaign, or of one of its occurrences, on a day. */

export type PeriodState = 'NOT_STARTED' | 'ACTIVE' | 'ENDED'

/** Takes days as 'YYYY-MM-DD'; without a last day, the period has no end. */
export function periodState(
  from: string,
  to: string | null | undefined,
  today: string,
): PeriodState {
  if (from > today) return 'NOT_STARTED'
  return to && to < today ? 'ENDED' : 'ACTIVE'
}
