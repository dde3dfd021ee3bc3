/** What the figures can be split by: the operation, the filter of a row, and the words (spec 3, Summaries). */
import type { ObservationAnalytics } from '#api/generated/contract.ts'
import type { LinkedResource } from '../../parts/detail/RecordLink.tsx'
import type { ObservationListFilter } from '#domain/observations/observationFilter.ts'

export const ANALYTICS_DIMENSIONS: readonly AnalyticsDimension[] = [
  {
    operation: 'analyticsByDepartment',
    filterKey: 'departments',
    resource: 'departments',
    plural: 'Departments',
    noun: 'Department',
  },
  {
    operation: 'analyticsByLocation',
    filterKey: 'locations',
    resource: 'locations',
    plural: 'Locations',
    noun: 'Location',
  },
  {
    operation: 'analyticsByTask',
    filterKey: 'tasks',
    resource: 'tasks',
    plural: 'Tasks',
    noun: 'Task',
  },
  {
    operation: 'analyticsByUser',
    filterKey: 'observees',
    resource: 'users',
    plural: 'Individuals',
    noun: 'Individual',
  },
]

export interface AnalyticsDimension {
  operation: `analyticsBy${'Department' | 'Location' | 'Task' | 'User'}`
  filterKey: keyof Pick<ObservationListFilter, 'departments' | 'locations' | 'tasks' | 'observees'>
  resource: LinkedResource
  plural: string
  noun: string
}

export type AnalyticsRow = Omit<ObservationAnalytics, '__typename'>

export const analyticsDocument = ({ operation }: AnalyticsDimension): string =>
  `query Analytics($filter: ObservationFilter, $input: ObservationListInput) {
  rows: ${operation}(filter: $filter, input: $input) {
    id name observation_count correct_count incorrect_count correctPercentage
  }
}`
