/** Who does which work. */
import { type JobKind, mailJob } from '#domain/jobs/jobKinds.ts'
import { MAIL_KINDS } from '#domain/mails/mailKinds.ts'
import { alertOfBadLifts } from '../alerts/alertOfBadLifts.ts'
import { alertOfInactivity } from '../alerts/alertOfInactivity.ts'
import { remindOfCampaign } from '../campaigns/remindOfCampaign.ts'
import { sendMail } from '../mail/sendMail.ts'
import { summariseMonth, summariseWeek } from '../summaries/summarise.ts'
import type { Handler } from './job.ts'

export const HANDLERS: Partial<Record<JobKind, Handler>> = {
  remindOfCampaign,
  alertOfInactivity,
  alertOfBadLifts,
  summariseWeek,
  summariseMonth,
  ...Object.fromEntries(MAIL_KINDS.map((kind) => [mailJob(kind), sendMail])),
}
