/** Mails about follow-ups, as they are at the moment of sending. */
import type { FollowUpParent } from '#api/parents.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { followUpWhereSchema } from '#domain/followUps/followUpWhere.ts'
import { isActive } from '#domain/followUps/followUpRules.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { kindOfMail } from '../../context/notices/notify.ts'
import { isAlertRecipient } from '../../context/notices/alertRecipients.ts'
import { mailDay } from '../mails/mailDates.ts'
import { defineMail, type MailRecipient } from '../mails/mailContent.ts'
import { MAILED, type MailedNotice } from '../../context/coaching/followUpNotices.ts'
import { countFollowUps, readFollowUps } from './followUpQueries.ts'

const EVERYTHING = followUpWhereSchema.parse({})

export const followUpMail = defineMail({
  kind: 'followUp',
  build: async ({ clientId, subjectId, cause }, { db, now }, receiver) => {
    const notice = kindOfMail(cause, 'FOLLOW_UP_', MAILED)
    const [followUp] = await readFollowUps(db, {
      access: receiver.access,
      list: { ...SINGLE_RECORD_LIST, showDeleted: false },
      where: EVERYTHING,
      id: subjectId,
      sort: { column: 'due_date', order: 'ASC' },
      now: now(),
    })
    if (!followUp || !notice) return 'The follow-up is deleted, or outside their access.'
    const words = wordNotice(notice, followUp, receiver)
    if (words === null) return 'This is no longer so.'
    const { t } = receiver.texts
    const { task, principles, due_date: due } = followUp
    return {
      values: {
        ...words,
        task: task.name,
        principles: principles.map((principle) => t(`enums.principle.${principle}`)).join(', '),
        due: mailDay(receiver.texts, due),
      },
      path: `/followups/${subjectId}?clientId=${clientId}`,
    }
  },
})

/** Returns null when it no longer holds, or is not about the receiver any more. */
function wordNotice(
  notice: MailedNotice,
  followUp: FollowUpParent,
  { id, texts: { t } }: MailRecipient,
): { subject: string; text: string } | null {
  const { state } = followUp
  const isStillSo = notice === 'CLOSED' || notice === 'COACHED' ? state === notice : isActive(state)
  if (!isStillSo) return null
  if (followUp.user_id === id) {
    const coach = followUp.coach ? fullNameOf(followUp.coach) : t('messages.someone')
    if (notice === 'CLOSED')
      return {
        subject: t('mailParts.followUpOwnSubject.CLOSED'),
        text: t('mailParts.followUpOwn.CLOSED'),
      }
    return notice === 'OPENED' || notice === 'REOPENED'
      ? {
          subject: t(`mailParts.followUpOwnSubject.${notice}`, { coach }),
          text: t(`mailParts.followUpOwn.${notice}`, { coach }),
        }
      : null
  }
  if (notice === 'OPENED') return null
  const isTheirs = notice === 'UNCOACHED' ? !followUp.coach_id : followUp.coach_id === id
  const person = fullNameOf(followUp.user)
  return isTheirs
    ? {
        subject: t(`mailParts.followUpSubject.${notice}`, { person }),
        text: t(`mailParts.followUpOther.${notice}`, { person }),
      }
    : null
}

/** The number is that of the list to which the mail leads. */
export const overdueMail = defineMail({
  kind: 'followUpsOverdue',
  build: async ({ clientId }, { db, now }, receiver) => {
    if (!isAlertRecipient('CLIENT_SUPER_USER', receiver)) return 'They manage nobody any more.'
    const count = await countFollowUps(db, {
      access: receiver.access,
      list: { ...SINGLE_RECORD_LIST, showDeleted: false },
      where: { ...EVERYTHING, overdue: true },
      now: now(),
    })
    if (count === 0) return 'None that they see is overdue any more.'
    return {
      values: {
        count: receiver.texts.t('mailParts.followUpsOverdue', { smart_count: count }),
      },
      path: `/followups?clientId=${clientId}&overdue=true`,
    }
  },
})
