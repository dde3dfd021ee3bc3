/** The calls about the audit log as the tests make them. */
import { expect } from 'vitest'
import { audit, type AuditChange } from '#server/context/audit/recordChange.ts'
import { api, type Actor, type Answer } from '#test/support/api.ts'

export const LIST = `query ($filter: AuditEntryFilter, $input: AuditListInput) {
  entries: allAuditEntries(filter: $filter, input: $input) {
    id client_id position at action user { id firstname lastname } entity record_id record_name
    fields { field before after } request_id hash }
  total: totalAuditEntries(filter: $filter, input: $input) }`
export const CHAIN = `query ($clientId: ID) {
  auditChain(clientId: $clientId) { entry_count is_whole broken_at last_hash } }`

export interface ListedEntry {
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

export async function listEntries(
  who: Actor,
  filter: object | null = null,
  input: object | null = null,
): Promise<{ entries: ListedEntry[]; total: number }> {
  const { data, errors } = await who.gql(LIST, { filter, input })
  expect(errors).toBeUndefined()
  return data
}

export const listPositions = async (
  who: Actor,
  filter: object | null = null,
): Promise<number[]> => {
  const { entries, total } = await listEntries(who, { take: 100, ...filter })
  expect(total).toBe(entries.length)
  return entries.map(({ position }) => position)
}

/** Puts changes on record at an instant, by somebody. */
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
