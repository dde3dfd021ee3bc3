/**
 * Builds the weekly and the monthly mail: counts within the recipient's access, equal to those of the list that its
 * button opens.
 */
import {
  type DatePeriod,
  SUMMARY_PERIODS,
  type SummaryFrequency,
} from '#domain/charts/summaryPeriods.ts'
import { dayRangeToInstants } from '#domain/localTime.ts'
import { observationDaysSchema } from '#domain/observations/observationListInput.ts'
import { canAccessAllClients, isSuperUser } from '#domain/roles.ts'
import { defineMail, type MailRecipient } from '../mails/mailContent.ts'
import { mailPeriod } from '../mails/mailDates.ts'
import type { Access } from '../../context/visibility/userAccess.ts'
import type { Database } from '../../platform/db/database.ts'
import type { JobServices, QueuedJob } from '../../platform/queue/queue.ts'
import type { ObservationQuery } from '../observations/observationConditions.ts'
import { planCounts, readTotals } from '../observations/observationTotals.ts'
import { ANALYTICS_TABLES, readAnalytics } from '../charts/chartQueries.ts'
import {
  formatChange,
  formatCount,
  formatObservationCount,
  formatPlace,
  formatShare,
  type SummaryCounts,
} from '../mails/summaryFormat.ts'
import { readSummaryClient, type SummaryClient } from './summaryMailQueries.ts'

/** Figures of a summary, from the same queries as the screens. */
interface SummaryReport {
  current: SummaryCounts
  previous: SummaryCounts
  /** Places with the most observations. */
  places: (SummaryCounts & { name: string })[]
}

interface SummaryAudience {
  access: Access
  timeZone: string
}

async function readSummaryCounts(
  db: Database,
  audience: SummaryAudience,
  { days, daysBefore }: { days: DatePeriod; daysBefore: DatePeriod },
): Promise<SummaryReport> {
  const query = summaryQuery(audience, days)
  const [current, previous, places] = await Promise.all([
    readTotals(db, planCounts(query, null), ALL_COUNTS),
    readTotals(db, planCounts(summaryQuery(audience, daysBefore), null), ALL_COUNTS),
    readAnalytics(db, planCounts(query, ANALYTICS_TABLES.locations.column), 'locations'),
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
    filter: observationDaysSchema.parse({ ...days, take: TOP_PLACES }),
    days: { ...instants, ...days },
    words: [],
  }
}

const buildSummaryMail =
  (frequency: SummaryFrequency) =>
  async ({ clientId, cause: day }: QueuedJob, { db }: JobServices, receiver: MailRecipient) => {
    const { texts } = receiver
    const client = await readSummaryClient(db, frequency, clientId)
    if (!client) return 'The client is deleted, or has turned it off.'
    if (!isRecipient(client, receiver)) return 'The recipient’s role has changed.'
    const { before } = SUMMARY_PERIODS[frequency]
    const days = before(day)
    const audience = { access: receiver.access, timeZone: client.time_zone }
    const { current, previous, places } = await readSummaryCounts(db, audience, {
      days,
      daysBefore: before(days.dateFrom),
    })
    return {
      values: {
        period: mailPeriod(texts, days),
        observations: formatObservationCount(texts, current.total),
        correct: formatCount(texts, current.correct),
        incorrect: formatCount(texts, current.incorrect),
        share: formatShare(texts, current),
        change: formatChange(texts, current, previous),
      },
      rows: places.map((place) => ({ label: place.name, value: formatPlace(texts, place) })),
      path: summaryPath(clientId, days),
    }
  }

const isRecipient = (
  { account_manager_id: manager }: SummaryClient,
  { id, role }: MailRecipient,
): boolean => (canAccessAllClients(role) ? id === manager : isSuperUser(role))

const summaryPath = (clientId: string, { dateFrom, dateTo }: DatePeriod): string =>
  `/allobservations?clientId=${clientId}&dateFrom=${dateFrom}&dateTo=${dateTo}`

export const weeklySummaryMail = defineMail({
  kind: 'weeklySummary',
  build: buildSummaryMail('weekly'),
})
export const monthlySummaryMail = defineMail({
  kind: 'monthlySummary',
  build: buildSummaryMail('monthly'),
})
