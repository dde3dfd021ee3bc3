/** Tells whether a person of the client exists and is not deleted. */
import type { Transaction } from '../../platform/db/database.ts'

export async function isLivePerson(transaction: Transaction, id: string): Promise<boolean> {
  const found = await transaction.run((tables) =>
    tables.from('users').select('id').where('id', '=', id).where('deleted_at', 'is', null),
  )
  return found.length > 0
}
