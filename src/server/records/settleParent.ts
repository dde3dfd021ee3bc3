/** The parent that a location or department is to have: there, in sight, and not inside the record itself. */
import { badInput } from '#domain/errors.ts'
import { MESSAGES } from '#domain/messages.ts'
import { below, type PlaceTable } from '../access/placeTrees.ts'
import type { Transaction, InReach } from '../db/database.ts'
import { isUuid } from '../list/uuids.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface ChosenParent {
  table: PlaceTable
  clientId: string
  /** null: a new record. */
  record: { id: string; parent_id: string | null } | null
  /** undefined: it stays. */
  parentId: string | null | undefined
  sees: (alias: string, inReach: InReach) => Sql<boolean>
}

/** Answers what to store. A parent that is out of sight or deleted is not shown, so choosing none leaves it. */
export async function settleParent(
  transaction: Transaction,
  chosen: ChosenParent,
): Promise<string | null> {
  const { record, parentId } = chosen
  const stored = record?.parent_id ?? null
  if (parentId === undefined || parentId === stored) return stored
  if (parentId !== null) {
    await checkParent(transaction, chosen, parentId)
    return parentId
  }
  return stored !== null && (await readParent(transaction, chosen, stored)) ? null : stored
}

/** Other moves in the client's tree wait for this one: two at once could close a circle together. */
async function checkParent(
  transaction: Transaction,
  chosen: ChosenParent,
  parentId: string,
): Promise<void> {
  if (!isUuid(parentId)) throw badInput('parentId', MESSAGES.parentUnknown)
  const { table, clientId } = chosen
  await transaction.run((tables) =>
    tables.sql(
      (inReach) => sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${clientId}`}, 0))
        from clients c where c.id = ${clientId} and ${inReach('c')}`,
    ),
  )
  const parent = await readParent(transaction, chosen, parentId)
  if (!parent) throw badInput('parentId', MESSAGES.parentUnknown)
  if (parent.inside) throw badInput('parentId', MESSAGES.parentInsideItself)
}

async function readParent(
  transaction: Transaction,
  { table, record, sees }: ChosenParent,
  parentId: string,
): Promise<{ inside: boolean } | undefined> {
  const [parent] = await transaction.run<{ inside: boolean }>((tables) =>
    tables.sql(
      (
        inReach,
      ) => sql`select p.id in (${below(inReach, table, record ? [record.id] : [])}) as inside
        from ${sql.table(table)} p
        where ${inReach('p')} and p.id = ${parentId} and p.deleted_at is null and ${sees('p', inReach)}`,
    ),
  )
  return parent
}
