/** The weekly and the monthly mail: figures of the receiver's own sight, as the list that its button opens counts them. */
import { isSuperUser, spansClients } from '#domain/roles.ts'
import type { Days } from '#domain/observations/summaryDates.ts'
import { periodInWords } from '#domain/schedule/periodInWords.ts'
import { SUMMARY_PERIODS, type SummaryFrequency } from '#domain/schedule/summaryPeriods.ts'
import type { Job, JobParts } from '../jobs/job.ts'
import type { Receiver } from '../mail/mailWriters.ts'
import { readSummaryFigures } from './readSummaryFigures.ts'
import { readClientToSummarise, type SummarisedClient } from './summaryMailQueries.ts'
import {
  changeInMail,
  countInMail,
  observationsInMail,
  placeInMail,
  shareInMail,
} from './summaryWords.ts'

const summaryMail =
  (frequency: SummaryFrequency) =>
  async ({ clientId, occurrence }: Job, { db }: JobParts, receiver: Receiver) => {
    const client = await readClientToSummarise(db, frequency, clientId)
    if (!client) return 'The client is deleted, or has it off.'
    if (!isReceiver(client, receiver)) return 'The receiver has another role since.'
    const { before } = SUMMARY_PERIODS[frequency]
    const days = before(occurrence)
    const asked = { access: receiver.access, timeZone: client.time_zone }
    const { now, earlier, places } = await readSummaryFigures(db, asked, {
      days,
      daysBefore: before(days.dateFrom),
    })
    return {
      values: {
        firstname: receiver.firstname,
        company: client.company_name,
        period: periodInWords(days),
        observations: observationsInMail(now.total),
        correct: countInMail(now.correct),
        incorrect: countInMail(now.incorrect),
        share: shareInMail(now),
        change: changeInMail(now, earlier),
      },
      rows: places.map((place) => ({ label: place.name, value: placeInMail(place) })),
      path: pathOf(clientId, days),
    }
  }

const isReceiver = (
  { account_manager_id: manager }: SummarisedClient,
  { id, role }: Receiver,
): boolean => (spansClients(role) ? id === manager : isSuperUser(role))

const pathOf = (clientId: string, { dateFrom, dateTo }: Days): string =>
  `/allobservations?clientId=${clientId}&dateFrom=${dateFrom}&dateTo=${dateTo}`

export const weeklySummary = summaryMail('weekly')
export const monthlySummary = summaryMail('monthly')
