/** deleteX and bulkDeleteX: soft, all or none (spec 4, decided: delete and bulk). */
import { notFound } from '#domain/errors.ts'
import { recordReachOf } from '../access/access.ts'
import { recordChange } from '../audit/recordChange.ts'
import type { Transaction, InReach } from '../db/database.ts'
import type { RequestContext } from '../graphql/context.ts'
import { uuidOf } from '../list/uuids.ts'
import type { RecordTable } from './lockRecord.ts'
import { sql, type Sql } from '../db/sql.ts'

export interface Deletion {
  table: RecordTable
  ids: readonly string[]
  /** Which records the caller sees, over the record's alias. */
  sees: (alias: string, inReach: InReach) => Sql<boolean>
  /** More rules, and what goes with the records; the ids are each once. Throws to delete nothing. */
  before?: (transaction: Transaction, ids: string[]) => Promise<void>
}

/** NOT_FOUND, and nothing deleted, when one of them is unknown, out of sight or deleted already. */
export async function softDelete(
  context: RequestContext,
  { table, ids, sees, before }: Deletion,
): Promise<string[]> {
  const wanted = [...new Set(ids.map((id) => uuidOf(id)))]
  await context.db.write(recordReachOf(context), async (transaction) => {
    await before?.(transaction, wanted)
    const deleted_at = context.now()
    const deleted = await transaction.run<{ id: string; client_id: string }>((tables) =>
      tables.sql(
        (inReach) => sql`update ${sql.table(table)} r set deleted_at = ${deleted_at}
          where ${inReach('r')} and r.id = any(${wanted}::uuid[]) and r.deleted_at is null
            and ${sees('r', inReach)}
          returning r.id, r.client_id`,
      ),
    )
    if (deleted.length < wanted.length) throw notFound()
    for (const { id, client_id: clientId } of deleted) {
      const change = { clientId, action: 'DELETE', entity: table, recordId: id } as const
      await recordChange(transaction, context, { ...change, after: { deleted_at } })
    }
  })
  return wanted
}
