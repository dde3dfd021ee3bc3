/** Dimensions of the analytics: query, and filter of a row. */
import type { ObservationAnalytics } from '#api/generated/contract.ts'
import { graphql } from '#api/graphql.ts'
import type { LinkedResource } from '../../parts/detail/RecordLink.tsx'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'

export const ANALYTICS_DIMENSIONS: readonly AnalyticsDimension[] = [
  {
    operation: 'analyticsByDepartment',
    filterKey: 'departments',
    resource: 'departments',
    isPlace: true,
  },
  {
    operation: 'analyticsByLocation',
    filterKey: 'locations',
    resource: 'locations',
    isPlace: true,
  },
  {
    operation: 'analyticsByTask',
    filterKey: 'tasks',
    resource: 'tasks',
  },
  {
    operation: 'analyticsByUser',
    filterKey: 'observees',
    resource: 'users',
  },
]

export interface AnalyticsDimension {
  operation: `analyticsBy${'Department' | 'Location' | 'Task' | 'User'}`
  filterKey: keyof Pick<ObservationListFilter, 'departments' | 'locations' | 'tasks' | 'observees'>
  resource: LinkedResource
  /** The figures of a place leave out those of the places inside it. */
  isPlace?: true
}

export type AnalyticsRow = Omit<ObservationAnalytics, '__typename'>

export const analyticsDocument = ({ operation }: AnalyticsDimension) =>
  ANALYTICS_DOCUMENTS[operation]

const ANALYTICS_DOCUMENTS = {
  analyticsByDepartment: graphql(`
    query AnalyticsByDepartment(
      $filter: ObservationFilter
      $input: ObservationListInput
      $sort: AnalyticsSort
    ) {
      rows: analyticsByDepartment(filter: $filter, input: $input, sort: $sort) {
        id
        name
        observation_count
        correct_count
        incorrect_count
        correctPercentage
      }
    }
  `),
  analyticsByLocation: graphql(`
    query AnalyticsByLocation(
      $filter: ObservationFilter
      $input: ObservationListInput
      $sort: AnalyticsSort
    ) {
      rows: analyticsByLocation(filter: $filter, input: $input, sort: $sort) {
        id
        name
        observation_count
        correct_count
        incorrect_count
        correctPercentage
      }
    }
  `),
  analyticsByTask: graphql(`
    query AnalyticsByTask(
      $filter: ObservationFilter
      $input: ObservationListInput
      $sort: AnalyticsSort
    ) {
      rows: analyticsByTask(filter: $filter, input: $input, sort: $sort) {
        id
        name
        observation_count
        correct_count
        incorrect_count
        correctPercentage
      }
    }
  `),
  analyticsByUser: graphql(`
    query AnalyticsByUser(
      $filter: ObservationFilter
      $input: ObservationListInput
      $sort: AnalyticsSort
    ) {
      rows: analyticsByUser(filter: $filter, input: $input, sort: $sort) {
        id
        name
        observation_count
        correct_count
        incorrect_count
        correctPercentage
      }
    }
  `),
}
