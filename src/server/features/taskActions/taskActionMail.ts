/** The mail to an action's owner, or of an overdue one to who gave it or a super user, as it is at the moment of sending. */
import { kindOfMail } from '../../context/notices/notify.ts'
import { isAlertRecipient } from '../../context/notices/alertRecipients.ts'
import { defineMail } from '../mails/mailContent.ts'
import { mailDay } from '../mails/mailDates.ts'
import { readTaskActions } from './taskActionQueries.ts'

export const taskActionMail = defineMail({
  kind: 'taskAction',
  build: async ({ clientId, subjectId, cause }, { db, now }, receiver) => {
    const [action] = await readTaskActions(db, {
      access: receiver.access,
      where: { state: 'OPEN' },
      now: now(),
      id: subjectId,
      list: { skip: 0, take: 1 },
    })
    const notice = kindOfMail(cause, 'TASK_ACTION_', ['GIVEN', 'OVERDUE'])
    const isTheirs =
      action?.owner_id === receiver.id ||
      (notice === 'OVERDUE' &&
        (action?.creator_id === receiver.id || isAlertRecipient('CLIENT_SUPER_USER', receiver)))
    if (!action || action.deleted_at || !notice || !isTheirs)
      return 'The action is done or deleted, no longer theirs, or outside their access.'
    if (notice === 'OVERDUE' && !action.is_overdue) return 'It is due later now.'
    const { t } = receiver.texts
    const name = (action.task ?? action.location)?.name ?? ''
    return {
      values: {
        subject: t(`mailParts.taskActionSubject.${notice}`, { name }),
        text: t(`mailParts.taskAction.${notice}`, { name }),
        note: action.note,
        due: mailDay(receiver.texts, action.due_date),
      },
      path: `/taskanalysis?clientId=${clientId}`,
    }
  },
})
