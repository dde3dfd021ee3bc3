/**
 * Query for the pie and line of a filter, in one request; the result includes the filter, so that links match the
 * figures.
 */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import type { PieChartSummary } from '#api/generated/contract.ts'
import type { DayFigures } from '../../../parts/charts/timeBuckets.ts'
import { request } from '../../../foundation/data/request.ts'
import { t } from '../../../foundation/i18n/i18nProvider.ts'
import { type ObservationListFilter, toApiFilter } from '#domain/observations/observationFilter.ts'

export const summaryQuery = (clientId: string, filter: ObservationListFilter) =>
  queryOptions({
    queryKey: ['allobservations', 'summary', clientId, filter],
    queryFn: async ({ signal }): Promise<Summary> => {
      const variables = { filter: toApiFilter({ ...filter }), input: { clientId } }
      return { ...(await request(SUMMARY, variables, { signal })), filter }
    },
    placeholderData: keepPreviousData,
  })

const SUMMARY = graphql(`
  query Summary($filter: ObservationFilter, $input: ObservationListInput) {
    pie: pieChartObservationsSummary(filter: $filter, input: $input) {
      correct
      incorrect
    }
    line: lineGraphObservationsSummary(filter: $filter, input: $input) {
      date
      total
      correct
      incorrect
    }
  }
`)

export interface Summary {
  pie: Pick<PieChartSummary, 'correct' | 'incorrect'>
  line: DayFigures[]
  filter: ObservationListFilter
}

/** Returns the note below the pie: of what it counts, or of what it leaves out. undefined: none. */
export function pieNote(
  total: number,
  pie: Summary['pie'],
  { principles = [], showResult }: ObservationListFilter,
): string | undefined {
  if (principles.length > 1) return t('observations.list.severalPrinciples')
  const missing = total - pie.correct - pie.incorrect
  if (missing <= 0 || showResult !== undefined || principles.length > 0) return undefined
  return t('observations.list.withoutResult', { count: missing })
}
