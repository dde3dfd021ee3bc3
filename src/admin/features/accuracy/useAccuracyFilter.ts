/** What the report counts, kept in the address with the names of the observations' list: dates, places and tasks. */
import { useLocation, useNavigate } from 'react-admin'
import { WITH_AI_RESULT } from '#domain/observations/aiReview.ts'
import { sanitizeObservationFilter } from '#domain/observations/possibleFilter.ts'
import { lastSummaryMonths, resolveSummaryDates } from '#domain/charts/summaryDates.ts'
import type { SummaryMonths } from '#domain/charts/summaryDates.ts'
import { useToday } from '../../foundation/auth/useToday.ts'
import type { ObservationListFilter } from '../../foundation/router/observationListPath.ts'
import { filterCodec } from '../../foundation/router/filterCodec.ts'
import { searchParams } from '../../foundation/router/searchParams.ts'

export function useAccuracyFilter(): AccuracyFilter {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const today = useToday()
  const parsed = sanitizeObservationFilter(filterCodec.decode(searchParams.parse(search)))
  const { dateFrom, dateTo, locations, departments, tasks } = parsed as ObservationListFilter
  const { months, ...days } = resolveSummaryDates({ dateFrom, dateTo }, today)
  const selected = { dateFrom, dateTo, locations, departments, tasks }
  const write = (filter: ObservationListFilter) =>
    navigate({ pathname, search: searchParams.stringify(filterCodec.encode({ ...filter })) })
  return {
    filter: { ...days, locations, departments, tasks, type: WITH_AI_RESULT },
    months,
    isFiltered: Object.values(selected).some((value) => value !== undefined),
    setMonths: (chosen) => {
      const range = lastSummaryMonths(chosen, today)
      write({ ...selected, dateFrom: range.dateFrom, dateTo: range.dateTo })
    },
    setIds: (kind, ids) => write({ ...selected, [kind]: ids }),
    clear: () => write({}),
  }
}

export interface AccuracyFilter {
  /** As the list has it, so that it is the base of every link. */
  filter: ObservationListFilter
  /** null: the days are none of the choices. */
  months: SummaryMonths | null
  /** Whether the address narrows anything. */
  isFiltered: boolean
  setMonths: (months: SummaryMonths) => void
  setIds: (kind: FilterKind, ids: string[]) => void
  clear: () => void
}

/** What can be chosen besides the dates. */
export const FILTER_KINDS = ['locations', 'departments', 'tasks'] as const
export type FilterKind = (typeof FILTER_KINDS)[number]
