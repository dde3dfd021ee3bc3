/** Collects a transaction's entries and appends them to their clients' chains just before it commits. */
import type { LastStatement, Transaction } from '../db/database.ts'
import { sql } from '../db/sql.ts'

export interface NewEntry {
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
export function appendLast(transaction: Transaction, entry: NewEntry): void {
  const known = collected.get(transaction)
  if (known) {
    known.push(entry)
    return
  }
  const entries = [entry]
  collected.set(transaction, entries)
  transaction.beforeCommit(() => appendAll(transaction, entries))
}

/**
 * Many of one client, each made when it is appended, so that they never lie in memory together. Beside them the
 * transaction appends to no other client, as their chains are locked in the order of the clients' ids.
 */
export function appendManyLast(transaction: Transaction, entries: Iterable<NewEntry>): void {
  transaction.beforeCommit(async () => {
    let batch: NewEntry[] = []
    let before: Promise<unknown> = Promise.resolve()
    for (const entry of entries) {
      if (batch.length === SOME) {
        // While the database works on some, the next ones are made.
        const begun = transaction.run(appending(batch))
        begun.catch(() => undefined)
        await before
        before = begun
        batch = []
      }
      batch.push(entry)
    }
    await before
    return batch.length > 0 ? appending(batch) : NOTHING
  })
}

/** Made between two turns of everybody else. */
const SOME = 1_000

const NOTHING: LastStatement = (tables) =>
  tables.sql((inReach) => sql`select 1 from clients c where false and ${inReach('c')}`)

const collected = new WeakMap<Transaction, NewEntry[]>()

/** Of one statement: more at once take more than their share of time. */
const BATCH = 10_000

/** Clients in the order of their ids, as every transaction locks them. */
async function appendAll(
  transaction: Transaction,
  entries: readonly NewEntry[],
): Promise<LastStatement> {
  const ordered = entries.toSorted((a, b) => compare(a.client_id, b.client_id))
  let start = 0
  for (; start + BATCH < ordered.length; start += BATCH)
    await transaction.run(appending(ordered.slice(start, start + BATCH)))
  return appending(ordered.slice(start))
}

/** Refused by itself when one of them is out of reach. */
function appending(entries: readonly NewEntry[]): LastStatement {
  const json = wellFormed(JSON.stringify(entries))
  return (tables) =>
    tables.sql(
      (inReach) => sql`select append_audit(${json}::jsonb), ${inReach('entry')} as within
        from (values (${entries[0]?.client_id}::uuid)) as entry (client_id)`,
    )
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Half a surrogate pair is no text to jsonb; elsewhere it is stored as the replacement character. */
const wellFormed = (json: string): string =>
  json.includes(String.raw`\ud`)
    ? json.replace(
        /(\\\\)|\\ud[89a-f][\da-f]{2}/g,
        (_half, pair: string | undefined) => pair ?? '\uFFFD',
      )
    : json
