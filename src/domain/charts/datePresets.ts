/** Days of a named range. The name is what is stored, so that 'last month' is another month in the next one. */
import { addDays, addMonths, rangeOfLastMonths } from '../dates.ts'
import { DATE_PRESETS, type DatePreset } from '../enumerations.ts'
import type { DatePeriod } from './summaryPeriods.ts'

/** The current month, quarter and year end today. */
export function datePresetRange(preset: DatePreset, today: string): DatePeriod {
  const [which, unit] = preset.split('_') as ['THIS' | 'LAST' | 'MONTHS', string]
  if (which === 'MONTHS') return rangeOfLastMonths(Number(unit), today)
  const months = MONTHS[unit as keyof typeof MONTHS]
  const monthsSince = (Number(today.slice(5, 7)) - 1) % months
  const start = addMonths(`${today.slice(0, 7)}-01`, -monthsSince)
  return which === 'THIS'
    ? { dateFrom: start, dateTo: today }
    : { dateFrom: addMonths(start, -months), dateTo: addDays(start, -1) }
}

const MONTHS = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const

/** Returns the days that a filter means today: those of its named range, else its own; null is open on that side. */
export const filterDays = (
  { dates, dateFrom, dateTo }: FilterDates,
  today: string,
): { dateFrom: string | null; dateTo: string | null } =>
  dates ? datePresetRange(dates, today) : { dateFrom: dateFrom || null, dateTo: dateTo || null }

interface FilterDates {
  dates?: DatePreset | null | undefined
  dateFrom?: string | null | undefined
  dateTo?: string | null | undefined
}

export const isDatePreset = (value: unknown): value is DatePreset =>
  DATE_PRESETS.some((preset) => preset === value)
