/** Locks the records that an import relies on; if any has changed since the plan, nothing is written. */
import type { PlaceTable } from '../../context/places/placeTree.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { forEachBatch } from './importBatches.ts'
import { importConflict } from './importPlan.ts'
import { sql } from '../../platform/db/sql.ts'

/** Locks the client, so that it is not disabled meanwhile. */
export async function lockClient(transaction: Transaction): Promise<void> {
  const clients = await transaction.sql<{ id: string }>(
    (tenantFilter) =>
      sql`select client.id from clients client where ${tenantFilter('client')} and client.deleted_at is null for share`,
  )
  if (clients.length === 0) throw importConflict()
}

/** Locks records that the import will change. */
export async function lockUnchanged(
  transaction: Transaction,
  table: PlaceTable | 'users',
  records: readonly { id: string; updated_at: Date }[],
): Promise<void> {
  await forEachBatch(records, async (batch) => {
    const ids = batch.map(({ id }) => id)
    const times = batch.map(({ updated_at: at }) => at)
    const locked = await transaction.sql<{ id: string }>(
      (tenantFilter) => sql`select record.id from ${sql.table(table)} record
          join unnest(${ids}::uuid[], ${times}::timestamptz[]) as seen (id, at) on seen.id = record.id
          where ${tenantFilter('record')} and record.deleted_at is null and record.updated_at = seen.at
          order by record.id for no key update of record`,
    )
    if (locked.length < batch.length) throw importConflict()
  })
}

/** Locks places that records are linked to, so that they are not deleted before the links exist. */
export async function lockPlaces(
  transaction: Transaction,
  table: PlaceTable,
  ids: readonly string[],
): Promise<void> {
  await forEachBatch(ids, async (batch) => {
    const live = await transaction.sql<{ id: string }>(
      (tenantFilter) => sql`select record.id from unnest(${batch}::uuid[]) as wanted (id)
          join ${sql.table(table)} record on record.id = wanted.id
          where ${tenantFilter('record')} and record.deleted_at is null
          order by record.id for share of record`,
    )
    if (live.length < batch.length) throw importConflict()
  })
}
