/** Notifies people about a follow-up, in the app and by mail, each once for each cause. */
import { type Notice, notify } from '../notices/notify.ts'
import type { Transaction } from '../../platform/db/database.ts'

export const notifyAboutFollowUp = (
  transaction: Transaction,
  { client_id: clientId, id: subjectId }: { client_id: string; id: string },
  notice: Pick<Notice, 'cause' | 'people' | 'at'> & { kind: `FOLLOW_UP_${MailedNotice}` },
): Promise<void> =>
  notify(transaction, { clientId, subjectId, ...notice, mail: { kind: 'mail.followUp' } })

export const MAILED = ['OPENED', 'TO_COACH', 'UNCOACHED', 'COACHED', 'REOPENED', 'CLOSED'] as const
export type MailedNotice = (typeof MAILED)[number]
