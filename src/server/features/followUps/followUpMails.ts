/** Mails about follow-ups, as they are at the moment of sending. */
import type { FollowUpParent } from '#api/parents.ts'
import { fullNameOf } from '#domain/displayName.ts'
import { followUpWhereSchema } from '#domain/followUps/followUpWhere.ts'
import { isActive } from '#domain/followUps/followUpRules.ts'
import { SINGLE_RECORD_LIST } from '../../context/listSql/listSql.ts'
import { isAlertRecipient, readAlertSettings } from '../alerts/alertQueries.ts'
import { mailDay } from '../mails/mailDates.ts'
import { defineMail, type MailRecipient } from '../mails/mailContent.ts'
import { type MailedNotice, noticeOfMail } from './followUpNotices.ts'
import { countFollowUps, readFollowUps } from './followUpQueries.ts'

const EVERYTHING = followUpWhereSchema.parse({})

export const followUpMail = defineMail({
  kind: 'followUp',
  build: async ({ clientId, subjectId, occurrence }, { db, now }, receiver) => {
    const client = await readAlertSettings(db, clientId)
    if (!client) return 'The client is deleted.'
    const notice = noticeOfMail(occurrence)
    const [followUp] = await readFollowUps(db, {
      access: receiver.access,
      list: { ...SINGLE_RECORD_LIST, showDeleted: false },
      where: EVERYTHING,
      id: subjectId,
      sort: { column: 'due_date', order: 'ASC' },
      now: now(),
    })
    if (!followUp || !notice) return 'The follow-up is deleted, or outside their access.'
    const text = wordNotice(notice, followUp, receiver)
    if (text === null) return 'This is no longer so.'
    const { t } = receiver.texts
    const { task, due_date: due } = followUp
    return {
      values: {
        subject: t(`mailParts.followUpSubject.${notice}`, { task: task.name }),
        firstname: receiver.firstname,
        company: client.company_name,
        text,
        task: task.name,
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
): string | null {
  const { state } = followUp
  const isStillSo = notice === 'CLOSED' || notice === 'COACHED' ? state === notice : isActive(state)
  if (!isStillSo) return null
  const task = followUp.task.name
  if (followUp.user_id === id) {
    const coach = followUp.coach ? fullNameOf(followUp.coach) : t('messages.someone')
    if (notice === 'CLOSED') return t('mailParts.followUpOwn.CLOSED', { task })
    return notice === 'OPENED' || notice === 'REOPENED'
      ? t(`mailParts.followUpOwn.${notice}`, { coach, task })
      : null
  }
  const person = fullNameOf(followUp.user)
  if (notice === 'OPENED') return null
  const isTheirs = notice === 'UNCOACHED' ? !followUp.coach_id : followUp.coach_id === id
  return isTheirs ? t(`mailParts.followUpOther.${notice}`, { person, task }) : null
}

/** The number is that of the list to which the mail leads. */
export const overdueMail = defineMail({
  kind: 'followUpsOverdue',
  build: async ({ clientId }, { db, now }, receiver) => {
    const client = await readAlertSettings(db, clientId)
    if (!client) return 'The client is deleted.'
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
        firstname: receiver.firstname,
        company: client.company_name,
        count: receiver.texts.t('mailParts.followUpsOverdue', { smart_count: count }),
      },
      path: `/followups?clientId=${clientId}&overdue=true`,
    }
  },
})
