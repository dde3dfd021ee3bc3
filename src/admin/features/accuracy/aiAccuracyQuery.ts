/** Query for the report's figures; the result includes the filter that they belong to. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { graphql } from '#api/graphql.ts'
import type { AiErrorCause } from '#domain/enumerations.ts'
import type { ConfusionCounts } from '#domain/accuracy/accuracy.ts'
import type { Principle } from '#domain/observations/principles.ts'
import { toApiFilter } from '#domain/observations/observationFilter.ts'
import { request } from '../../foundation/data/request.ts'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'

export const aiAccuracyQuery = (clientId: string, filter: ObservationListFilter) =>
  queryOptions({
    queryKey: ['allobservations', 'aiAccuracy', clientId, filter],
    queryFn: async ({ signal }) => {
      const variables = { filter: toApiFilter({ ...filter }), input: { clientId } }
      const answer = await request(AI_ACCURACY, variables, {
        signal,
      })
      return { accuracy: answer.aiAccuracy, filter }
    },
    placeholderData: keepPreviousData,
  })

export interface AiAccuracyFigures {
  overall: ConfusionCounts
  blind: ConfusionCounts
  /** Reviewed blindly; what stayed open too. */
  blind_judged: number
  /** Drawn and waiting. */
  blind_waiting: number
  by_principle: { principle: Principle; confusion: ConfusionCounts }[]
  by_task: {
    task: { id: string; name: string; deleted_at: string | null }
    confusion: ConfusionCounts
  }[]
  by_app_build: { expo_build_number: string | null; confusion: ConfusionCounts }[]
  error_causes: { cause: AiErrorCause; count: number }[]
}

const AI_ACCURACY = graphql(`
  query AiAccuracy($filter: ObservationFilter, $input: ObservationListInput) {
    aiAccuracy(filter: $filter, input: $input) {
      overall {
        ...counts
      }
      blind {
        ...counts
      }
      blind_judged
      blind_waiting
      by_principle {
        principle
        confusion {
          ...counts
        }
      }
      by_task {
        task {
          id
          name
          deleted_at
        }
        confusion {
          ...counts
        }
      }
      by_app_build {
        expo_build_number
        confusion {
          ...counts
        }
      }
      error_causes {
        cause
        count
      }
    }
  }
  fragment counts on AiConfusion {
    true_positive
    true_negative
    false_positive
    false_negative
    unreviewed
  }
`)
