/** Appends and reads audit entries directly, without the API. */
import { v7 as uuid } from 'uuid'
import { expect } from 'vitest'
import { audit, type AuditChange } from '#server/context/audit/audit.ts'
import type { Database } from '#server/platform/db/database.ts'
import { sql } from '#server/platform/db/sql.ts'
import { answered } from '#test/support/answered.ts'
import { type Actor, type Answer, api } from '#test/support/api.ts'

export interface Entry {
  client_id: string
  position: number
  at: Date
  user_id: string | null
  action: string
  entity: string
  record_id: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  request_id: string | null
}

/** Returns the client's entries after a position, in the order of the chain. */
export const entriesOf = (db: Database, clientId: string, after = 0): Promise<Entry[]> =>
  db.sql<Entry>(
    { clientId },
    (
      tenantFilter,
    ) => sql`select a.* from audit_log a where ${tenantFilter('a')} and a.position > ${after}
        order by a.position`,
  )

export const lastPosition = async (db: Database, clientId: string): Promise<number> =>
  (await entriesOf(db, clientId)).at(-1)?.position ?? 0

/** Returns the first position at which the client's chain is broken. */
export async function brokenAt(db: Database, clientId: string): Promise<number | null> {
  const [row] = await db.sql<{ broken: number | null }>(
    { clientId },
    (tenantFilter) =>
      sql`select audit_breaks(c.id) as broken from clients c where ${tenantFilter('c')}`,
  )
  return row?.broken ?? null
}

const now = () => new Date('2026-03-01T10:00:00.123Z')
export const systemContext = { session: null, requestId: 'a request', now }

export const change = (clientId: string, after: object = { name: 'x' }) =>
  ({ clientId, action: 'CREATE', entity: 'locations', recordId: uuid(), after }) as const

/** Appends `count` entries in one transaction. */
export const appendEntries = (db: Database, clientId: string, count: number): Promise<void> =>
  db.write({ clientId }, async (transaction) => {
    for (let made = 0; made < count; made += 1)
      await audit(transaction, systemContext, change(clientId, { name: `Number ${made}` }))
  })

/** Documents of the audit log's calls. */
export const LIST = `query ($filter: AuditEntryFilter, $input: AuditListInput) {
  entries: allAuditEntries(filter: $filter, input: $input) {
    id client_id position at action user { id firstname lastname } entity record_id record_name
    fields { field before after } request_id hash }
  total: totalAuditEntries(filter: $filter, input: $input) }`
export const CHAIN = `query ($clientId: ID) {
  auditChain(clientId: $clientId) { entry_count is_whole broken_at checked_at progress has_failed last_hash } }`
export const CHECK = `mutation ($clientId: ID) {
  checkAuditChain(clientId: $clientId) { progress } }`

interface ListedEntry {
  position: number
  action: string
  entity: string
  record_id: string
  record_name: string | null
  user: { id: string; firstname: string } | null
  fields: { field: string; before: unknown; after: unknown }[]
  hash: string
  at: string
  request_id: string
  client_id: string
}

export const errorOf = ({ errors }: Answer) => errors?.[0]?.extensions

export const listEntries = async (
  who: Actor,
  filter: object | null = null,
  input: object | null = null,
): Promise<{ entries: ListedEntry[]; total: number }> => answered(who.gql(LIST, { filter, input }))

export const listPositions = async (
  who: Actor,
  filter: object | null = null,
): Promise<number[]> => {
  const { entries, total } = await listEntries(who, { take: 100, ...filter })
  expect(total).toBe(entries.length)
  return entries.map(({ position }) => position)
}

/** Appends changes by a person at an instant. */
export async function appendChanges(
  client: { id: string },
  user: { id: string } | null,
  changes: (Pick<AuditChange, 'action' | 'entity' | 'recordId'> & Partial<AuditChange>)[],
  at = new Date(),
): Promise<void> {
  const { db } = await api()
  const session = user && { userId: user.id }
  await db.write({ clientId: client.id }, async (transaction) => {
    for (const change of changes)
      await audit(
        transaction,
        { session, requestId: 'the request', now: () => at },
        { clientId: client.id, after: { name: 'x' }, ...change },
      )
  })
}
