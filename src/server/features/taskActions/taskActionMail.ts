/** The mail to an action's owner, or of an overdue one to who gave it, as it is at the moment of sending. */
import { isActionOverdue } from '#domain/taskActions/taskActionRules.ts'
import { localDayOf } from '#domain/dates.ts'
import { readAlertSettings } from '../alerts/alertQueries.ts'
import { defineMail } from '../mails/mailContent.ts'
import { mailDay } from '../mails/mailDates.ts'
import { noticeOfTaskActionMail } from './taskActionNotices.ts'
import { readTaskActions } from './taskActionQueries.ts'

export const taskActionMail = defineMail({
  kind: 'taskAction',
  build: async ({ clientId, subjectId, occurrence }, { db, now }, receiver) => {
    const client = await readAlertSettings(db, clientId)
    if (!client) return 'The client is deleted.'
    const [action] = await readTaskActions(db, {
      access: receiver.access,
      where: { state: 'OPEN' },
      now: now(),
      id: subjectId,
      list: { skip: 0, take: 1 },
    })
    const notice = noticeOfTaskActionMail(occurrence)
    const isTheirs =
      action?.owner_id === receiver.id ||
      (notice === 'OVERDUE' && action?.creator_id === receiver.id)
    if (!action || action.deleted_at || !notice || !isTheirs)
      return 'The action is done or deleted, no longer theirs, or outside their access.'
    const today = localDayOf(now(), client.time_zone)
    if (notice === 'OVERDUE' && !isActionOverdue(action, today)) return 'It is due later now.'
    const { t } = receiver.texts
    const name = (action.task ?? action.location)?.name ?? ''
    return {
      values: {
        subject: t(`mailParts.taskActionSubject.${notice}`, { name }),
        firstname: receiver.firstname,
        company: client.company_name,
        text: t(`mailParts.taskAction.${notice}`, { name }),
        note: action.note,
        due: mailDay(receiver.texts, action.due_date),
      },
      path: `/taskanalysis?clientId=${clientId}`,
    }
  },
})
