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

const ANALYTICS_ROWS = `id name observation_count correct_count incorrect_count correctPercentage`

const ANALYTICS_TYPES = `$filter: ObservationFilter, $input: ObservationListInput, $sort: AnalyticsSort`

const ANALYTICS_VALUES = `filter: $filter, input: $input, sort: $sort`

const ANALYTICS_DOCUMENTS = {
  analyticsByDepartment: graphql(`query AnalyticsByDepartment(${ANALYTICS_TYPES}) {
    rows: analyticsByDepartment(${ANALYTICS_VALUES}) { ${ANALYTICS_ROWS} }
  }`),
  analyticsByLocation: graphql(`query AnalyticsByLocation(${ANALYTICS_TYPES}) {
    rows: analyticsByLocation(${ANALYTICS_VALUES}) { ${ANALYTICS_ROWS} }
  }`),
  analyticsByTask: graphql(`query AnalyticsByTask(${ANALYTICS_TYPES}) {
    rows: analyticsByTask(${ANALYTICS_VALUES}) { ${ANALYTICS_ROWS} }
  }`),
  analyticsByUser: graphql(`query AnalyticsByUser(${ANALYTICS_TYPES}) {
    rows: analyticsByUser(${ANALYTICS_VALUES}) { ${ANALYTICS_ROWS} }
  }`),
}
