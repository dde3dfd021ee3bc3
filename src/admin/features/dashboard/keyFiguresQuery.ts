/** Query for the counts of a range and of the range before it, in one request. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DatePeriod, SummaryRange } from '#domain/charts/summaryPeriods.ts'
import type { Role } from '#domain/roles.ts'
import { request } from '../../foundation/data/request.ts'
import { keyFiguresRequest } from './keyFiguresRequest.ts'

export const keyFiguresQuery = (
  clientId: string,
  range: SummaryRange,
  type: Role,
  hasAi: boolean,
) =>
  queryOptions({
    queryKey: ['allobservations', 'keyFigures', clientId, range, type, hasAi],
    queryFn: async ({ signal }): Promise<KeyFiguresData> => {
      const { query, variables } = keyFiguresRequest(clientId, range, { type, hasAi })
      const counts = await request(query, variables, { signal })
      return { ...counts, months: range.months, days: variables.days, before: variables.before }
    },
    placeholderData: keepPreviousData,
  })

export interface KeyFiguresData extends Counts {
  months: number
  days: DatePeriod
  before: DatePeriod
}

interface Counts {
  total: number
  totalBefore: number
  pie: VerdictCounts
  pieBefore: VerdictCounts
  /** Absent for users who do not review AI results. */
  toReview?: number
}

interface VerdictCounts {
  correct: number
  incorrect: number
}
