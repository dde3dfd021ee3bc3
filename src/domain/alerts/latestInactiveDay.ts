/** Who has not observed for so many calendar months (spec 9, decisions, Rules: alerts). */
import { addDays, addMonths } from '../dates.ts'

/** Somebody is inactive on `today` whose last observation was on this day, or earlier. */
export const inactivityCutoffDay = (today: string, months: number): string => {
  const tomorrow = addDays(today, 1)
  // A month's last day is also the term of the longer days before it: what began on 31 January ends on 28 February.
  return tomorrow.endsWith('-01')
    ? addDays(addMonths(tomorrow, -months), -1)
    : addMonths(today, -months)
}
