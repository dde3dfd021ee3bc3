/** Formats a notification as a sentence: '3 observations still to do in Winter lifting by 30/11/26'. */
import type { Notification } from '#api/generated/contract.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'

export function formatNotification({
  kind,
  subject_name: subject,
  owed,
  end_date: lastDay,
}: Pick<Notification, 'kind' | 'subject_name' | 'owed' | 'end_date'>): string {
  if (kind !== 'CAMPAIGN_REMINDER') return t(TEXTS[kind], { subject })
  const campaign = { campaign: subject }
  const day = lastDay ? formatDay(lastDay) : null
  if (owed === null || owed === undefined)
    return day === null
      ? t('notifications.someOwed', campaign)
      : t('notifications.someOwedBy', { ...campaign, day })
  return day === null
    ? t('notifications.owed', { ...campaign, smart_count: owed })
    : t('notifications.owedBy', { ...campaign, smart_count: owed, day })
}

const TEXTS = {
  JOB_COMPLETE: 'notifications.jobDone',
  JOB_FAILED: 'notifications.jobFailed',
  RESULT_CONTESTED: 'notifications.contested',
  CONTEST_ANSWERED: 'notifications.contestAnswered',
  LEGAL_HOLD_ENDED: 'notifications.holdEnded',
  CALIBRATION_WAITING: 'notifications.calibrationWaiting',
  COMMENT_MENTION: 'notifications.mentioned',
  COMMENT_REPLY: 'notifications.commentReply',
  FOLLOW_UP_OPENED: 'notifications.followUpOpened',
  FOLLOW_UP_TO_COACH: 'notifications.followUpToCoach',
  FOLLOW_UP_UNCOACHED: 'notifications.followUpUncoached',
  FOLLOW_UP_COACHED: 'notifications.followUpCoached',
  FOLLOW_UP_REOPENED: 'notifications.followUpReopened',
  FOLLOW_UP_CLOSED: 'notifications.followUpClosed',
  FOLLOW_UP_OVERDUE: 'notifications.followUpOverdue',
  TASK_ACTION_GIVEN: 'notifications.taskActionGiven',
  TASK_ACTION_OVERDUE: 'notifications.taskActionOverdue',
} as const
