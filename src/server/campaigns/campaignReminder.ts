/** The mail of a campaign's reminder: what the person owes at the moment of sending. */
import { dayInWords } from '#domain/schedule/periodInWords.ts'
import type { WriteMail } from '../mail/mailWriters.ts'
import { readCampaignToRemindOf, readOwed } from './reminderQueries.ts'
import { wantedReminder } from './wantedReminder.ts'

export const campaignReminder: WriteMail<'campaignReminder'> = async (job, parts, receiver) => {
  const { clientId } = job
  const campaign = await readCampaignToRemindOf(parts.db, job)
  if (!campaign) return 'The campaign is deleted.'
  if (!campaign.email_notifications_enabled) return 'The campaign sends no mails any more.'
  const wanted = wantedReminder(campaign, job.occurrence, parts.now())
  if (typeof wanted === 'string') return wanted
  const { occurrence, roles, today } = wanted
  const round = { campaignId: campaign.id, ...occurrence }
  const owed = await readOwed(parts.db, clientId, { round, roles, userId: receiver.id })
  if (!owed) return 'They have done their part, or are not reminded any more.'
  return {
    values: {
      firstname: receiver.firstname,
      company: campaign.company_name,
      campaign: campaign.name,
      owed: observations(owed.owed),
      required: observations(owed.required),
      end: endInWords(occurrence.end, today),
      task: campaign.task_name ?? 'Any task',
    },
    path: `/campaigns/${campaign.id}?clientId=${clientId}`,
  }
}

const observations = (count: number): string =>
  count === 1 ? '1 observation' : `${count.toLocaleString('en-GB')} observations`

const DAY = 86_400_000

function endInWords(end: string | null, today: string): string {
  if (end === null) return 'no end date'
  const left = Math.round((Date.parse(end) - Date.parse(today)) / DAY)
  if (left === 0) return `by ${dayInWords(end)} (the last day)`
  return `by ${dayInWords(end)} (${left === 1 ? '1 day' : `${left} days`} left)`
}
