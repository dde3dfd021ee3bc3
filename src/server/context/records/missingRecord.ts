/** Says which record a refused call is about: by its name where the caller sees it deleted, by nothing otherwise. */
import { type AppError, notFound } from '#domain/errors.ts'
import { message, type MessageKey, sentences } from '#domain/messages.ts'
import type { TenantFilter, Transaction } from '../../platform/db/database.ts'
import { sql, type Sql } from '../../platform/db/sql.ts'
import type { RecordTable } from '../../platform/db/tables.ts'

interface MissingRecords {
  ids: readonly string[]
  /** Visibility for the caller, over the alias. */
  isVisible: (alias: string, tenantFilter: TenantFilter) => Sql<boolean>
  /** Field of the form, which shows the refusal there. */
  field?: string
}

/** Returns NOT_FOUND. An id that is unknown and one of a record out of sight give the same. */
export async function missingRecord(
  transaction: Transaction,
  table: RecordTable,
  { ids, isVisible, field }: MissingRecords,
): Promise<AppError> {
  const row = NAMED[table]
  if (!row) return notFound(undefined, field)
  const deleted = await transaction.run<{ name: string }>((tables) =>
    tables.sql(
      (tenantFilter) => sql`select ${row.name} as name from ${sql.table(table)} r
        where ${tenantFilter('r')} and r.id = any(${ids}::uuid[]) and r.deleted_at is not null
          and ${isVisible('r', tenantFilter)}
        order by name limit ${sql.lit(MAX_NAMED)}`,
    ),
  )
  if (deleted.length === 0) return notFound(undefined, field)
  const [first = '', ...others] = deleted.map(({ name }) => message(row.deleted, { name }))
  return notFound(sentences(first, ...others), field)
}

const MAX_NAMED = 3

type DeletedMessage = Extract<MessageKey, `${string}WasDeleted`>

/** null: a refusal does not name the record. */
const NAMED: Readonly<Record<RecordTable, { deleted: DeletedMessage; name: Sql } | null>> = {
  campaigns: { deleted: 'campaignWasDeleted', name: sql`r.name` },
  clients: { deleted: 'clientWasDeleted', name: sql`r.company_name` },
  departments: { deleted: 'departmentWasDeleted', name: sql`r.name` },
  follow_ups: null,
  gbs_videos: { deleted: 'guidanceVideoWasDeleted', name: sql`r.title` },
  locations: { deleted: 'locationWasDeleted', name: sql`r.name` },
  observations: null,
  task_actions: null,
  tasks: { deleted: 'taskWasDeleted', name: sql`r.name` },
  users: { deleted: 'personWasDeleted', name: sql`btrim(r.firstname || ' ' || r.lastname)` },
  videos: null,
}
