/** The observation filter's principles and its days (spec 2, 5 and 9). */
import { MESSAGES } from '../messages.ts'
import { PRINCIPLES } from './principles.ts'
import type { Principle } from './principles.ts'

/** OVERALL is the technique as a whole. */
export const PRINCIPLE_FILTERS = ['OVERALL', ...PRINCIPLES] as const
export type PrincipleFilter = 'OVERALL' | Principle

/** The days that each date input offers: never after today, never crossed. */
export const filterDayLimits = (
  { dateFrom, dateTo }: FilterDates,
  today: string,
): { dateFrom: { max: string }; dateTo: { min: string | null; max: string } } => ({
  dateFrom: { max: dateTo && dateTo < today ? dateTo : today },
  dateTo: { min: dateFrom || null, max: today },
})

/** What is wrong with days that were typed past their limits. Crossed days are said once. */
export function filterDayErrors(
  { dateFrom, dateTo }: FilterDates,
  today: string,
): { dateFrom?: string; dateTo?: string } {
  const errors: { dateFrom?: string; dateTo?: string } = {}
  if (dateFrom && dateFrom > today) errors.dateFrom = MESSAGES.dateFromAfterToday
  if (dateTo && dateTo > today) errors.dateTo = MESSAGES.dateToAfterToday
  else if (dateFrom && dateTo && dateTo < dateFrom) errors.dateTo = MESSAGES.dateToBeforeDateFrom
  return errors
}

/** As YYYY-MM-DD; absent, null and '' mean any. */
interface FilterDates {
  dateFrom?: string | null | undefined
  dateTo?: string | null | undefined
}
