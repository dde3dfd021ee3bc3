/** Collects a transaction's entries and appends them to their clients' chains just before it commits. */
import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'

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
  transaction.beforeCommit(() => append(transaction, entries))
}

const collected = new WeakMap<Transaction, NewEntry[]>()

/** Of one statement: more at once take more than their share of time. */
const BATCH = 10_000

/** Clients in the order of their ids, as every transaction locks them. */
async function append(transaction: Transaction, entries: readonly NewEntry[]): Promise<void> {
  const ordered = entries.toSorted((a, b) => compare(a.client_id, b.client_id))
  for (let start = 0; start < ordered.length; start += BATCH) {
    const batch = ordered.slice(start, start + BATCH)
    const appended = await transaction.run((tables) =>
      tables.sql(
        (inReach) => sql`select append_audit(${wellFormed(JSON.stringify(batch))}::jsonb)
          from clients c where c.id = ${batch[0]?.client_id} and ${inReach('c')}`,
      ),
    )
    if (appended.length === 0) throw new Error('An audit entry of a client out of reach.')
  }
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
