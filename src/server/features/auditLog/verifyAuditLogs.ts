/** Checks the audit logs of all clients, and compares them with hashes that were kept elsewhere. */
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { ENTRIES_PER_READ, readChainHead, readHashAt, START, verifyFrom } from './auditChain.ts'
import type { ChainRecord } from './auditHashMail.ts'

/** `problems`: one sentence for each log that is broken or differs from a record. */
export async function verifyAuditLogs(
  db: Database,
  records: readonly ChainRecord[],
): Promise<{ clients: number; problems: string[] }> {
  const problems: string[] = []
  const clients = await readClientIds(db)
  for (const clientId of clients) {
    const brokenAt = await findBreak(db, clientId)
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

/** Returns the position of the first changed entry; null: none. */
export async function findBreak(db: Database, clientId: string): Promise<number | null> {
  const scope = { clientId }
  const head = await readChainHead(db, scope)
  const result = await verifyFrom(db, scope, {
    start: START,
    head,
    entriesPerRead: ENTRIES_PER_READ,
    isTimeUp: () => false,
  })
  return 'brokenAt' in result ? result.brokenAt : null
}

async function readClientIds(db: Database): Promise<string[]> {
  const clients = await db.sql<{ id: string }>(
    'every client',
    () => sql`select client.id from clients client order by client.id`,
  )
  return clients.map(({ id }) => id)
}
