/** Builds the mail to a person whose second factor was removed. */
import type { MailBuilder } from '../mails/mailContent.ts'
import type { RemovedBy } from './secondFactorQueries.ts'

export const secondFactorRemoved: MailBuilder<'secondFactorRemoved'> = async (
  { payload },
  _parts,
  { firstname },
) => {
  const { by } = payload as { by: RemovedBy }
  return { values: { firstname, by: REMOVED_BY[by] }, path: '/account' }
}

const REMOVED_BY: Record<RemovedBy, string> = { self: 'You', administrator: 'An administrator' }
