/** Reminds those of the campaign's levels who still owe observations: by mail, in the app, or both, as it wishes. */
import type { Handler } from '../jobs/job.ts'
import {
  orderReminderMails,
  readCampaignToRemindOf,
  writeReminderNotifications,
} from './reminderQueries.ts'
import { wantedReminder } from './wantedReminder.ts'

export const remindOfCampaign: Handler = async (job, { db, now }) => {
  const campaign = await readCampaignToRemindOf(db, job)
  if (!campaign) return { state: 'cancelled', reason: 'The campaign is deleted.' }
  const wanted = wantedReminder(campaign, job.occurrence, now())
  if (typeof wanted === 'string') return { state: 'cancelled', reason: wanted }
  const { occurrence, roles } = wanted
  const owing = { round: { campaignId: campaign.id, ...occurrence }, roles }
  return {
    state: 'done',
    async finish(transaction) {
      if (campaign.email_notifications_enabled)
        await orderReminderMails(transaction, job, owing, now())
      if (campaign.app_notifications_enabled)
        await writeReminderNotifications(transaction, job, owing, now())
    },
  }
}
