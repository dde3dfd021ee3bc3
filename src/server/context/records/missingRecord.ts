/** Says which record a refused call is about: by its name where the caller sees it deleted, by nothing otherwise. */
import { type AppError, notFound } from '#domain/errors.ts'
import { message, sentences } from '#domain/messages.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { RecordTable } from '../../platform/db/tables.ts'
import { ENTITIES } from '../visibility/entities.ts'
import { visibleRecord } from '../visibility/recordVisibility.ts'
import type { Access } from '../visibility/userAccess.ts'

interface MissingRecords {
  ids: readonly string[]
  /** Field of the form, which shows the refusal there. */
  field?: string
}

/** Returns NOT_FOUND. An id that is unknown and one of a record out of sight give the same. */
export async function missingRecord(
  transaction: Transaction,
  access: Access | null,
  table: RecordTable,
  { ids, field }: MissingRecords,
): Promise<AppError> {
  const { name, deleted: text } = ENTITIES[table]
  if (!name || !text) return notFound(undefined, field)
  const deleted = await transaction.sql<{ name: string }>(
    (tenantFilter) => sql`select ${name} as name from ${sql.table(table)} record
        where ${tenantFilter('record')} and record.id = any(${ids}::uuid[]) and record.deleted_at is not null
          and ${access ? visibleRecord(table, access, 'record', tenantFilter) : sql`true`}
        order by name limit ${sql.lit(MAX_NAMED)}`,
  )
  if (deleted.length === 0) return notFound(undefined, field)
  const [first = '', ...others] = deleted.map(({ name: deletedName }) =>
    message(text, { name: deletedName }),
  )
  return notFound(sentences(first, ...others), field)
}

const MAX_NAMED = 3
