/** The months that a page counts, remembered in this browser, and how to choose others. */
import { useStore } from 'react-admin'
import { DEFAULT_SUMMARY_MONTHS } from '#domain/enumerations.ts'
import { isSummaryMonths, lastSummaryMonths } from '#domain/charts/summaryDates.ts'
import type { SummaryMonths, SummaryRange } from '#domain/charts/summaryDates.ts'
import { useToday } from '../../foundation/auth/useToday.ts'

export function useSummaryRange(key: string): [SummaryRange, (months: SummaryMonths) => void] {
  const [stored, store] = useStore<unknown>(key, DEFAULT_SUMMARY_MONTHS)
  const months = isSummaryMonths(stored) ? stored : DEFAULT_SUMMARY_MONTHS
  return [lastSummaryMonths(months, useToday()), store]
}
