/** Due dates of follow-ups and actions. */
import { localDayOf } from '#domain/dates.ts'
import { badInput } from '#domain/errors.ts'
import { message } from '#domain/messages.ts'
import type { Transaction } from '../../platform/db/database.ts'

/** BAD_INPUT for a day before the client's today. */
export async function checkDueDate(
  transaction: Transaction,
  { clientId, dueDate, now }: { clientId: string; dueDate: string; now: Date },
): Promise<void> {
  const [client] = await transaction.run((tables) =>
    tables.from('clients').select('time_zone').where('id', '=', clientId),
  )
  if (client && dueDate < localDayOf(now, client.time_zone))
    throw badInput('dueDate', message('followUpDueDatePast'))
}
