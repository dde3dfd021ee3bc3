/** Reminds those of the campaign's levels who still owe observations: by mail, in the app, or both, as it wishes. */
import type { JobHandler } from '../../platform/queue/job.ts'
import {
  enqueueReminderMails,
  readReminderCampaign,
  insertReminderNotifications,
} from './reminderQueries.ts'
import { currentReminder } from './wantedReminder.ts'

export const sendCampaignReminders: JobHandler = async (job, { db, now }) => {
  const campaign = await readReminderCampaign(db, job)
  if (!campaign) return { state: 'cancelled', reason: 'The campaign is deleted.' }
  const reminder = currentReminder(campaign, job.occurrence, now())
  if (typeof reminder === 'string') return { state: 'cancelled', reason: reminder }
  const { occurrence, roles } = reminder
  const query = { campaignOccurrence: { campaignId: campaign.id, ...occurrence }, roles }
  return {
    state: 'done',
    async finish(transaction) {
      if (campaign.email_notifications_enabled)
        await enqueueReminderMails(transaction, job, query, now())
      if (campaign.app_notifications_enabled)
        await insertReminderNotifications(transaction, job, query, now())
    },
  }
}
