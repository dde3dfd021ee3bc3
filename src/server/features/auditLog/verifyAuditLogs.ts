/** Checks the audit logs of all clients, and compares them with hashes that were kept elsewhere. */
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { createChainVerifier, readHashAt } from './auditChain.ts'
import type { ChainRecord } from './auditHashMail.ts'

/** `problems`: one sentence for each log that is broken or differs from a record. */
export async function verifyAuditLogs(
  db: Database,
  records: readonly ChainRecord[],
): Promise<{ clients: number; problems: string[] }> {
  const verify = createChainVerifier({
    entriesPerRead: 20_000,
    milliseconds: Infinity,
    clock: () => performance.now(),
  })
  const problems: string[] = []
  const clients = await readClientIds(db)
  for (const clientId of clients) {
    const { brokenAt } = await verify(db, { clientId })
    if (brokenAt !== null)
      problems.push(`The audit log of client ${clientId} was changed at entry ${brokenAt}.`)
  }
  for (const { clientId, position, hash } of records) {
    if ((await readHashAt(db, { clientId }, position)) === hash) continue
    problems.push(
      `The audit log of client ${clientId} differs from the kept hash at entry ${position}: it was rewritten or cut.`,
    )
  }
  return { clients: clients.length, problems }
}

async function readClientIds(db: Database): Promise<string[]> {
  const clients = await db.read<{ id: string }>('every client', (tables) =>
    tables.sql(() => sql`select c.id from clients c order by c.id`),
  )
  return clients.map(({ id }) => id)
}
