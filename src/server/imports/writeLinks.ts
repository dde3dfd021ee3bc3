/** Writes many links between records and places at once. */
import type { Transaction } from '../db/database.ts'
import { LINKS } from '../records/replaceLinks.ts'
import { sql } from '../db/sql.ts'

export interface Link {
  owner: string
  target: string
  /** It was there, and is to be no more. */
  isGone: boolean
}

type LinkTable = 'user_locations' | 'user_departments' | 'department_locations'

export async function writeLinks(
  transaction: Transaction,
  table: LinkTable,
  links: Iterable<Link>,
): Promise<void> {
  const made: Link[] = []
  const gone: Link[] = []
  for (const link of links) {
    const same = link.isGone ? gone : made
    same.push(link)
    if (same.length < AT_ONCE) continue
    await writeSome(transaction, table, same)
    same.length = 0
  }
  await writeSome(transaction, table, gone)
  await writeSome(transaction, table, made)
}

const AT_ONCE = 5_000

/** All of them alike. */
async function writeSome(
  transaction: Transaction,
  table: LinkTable,
  links: readonly Link[],
): Promise<void> {
  if (links.length === 0) return
  const [owner, target] = [sql.ref(LINKS[table].owner), sql.ref(LINKS[table].target)]
  const pairs = sql`unnest(${links.map((link) => link.owner)}::uuid[], ${links.map((link) => link.target)}::uuid[])
    as pair (owner, target)`
  await transaction.run((tables) =>
    tables.sql((inReach) =>
      links[0]?.isGone
        ? sql`delete from ${sql.table(table)} k using ${pairs}
            where ${inReach('k')} and k.${owner} = pair.owner and k.${target} = pair.target`
        : sql`insert into ${sql.table(table)} (client_id, ${owner}, ${target})
            select c.id, pair.owner, pair.target from clients c cross join ${pairs} where ${inReach('c')}
            on conflict do nothing`,
    ),
  )
}
