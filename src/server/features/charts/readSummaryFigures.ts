/** What a summary says, by the queries that the screens count with. */
import { dayRangeToInstants } from '#domain/startOfDay.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import type { DatePeriod } from '#domain/charts/summaryDates.ts'
import type { Access } from '../../context/visibility/access.ts'
import type { Database } from '../../platform/db/database.ts'
import type { ObservationQuery } from '../observations/observationQuery.ts'
import { readAnalytics } from './analyticsQueries.ts'
import type { SummaryCounts } from './summaryFormat.ts'
import { readTotals } from '../observations/totalsQueries.ts'

export interface SummaryReport {
  current: SummaryCounts
  previous: SummaryCounts
  /** Where most was observed. */
  places: (SummaryCounts & { name: string })[]
}

interface SummaryAudience {
  access: Access
  timeZone: string
}

export async function readSummaryCounts(
  db: Database,
  audience: SummaryAudience,
  { days, daysBefore }: { days: DatePeriod; daysBefore: DatePeriod },
): Promise<SummaryReport> {
  const query = summaryQuery(audience, days)
  const [current, previous, places] = await Promise.all([
    readTotals(db, query, ALL_COUNTS),
    readTotals(db, summaryQuery(audience, daysBefore), ALL_COUNTS),
    readAnalytics(db, query, 'locations'),
  ])
  return {
    current,
    previous,
    places: places.map((place) => ({
      name: place.name,
      total: place.observation_count,
      correct: place.correct_count,
      incorrect: place.incorrect_count,
    })),
  }
}

const ALL_COUNTS = ['total', 'correct', 'incorrect'] as const
const TOP_PLACES = 5

function summaryQuery({ access, timeZone }: SummaryAudience, days: DatePeriod): ObservationQuery {
  const instants = dayRangeToInstants({ from: days.dateFrom, to: days.dateTo }, timeZone)
  return {
    access,
    filter: observationListInputSchema.parse({ ...days, take: TOP_PLACES }),
    days: { ...instants, ...days },
  }
}
