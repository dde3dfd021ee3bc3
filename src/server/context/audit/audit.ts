/** Puts a change on record, in the transaction that makes it: who, when, what, and each field before and after. */
import { v7 as uuid } from 'uuid'
import type { AuditAction } from '#domain/enumerations.ts'
import type { CommitStatement, Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { TableName } from '../../platform/db/tables.ts'
import type { RequestContext, Session } from '../request/requestContext.ts'

/** Who makes a change, in which call, and when. */
export interface AuditActor extends Pick<RequestContext, 'now'> {
  /** null: nobody who is signed in. */
  session: Pick<Session, 'userId'> | null
  requestId: string | null
}

export interface AuditChange {
  clientId: string
  action: AuditAction
  entity: TableName
  recordId: string
  /** Rows, or what of them matters; a field that is equal in both is left out. */
  before?: object
  after?: object
}

/** Nothing is written for an UPDATE that changes nothing, nor when the transaction is rolled back. */
export async function audit(
  transaction: Transaction,
  actor: AuditActor,
  change: AuditChange,
): Promise<void> {
  const entry = buildAuditEntry(actor, change)
  if (entry) queueAuditEntry(transaction, entry)
}

/** null: an UPDATE that changes nothing. */
export function buildAuditEntry(
  { session, requestId, now }: AuditActor,
  { clientId, action, entity, recordId, before = {}, after = {} }: AuditChange,
): NewAuditEntry | null {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) =>
      !UNAUDITED_FIELDS.has(field) && !isEqual(fieldValue(before, field), fieldValue(after, field)),
  )
  if (action === 'UPDATE' && changed.length === 0) return null
  return {
    client_id: clientId,
    id: uuid(),
    at: now(),
    user_id: session?.userId ?? null,
    action,
    entity,
    record_id: recordId,
    before: pickFields(before, changed),
    after: pickFields(after, changed),
    request_id: requestId,
  }
}

/** Secrets, what an entry says beside its fields, and what changes with every change. */
const UNAUDITED_FIELDS = new Set([
  'password_hash',
  'token_hash',
  'id',
  'client_id',
  'created_at',
  'updated_at',
])

type Fields = Record<string, unknown>

const fieldValue = (row: object, field: string): unknown => (row as Fields)[field] ?? null

/** As they are stored: a Date is its text. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (one === null || other === null) return false
  const isPlain = typeof one !== 'object' && typeof other !== 'object'
  return !isPlain && JSON.stringify(one) === JSON.stringify(other)
}

const pickFields = (row: object, fields: string[]): Fields =>
  Object.fromEntries(
    fields.filter((field) => field in row).map((field) => [field, fieldValue(row, field)]),
  )

/** Collects a transaction's entries and appends them to their clients' chains just before it commits. */
interface NewAuditEntry {
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
function queueAuditEntry(transaction: Transaction, entry: NewAuditEntry): void {
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
