/**
 * A database that calls `act` before the n-th statement inside its transactions; `act` may throw or end the process.
 */
import type { Database, Transaction } from '#server/platform/db/database.ts'

export function beforeStatement(db: Database, number: number, act: () => void): Database {
  let statements = 0
  const counting = (transaction: Transaction): Transaction => ({
    ...transaction,
    run: (build) => {
      statements += 1
      if (statements === number) act()
      return transaction.run(build)
    },
    forTenant: (clientId) => counting(transaction.forTenant(clientId)),
  })
  return {
    ...db,
    write: (scope, work) => db.write(scope, (transaction) => work(counting(transaction))),
  }
}
