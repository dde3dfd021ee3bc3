/** Creates a record, or changes one that the caller sees, locked in the transaction of its client. */
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../platform/db/database.ts'
import type { RecordTable, Row } from '../../platform/db/tables.ts'
import type { RequestContext } from '../request/requestContext.ts'
import { type Access, accessForCreate, accessToRecord } from '../visibility/userAccess.ts'
import { auditSave, readStored } from './auditedSave.ts'
import { lockRecord, type RecordToLock } from './lockRecord.ts'

type Change<T extends RecordTable> = (
  transaction: Transaction,
  record: Row<T>,
  access: Access,
) => Promise<void>

/** Returns the record's id. `lockBefore` takes locks that others take before the record's. Errors: see `lockRecord`. */
export async function changeRecord<T extends RecordTable>(
  context: RequestContext,
  table: T,
  {
    lockBefore,
    ...target
  }: RecordToLock & { lockBefore?: (transaction: Transaction) => Promise<void> },
  change: Change<T>,
): Promise<string> {
  const access = await accessToRecord(context, table, target.id)
  await context.db.write({ clientId: access.clientId }, async (transaction) => {
    await lockBefore?.(transaction)
    await change(transaction, await lockRecord(transaction, access, table, target), access)
  })
  return target.id
}

/** Like `changeRecord`, and audits the record and its links as they are stored afterwards. */
export const saveRecord = <T extends RecordTable>(
  context: RequestContext,
  table: T,
  target: RecordToLock,
  save: Change<T>,
): Promise<string> =>
  changeRecord(context, table, target, async (transaction, record, access) => {
    const { id } = record as { id: string }
    const before = await readStored(transaction, table, id)
    await save(transaction, record, access)
    await auditSave(transaction, context, { entity: table, id, before })
  })

/** Creates a record in the client that the caller names, and audits it with its links. Returns its id. */
export async function createRecord(
  context: RequestContext,
  table: RecordTable,
  clientId: string | null | undefined,
  insert: (transaction: Transaction, access: Access, id: string) => Promise<void>,
): Promise<string> {
  const access = await accessForCreate(context, clientId)
  const id = uuid()
  await context.db.write({ clientId: access.clientId }, async (transaction) => {
    await insert(transaction, access, id)
    await auditSave(transaction, context, { entity: table, id, before: null })
  })
  return id
}
