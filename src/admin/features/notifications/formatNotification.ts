/** Formats a notification as a sentence: '3 observations still to do in Winter lifting by 30/11/26'. */
import type { Notification } from '#api/generated/contract.ts'
import { formatNumber } from '../../foundation/i18n/formatNumber.ts'
import { formatDay } from '../../foundation/format/formatDate.ts'

export function formatNotification({
  kind,
  subject_name: subject,
  owed,
  end_date: lastDay,
}: Pick<Notification, 'kind' | 'subject_name' | 'owed' | 'end_date'>): string {
  if (kind === 'JOB_COMPLETE') return `Finished: ${subject}`
  if (kind === 'JOB_FAILED') return `Failed: ${subject}`
  if (kind === 'RESULT_CONTESTED') return `A result is contested: ${subject}`
  if (kind === 'CONTEST_ANSWERED') return `Your contest was answered: ${subject}`
  if (kind === 'LEGAL_HOLD_ENDED') return `Your legal hold was ended: ${subject}`
  const what =
    owed === null || owed === undefined
      ? 'Observations'
      : owed === 1
        ? '1 observation'
        : `${formatNumber(owed)} observations`
  return `${what} still to do in ${subject}${lastDay ? ` by ${formatDay(lastDay)}` : ''}`
}
