/**
 * Query for the observations of each active client in a range, and how many are incorrect; includes clients without
 * any.
 */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ClientObservationCount } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import type { SummaryRange } from '#domain/charts/summaryPeriods.ts'
import { sessionQueryClient } from '../../foundation/auth/sessionQueryClient.ts'
import { request } from '../../foundation/data/request.ts'
import { clientNamesQuery } from '../../parts/layout/clientNamesQuery.ts'

export const clientFiguresQuery = (range: SummaryRange) =>
  queryOptions({
    queryKey: ['allobservations', 'byClient', range],
    queryFn: async ({ signal }): Promise<FiguresByClient> => {
      const days = { dates: range.dates }
      const [answer, names] = await Promise.all([
        request(BY_CLIENT, { input: days }, { signal }),
        sessionQueryClient.ensureQueryData(clientNamesQuery),
      ])
      const [all, incorrect] = [toCountMap(answer.all), toCountMap(answer.incorrect)]
      const clients = names
        .filter(({ group }) => group === 'active')
        .map(({ id, company_name: name }) => ({
          id,
          name,
          observations: all.get(id) ?? 0,
          incorrect: incorrect.get(id) ?? 0,
        }))
      return { clients, days }
    },
    placeholderData: keepPreviousData,
  })

export interface FiguresByClient {
  clients: ClientFigures[]
  /** The range of the figures. */
  days: Pick<SummaryRange, 'dates'>
}

export interface ClientFigures {
  id: string
  name: string
  observations: number
  incorrect: number
}

type Counts = Pick<ClientObservationCount, 'client_id' | 'observation_count'>[]

const toCountMap = (counts: Counts) =>
  new Map(counts.map(({ client_id: id, observation_count: count }) => [id, count]))

const BY_CLIENT = graphql(`
  query ObservationsByClient($input: ObservationsByClientInput) {
    all: getObservationsByClient(input: $input) {
      client_id
      observation_count
    }
    incorrect: getIncorrectObservationsByClient(input: $input) {
      client_id
      observation_count
    }
  }
`)
