/** What the report counts, kept in the address with the names of the observations' list: dates, places and tasks. */
import { useLocation, useNavigate } from 'react-admin'
import { WITH_AI_RESULT } from '#domain/observations/aiReview.ts'
import { possibleFilter } from '#domain/observations/possibleFilter.ts'
import { lastSummaryMonths, summaryDates } from '#domain/observations/summaryDates.ts'
import type { SummaryMonths } from '#domain/observations/summaryDates.ts'
import { useToday } from '../charts/useToday.ts'
import type { ObservationListFilter } from '../observations/observationsTo.ts'
import { filterCodec } from '../router/filterCodec.ts'
import { queryText } from '../router/queryText.ts'

export function useAccuracyFilter(): AccuracyFilter {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const today = useToday()
  const given = possibleFilter(filterCodec.decode(queryText.parse(search)))
  const { dateFrom, dateTo, locations, departments, tasks } = given as ObservationListFilter
  const { months, ...days } = summaryDates({ dateFrom, dateTo }, today)
  const kept = { dateFrom, dateTo, locations, departments, tasks }
  const write = (filter: ObservationListFilter) =>
    navigate({ pathname, search: queryText.stringify(filterCodec.encode({ ...filter })) })
  return {
    filter: { ...days, locations, departments, tasks, type: WITH_AI_RESULT },
    months,
    isFiltered: Object.values(kept).some((value) => value !== undefined),
    chooseMonths: (chosen) => {
      const range = lastSummaryMonths(chosen, today)
      write({ ...kept, dateFrom: range.dateFrom, dateTo: range.dateTo })
    },
    choose: (kind, ids) => write({ ...kept, [kind]: ids }),
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
  chooseMonths: (months: SummaryMonths) => void
  choose: (kind: FilterKind, ids: string[]) => void
  clear: () => void
}

/** What can be chosen besides the dates. */
export const FILTER_KINDS = ['locations', 'departments', 'tasks'] as const
export type FilterKind = (typeof FILTER_KINDS)[number]
