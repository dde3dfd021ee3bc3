/** The mail of a campaign's reminder: what the person owes at the moment of sending. */
import { formatPeriodDay } from '#domain/charts/periodInWords.ts'
import type { MailBuilder } from '../../app/mailBuilders.ts'
import { readReminderCampaign, readOutstanding } from './reminderQueries.ts'
import { currentReminder } from './wantedReminder.ts'

export const campaignReminderMail: MailBuilder<'campaignReminder'> = async (
  job,
  parts,
  receiver,
) => {
  const { clientId } = job
  const campaign = await readReminderCampaign(parts.db, job)
  if (!campaign) return 'The campaign is deleted.'
  if (!campaign.email_notifications_enabled) return 'The campaign sends no mails any more.'
  const reminder = currentReminder(campaign, job.occurrence, parts.now())
  if (typeof reminder === 'string') return reminder
  const { occurrence, roles, today } = reminder
  const campaignOccurrence = { campaignId: campaign.id, ...occurrence }
  const outstanding = await readOutstanding(parts.db, clientId, {
    campaignOccurrence,
    roles,
    userId: receiver.id,
  })
  if (!outstanding) return 'They have done their part, or are not reminded any more.'
  return {
    values: {
      firstname: receiver.firstname,
      company: campaign.company_name,
      campaign: campaign.name,
      owed: formatObservationCount(outstanding.owed),
      required: formatObservationCount(outstanding.required),
      end: endInWords(occurrence.end, today),
      task: campaign.task_name ?? 'Any task',
    },
    path: `/campaigns/${campaign.id}?clientId=${clientId}`,
  }
}

const formatObservationCount = (count: number): string =>
  count === 1 ? '1 observation' : `${count.toLocaleString('en-GB')} observations`

const DAY_MS = 86_400_000

function endInWords(end: string | null, today: string): string {
  if (end === null) return 'no end date'
  const left = Math.round((Date.parse(end) - Date.parse(today)) / DAY_MS)
  if (left === 0) return `by ${formatPeriodDay(end)} (the last day)`
  return `by ${formatPeriodDay(end)} (${left === 1 ? '1 day' : `${left} days`} left)`
}
