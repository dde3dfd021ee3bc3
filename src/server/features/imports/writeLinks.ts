/** Writes many links between records and places in few statements. */
import type { Transaction } from '../../platform/db/database.ts'
import { LINK_TABLES } from '../../context/visibility/entities.ts'
import { sql } from '../../platform/db/sql.ts'

export interface Link {
  owner: string
  target: string
  /** True if the existing link is to be removed. */
  isRemoved: boolean
}

type LinkTable = 'user_locations' | 'user_departments' | 'department_locations'

export async function writeLinks(
  transaction: Transaction,
  table: LinkTable,
  links: Iterable<Link>,
): Promise<void> {
  const added: Link[] = []
  const removed: Link[] = []
  for (const link of links) {
    const batch = link.isRemoved ? removed : added
    batch.push(link)
    if (batch.length < LINK_BATCH) continue
    await writeLinkBatch(transaction, table, batch)
    batch.length = 0
  }
  await writeLinkBatch(transaction, table, removed)
  await writeLinkBatch(transaction, table, added)
}

const LINK_BATCH = 5_000

/** All links of a batch are either added or removed. */
async function writeLinkBatch(
  transaction: Transaction,
  table: LinkTable,
  links: readonly Link[],
): Promise<void> {
  if (links.length === 0) return
  const [owner, target] = [sql.ref(LINK_TABLES[table].owner), sql.ref(LINK_TABLES[table].target)]
  const pairs = sql`unnest(${links.map((link) => link.owner)}::uuid[], ${links.map((link) => link.target)}::uuid[])
    as pair (owner, target)`
  await transaction.sql((tenantFilter) =>
    links[0]?.isRemoved
      ? sql`delete from ${sql.table(table)} link using ${pairs}
            where ${tenantFilter('link')} and link.${owner} = pair.owner and link.${target} = pair.target`
      : sql`insert into ${sql.table(table)} (client_id, ${owner}, ${target})
            select client.id, pair.owner, pair.target from clients client cross join ${pairs} where ${tenantFilter('client')}
            on conflict do nothing`,
  )
}
