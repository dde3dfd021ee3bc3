/** What a summary says, by the queries that the screens count with. */
import { instantsOfDays } from '#domain/startOfDay.ts'
import { observationListInputSchema } from '#domain/observations/observationListInput.ts'
import type { Days } from '#domain/observations/summaryDates.ts'
import type { Access } from '../access/access.ts'
import type { Database } from '../db/database.ts'
import type { ObservationQuery } from '../observations/observationQuery.ts'
import { readAnalytics } from './analyticsQueries.ts'
import type { SummaryFigures } from './summaryWords.ts'
import { readTotals } from './totalsQueries.ts'

export interface ReadFigures {
  now: SummaryFigures
  earlier: SummaryFigures
  /** Where most was observed. */
  places: (SummaryFigures & { name: string })[]
}

interface Asked {
  access: Access
  timeZone: string
}

export async function readSummaryFigures(
  db: Database,
  asked: Asked,
  { days, daysBefore }: { days: Days; daysBefore: Days },
): Promise<ReadFigures> {
  const query = queryOf(asked, days)
  const [now, earlier, places] = await Promise.all([
    readTotals(db, query, ALL),
    readTotals(db, queryOf(asked, daysBefore), ALL),
    readAnalytics(db, query, 'locations'),
  ])
  return {
    now,
    earlier,
    places: places.map((place) => ({
      name: place.name,
      total: place.observation_count,
      correct: place.correct_count,
      incorrect: place.incorrect_count,
    })),
  }
}

const ALL = ['total', 'correct', 'incorrect'] as const
const MOST_PLACES = 5

function queryOf({ access, timeZone }: Asked, days: Days): ObservationQuery {
  const instants = instantsOfDays({ from: days.dateFrom, to: days.dateTo }, timeZone)
  return {
    access,
    filter: observationListInputSchema.parse({ ...days, take: MOST_PLACES }),
    days: { ...instants, ...days },
  }
}
