/** The parent that a location or department is given: there, in sight, and not inside the record itself. */
import { sql, type RawBuilder } from 'kysely'
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import type { InReach } from '../access/access.ts'
import { below, type PlaceTable } from '../access/placeTrees.ts'
import type { Transaction } from '../db/database.ts'
import { isUuid } from '../list/uuids.ts'

export interface WantedParent {
  table: PlaceTable
  clientId: string
  /** null: a new record. */
  id: string | null
  parentId: string
  sees: (alias: string, inReach: InReach) => RawBuilder<boolean>
}

/** Other moves in the client's tree wait for this one: two at once could close a circle together. */
export async function checkParent(
  transaction: Transaction,
  { table, clientId, id, parentId, sees }: WantedParent,
): Promise<void> {
  if (!isUuid(parentId)) throw badInput('parentId', MESSAGES.parentUnknown)
  await transaction.run((tables) =>
    tables.sql(
      (inReach) => sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${clientId}`}, 0))
        from clients c where c.id = ${clientId} and ${inReach('c')}`,
    ),
  )
  const [parent] = await transaction.run<{ inside: boolean }>((tables) =>
    tables.sql(
      (inReach) => sql`select p.id in (${below(inReach, table, id ? [id] : [])}) as inside
        from ${sql.table(table)} p
        where ${inReach('p')} and p.id = ${parentId} and p.deleted_at is null and ${sees('p', inReach)}`,
    ),
  )
  if (!parent) throw badInput('parentId', MESSAGES.parentUnknown)
  if (parent.inside) throw badInput('parentId', MESSAGES.parentInsideItself)
}
