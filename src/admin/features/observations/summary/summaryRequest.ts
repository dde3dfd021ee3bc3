/** Request for the pie and line of a filter. Needs no query code, so that it can be prefetched. */
import { graphql } from '#api/graphql.ts'
import { type ObservationListFilter, toApiFilter } from '#domain/observations/observationFilter.ts'

export const summaryRequest = (clientId: string, filter: ObservationListFilter) => ({
  query: SUMMARY,
  variables: { filter: toApiFilter({ ...filter }), input: { clientId } },
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
