/** The weekly and the monthly mail: figures of the receiver's own sight, as the list that its button opens counts them. */
import { isSuperUser, canAccessAllClients } from '#domain/roles.ts'
import type { DatePeriod } from '#domain/charts/summaryDates.ts'
import { formatPeriod } from '#domain/charts/periodInWords.ts'
import { SUMMARY_PERIODS, type SummaryFrequency } from '#domain/charts/summaryPeriods.ts'
import type { QueuedJob, JobServices } from '../../platform/queue/job.ts'
import type { MailRecipient } from '../../app/mailBuilders.ts'
import { readSummaryCounts } from './readSummaryFigures.ts'
import { readSummaryClient, type SummaryClient } from './summaryMailQueries.ts'
import {
  formatChange,
  formatCount,
  formatObservationCount,
  formatPlace,
  formatShare,
} from './summaryFormat.ts'

const buildSummaryMail =
  (frequency: SummaryFrequency) =>
  async ({ clientId, occurrence }: QueuedJob, { db }: JobServices, receiver: MailRecipient) => {
    const client = await readSummaryClient(db, frequency, clientId)
    if (!client) return 'The client is deleted, or has it off.'
    if (!isRecipient(client, receiver)) return 'The receiver has another role since.'
    const { before } = SUMMARY_PERIODS[frequency]
    const days = before(occurrence)
    const audience = { access: receiver.access, timeZone: client.time_zone }
    const { current, previous, places } = await readSummaryCounts(db, audience, {
      days,
      daysBefore: before(days.dateFrom),
    })
    return {
      values: {
        firstname: receiver.firstname,
        company: client.company_name,
        period: formatPeriod(days),
        observations: formatObservationCount(current.total),
        correct: formatCount(current.correct),
        incorrect: formatCount(current.incorrect),
        share: formatShare(current),
        change: formatChange(current, previous),
      },
      rows: places.map((place) => ({ label: place.name, value: formatPlace(place) })),
      path: summaryPath(clientId, days),
    }
  }

const isRecipient = (
  { account_manager_id: manager }: SummaryClient,
  { id, role }: MailRecipient,
): boolean => (canAccessAllClients(role) ? id === manager : isSuperUser(role))

const summaryPath = (clientId: string, { dateFrom, dateTo }: DatePeriod): string =>
  `/allobservations?clientId=${clientId}&dateFrom=${dateFrom}&dateTo=${dateTo}`

export const weeklySummaryMail = buildSummaryMail('weekly')
export const monthlySummaryMail = buildSummaryMail('monthly')
