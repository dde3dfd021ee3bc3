/** All kinds of mails. */
import { passwordResetMail } from '../features/auth/passwordReset.ts'
import { secondFactorRemoved } from '../features/auth/secondFactorMail.ts'
import { badLiftsAlert } from '../features/alerts/badLiftsAlert.ts'
import { inactivityAlert } from '../features/alerts/inactivityAlert.ts'
import { auditLogChanged } from '../features/auditLog/auditCheckJob.ts'
import { auditHashes } from '../features/auditLog/auditHashMail.ts'
import { campaignReminderMail } from '../features/campaigns/campaignReminders.ts'
import { taskActionMail } from '../features/taskActions/taskActionMail.ts'
import { followUpMail, overdueMail } from '../features/followUps/followUpMails.ts'
import { commentMention } from '../features/comments/commentMail.ts'
import { exportFinished } from '../features/exports/exportFinishedMail.ts'
import { helpRequest, helpRequestCopy } from '../features/help/helpRequests.ts'
import { invitation } from '../features/auth/invitations.ts'
import { savedViewMail } from '../features/savedViews/savedViewMail.ts'
import { monthlySummaryMail, weeklySummaryMail } from '../features/summaries/summaryMail.ts'

export const MAIL_DEFINITIONS = [
  campaignReminderMail,
  inactivityAlert,
  badLiftsAlert,
  weeklySummaryMail,
  monthlySummaryMail,
  commentMention,
  followUpMail,
  overdueMail,
  savedViewMail,
  taskActionMail,
  passwordResetMail,
  secondFactorRemoved,
  invitation,
  exportFinished,
  auditLogChanged,
  auditHashes,
  helpRequest,
  helpRequestCopy,
] as const
