/** Reads and writes what the page compares, in the URL: tasks or places, days, locations, departments. */
import { useNavigate } from 'react-admin'
import type { AnalysedKind } from '#api/generated/contract.ts'
import {
  lastSummaryMonths,
  resolveSummaryDates,
  type SummaryMonths,
} from '#domain/charts/summaryPeriods.ts'
import {
  type ObservationListFilter,
  sanitizeObservationFilter,
} from '#domain/observations/observationFilter.ts'
import { useToday } from '../../foundation/auth/currentClient.ts'
import { filterCodec } from '../../foundation/router/filterCodec.ts'
import { searchParams } from '../../foundation/router/searchParams.ts'
import { useNewestAddress } from '../../foundation/router/useNewestAddress.ts'
import type { TaskAnalysisQuestion } from './taskAnalysisQuery.ts'

export function useAnalysisQuestion(): AnalysisQuestion {
  const { pathname, search } = useNewestAddress()
  const navigate = useNavigate()
  const today = useToday()
  const params = searchParams.parse(search)
  const isByPlace = params.some(([name, value]) => name === 'by' && value === 'LOCATION')
  const by: AnalysedKind = isByPlace ? 'LOCATION' : 'TASK'
  const parsed = sanitizeObservationFilter(filterCodec.decode(params))
  const { dateFrom, dateTo } = parsed
  const { months, ...days } = resolveSummaryDates({ dateFrom, dateTo }, today)
  const places = {
    locations: [...(parsed.locations ?? [])],
    departments: [...(parsed.departments ?? [])],
  }
  const write = (filter: ObservationListFilter, kind = by) =>
    navigate({
      pathname,
      search: searchParams.stringify([
        ...filterCodec.encode({ ...filter }),
        ...(kind === 'LOCATION' ? [['by', kind] as [string, string]] : []),
      ]),
    })
  return {
    question: { by, filter: { dateFrom: days.dateFrom, dateTo: days.dateTo, ...places } },
    months,
    setBy: (kind) => write({ dateFrom, dateTo, ...places }, kind),
    setMonths: (chosen) => write({ ...lastSummaryMonths(chosen, today), ...places }),
    setPlaces: (chosen) => write({ dateFrom, dateTo, ...places, ...chosen }),
  }
}

export interface AnalysisQuestion {
  question: TaskAnalysisQuestion
  /** null: the dates match none of the offered ranges. */
  months: SummaryMonths | null
  setBy: (by: AnalysedKind) => void
  setMonths: (months: SummaryMonths) => void
  setPlaces: (places: { locations?: string[]; departments?: string[] }) => void
}
