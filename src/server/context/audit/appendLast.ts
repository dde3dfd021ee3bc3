/** Collects a transaction's entries and appends them to their clients' chains just before it commits. */
import type { CommitStatement, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface NewAuditEntry {
  client_id: string
  id: string
  at: Date
  user_id: string | null
  action: string
  entity: string
  record_id: string
  before: object
  after: object
  request_id: string | null
}

/** In the order in which they are given. */
export function queueAuditEntry(transaction: Transaction, entry: NewAuditEntry): void {
  const known = queuedEntries.get(transaction)
  if (known) {
    known.push(entry)
    return
  }
  const entries = [entry]
  queuedEntries.set(transaction, entries)
  transaction.onCommit(() => appendEntries(transaction, entries))
}

/**
 * Many of one client, each made when it is appended, so that they never lie in memory together. Beside them the
 * transaction appends to no other client, as their chains are locked in the order of the clients' ids.
 */
export function queueAuditEntries(
  transaction: Transaction,
  entries: Iterable<NewAuditEntry>,
): void {
  transaction.onCommit(async () => {
    let batch: NewAuditEntry[] = []
    let before: Promise<unknown> = Promise.resolve()
    for (const entry of entries) {
      if (batch.length === ENTRIES_PER_TURN) {
        // While the database works on some, the next ones are made.
        const running = transaction.run(appendStatement(batch))
        running.catch(() => undefined)
        await before
        before = running
        batch = []
      }
      batch.push(entry)
    }
    await before
    return batch.length > 0 ? appendStatement(batch) : NO_ENTRIES
  })
}

/** Made between two turns of everybody else. */
const ENTRIES_PER_TURN = 1_000

const NO_ENTRIES: CommitStatement = (tables) =>
  tables.sql((tenantFilter) => sql`select 1 from clients c where false and ${tenantFilter('c')}`)

const queuedEntries = new WeakMap<Transaction, NewAuditEntry[]>()

/** Of one statement: more at once take more than their share of time. */
const ENTRIES_PER_STATEMENT = 10_000

/** Clients in the order of their ids, as every transaction locks them. */
async function appendEntries(
  transaction: Transaction,
  entries: readonly NewAuditEntry[],
): Promise<CommitStatement> {
  const ordered = entries.toSorted((a, b) => compareText(a.client_id, b.client_id))
  let start = 0
  for (; start + ENTRIES_PER_STATEMENT < ordered.length; start += ENTRIES_PER_STATEMENT)
    await transaction.run(appendStatement(ordered.slice(start, start + ENTRIES_PER_STATEMENT)))
  return appendStatement(ordered.slice(start))
}

/** Refused by itself when one of them is out of scope. */
function appendStatement(entries: readonly NewAuditEntry[]): CommitStatement {
  const json = replaceLoneSurrogates(JSON.stringify(entries))
  return (tables) =>
    tables.sql(
      (tenantFilter) => sql`select append_audit(${json}::jsonb), ${tenantFilter('entry')} as within
        from (values (${entries[0]?.client_id}::uuid)) as entry (client_id)`,
    )
}

const compareText = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Half a surrogate pair is no text to jsonb; elsewhere it is stored as the replacement character. */
const replaceLoneSurrogates = (json: string): string =>
  json.includes(String.raw`\ud`)
    ? json.replace(
        /(\\\\)|\\ud[89a-f][\da-f]{2}/g,
        (_half, pair: string | undefined) => pair ?? '\uFFFD',
      )
    : json
