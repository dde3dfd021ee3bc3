/** Query of the comparison; the result includes what was asked, so that its links fit its figures. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnalysedKind } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'
import { request } from '../../foundation/data/request.ts'

export interface TaskAnalysisQuestion {
  by: AnalysedKind
  filter: Pick<ObservationListFilter, 'dates' | 'dateFrom' | 'dateTo'> & {
    locations: string[]
    departments: string[]
  }
}

export const taskAnalysisQuery = (clientId: string, { by, filter }: TaskAnalysisQuestion) =>
  queryOptions({
    queryKey: ['allobservations', 'taskAnalysis', clientId, by, filter],
    queryFn: async ({ signal }) => {
      const answer = await request(TASK_ANALYSIS, { by, filter, clientId }, { signal })
      return { ...answer.taskAnalysis, by, filter }
    },
    placeholderData: keepPreviousData,
  })

export type TaskAnalysisAnswer = Awaited<
  ReturnType<NonNullable<ReturnType<typeof taskAnalysisQuery>['queryFn']>>
>
export type AnalysisRow = TaskAnalysisAnswer['rows'][number]

const TASK_ANALYSIS = graphql(`
  query TaskAnalysis($by: AnalysedKind!, $filter: TaskAnalysisFilter, $clientId: ID) {
    taskAnalysis(by: $by, filter: $filter, clientId: $clientId) {
      names_hidden
      sampled_people
      centres {
        principle
        share
      }
      rows {
        record {
          id
          name
          deleted_at
        }
        principle
        observations
        people
        incorrect
        share
        interval_low
        interval_high
        expected
        limit_low
        limit_high
        is_named
        since_action {
          done_at
          observations
          people
          share
          expected
        }
      }
    }
  }
`)
