/** Ranges of days with a name: calendar months, quarters and years. The current one ends today. */
import { addDays, addMonths } from '../dates.ts'
import type { DatePeriod } from './summaryPeriods.ts'

export const DATE_PRESETS = [
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_QUARTER',
  'LAST_QUARTER',
  'THIS_YEAR',
  'LAST_YEAR',
] as const
export type DatePreset = (typeof DATE_PRESETS)[number]

export function datePresetRange(preset: DatePreset, today: string): DatePeriod {
  const [which, unit] = preset.split('_') as ['THIS' | 'LAST', keyof typeof MONTHS]
  const months = MONTHS[unit]
  const monthsSince = (Number(today.slice(5, 7)) - 1) % months
  const start = addMonths(`${today.slice(0, 7)}-01`, -monthsSince)
  return which === 'THIS'
    ? { dateFrom: start, dateTo: today }
    : { dateFrom: addMonths(start, -months), dateTo: addDays(start, -1) }
}

const MONTHS = { MONTH: 1, QUARTER: 3, YEAR: 12 } as const

/** Returns the first preset with exactly these days; null: none. */
export const datePresetOf = (
  days: { dateFrom?: string | null | undefined; dateTo?: string | null | undefined },
  today: string,
): DatePreset | null =>
  DATE_PRESETS.find((preset) => {
    const { dateFrom, dateTo } = datePresetRange(preset, today)
    return dateFrom === days.dateFrom && dateTo === days.dateTo
  }) ?? null

export const isDatePreset = (value: unknown): value is DatePreset =>
  DATE_PRESETS.some((preset) => preset === value)
