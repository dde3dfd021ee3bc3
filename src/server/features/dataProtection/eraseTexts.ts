/** Texts that name a person: what they wrote goes, what others wrote stays without their name. */
import { namesOf, type NamedPerson, withoutNames } from '#domain/dataProtection/withoutNames.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import {
  TABLES,
  TABLE_NAMES,
  columnsOfKind,
  textsOf,
  type TableName,
} from '../../platform/db/tables.ts'

/** Tables with texts beside people. */
const TEXT_TABLES = TABLE_NAMES.filter(
  (table) =>
    textsOf(table).length > 0 &&
    columnsOfKind(table, 'person').length > 0 &&
    TABLES[table].onErasure === 'replaced',
)

/** Records whose texts named the person, and the columns of their texts. */
interface NamedIn {
  records: string[]
  fields: string[]
}

/**
 * Takes the person's names out of every text in a row that names them, before the account gets its pseudonym and their
 * mentions are deleted.
 */
export async function eraseNames(
  transaction: Transaction,
  person: NamedPerson & { id: string },
): Promise<NamedIn> {
  const names = namesOf(person)
  const records: string[] = []
  for (const table of TEXT_TABLES) {
    const rows = await readRowsWithNames(transaction, table, person.id, names)
    for (const { id, ...texts } of rows) {
      const set = Object.entries(texts).flatMap(([column, text]) =>
        text === null ? [] : [sql`${sql.ref(column)} = ${withoutNames(text, names)}`],
      )
      await transaction.sql(
        (tenantFilter) => sql`update ${sql.table(table)} x set ${sql.join(set)}
            where ${tenantFilter('x')} and x.id = ${id}`,
      )
      records.push(id ?? '')
    }
  }
  const fields = [...new Set(TEXT_TABLES.flatMap((table) => textsOf(table)))]
  return { records, fields: fields.map(({ column }) => column) }
}

/** Returns the texts of the rows that name the person in a column and, as it seems, in words. */
const readRowsWithNames = (
  transaction: Transaction,
  table: TableName,
  personId: string,
  names: readonly string[],
) => {
  const texts = textsOf(table).map(({ column }) => sql.ref(`x.${column}`))
  const isNamed = columnsOfKind(table, 'person').map(
    (column: string) => sql`${sql.ref(`x.${column}`)} = ${personId}`,
  )
  return transaction.sql<Record<string, string | null>>((tenantFilter) => {
    const isMentioned =
      table === 'comments'
        ? [
            sql`exists (select from comment_mentions m where ${tenantFilter('m')}
                and m.comment_id = x.id and m.user_id = ${personId})`,
          ]
        : []
    return sql`select x.id, ${sql.join(texts)} from ${sql.table(table)} x
        where ${tenantFilter('x')} and (${sql.join([...isNamed, ...isMentioned], sql` or `)})
          and exists (select from unnest(${names}::text[]) as name
            where strpos(concat_ws(' ', ${sql.join(texts)}), name) > 0)`
  })
}

/** Removes what they wrote about actions. Returns the ids of all that name them. */
export async function eraseTaskActions(transaction: Transaction, id: string): Promise<string[]> {
  const rows = await transaction.sql<{ id: string }>(
    (tenantFilter) => sql`update task_actions a
        set note = case when a.created_by = ${id} then '[removed]' else a.note end
        where ${tenantFilter('a')} and ${id} in (a.owner_id, a.done_by, a.created_by)
        returning a.id`,
  )
  return rows.map((action) => action.id)
}
