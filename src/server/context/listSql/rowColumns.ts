/** The columns of a SELECT, by the fields of its row: hand-written SQL that forgets a field, also a nullable one, does not compile. */
import { sql, type Sql } from '../../platform/db/sql.ts'

/** `true`: the table's own column; a function: several columns, by the field's name. Fields that may be absent may be left out. */
export type RowColumns<Row> = { readonly [Field in keyof Row]: Sql | true | NestedColumns }

type NestedColumns = (field: string) => Sql

/** Renders `alias.id, … as name`. */
export function rowColumns<Row>(alias: string, columns: RowColumns<Row>): Sql {
  const fields = Object.entries<Sql | true | NestedColumns>(columns)
  return sql.join(
    fields.map(([field, column]) => {
      if (column === true) return sql.ref(`${alias}.${field}`)
      return typeof column === 'function' ? column(field) : sql`${column} as ${sql.ref(field)}`
    }),
  )
}

/** The table's own columns, under their names. */
export const ownColumns = <Column extends string>(...columns: Column[]): Record<Column, true> =>
  Object.fromEntries(columns.map((column) => [column, true])) as Record<Column, true>

/** A record that the row refers to; null where the join of its alias found nothing. */
export const recordColumn =
  (alias: string, columns?: readonly string[]): NestedColumns =>
  (field) =>
    recordColumns(field, alias, columns)

/**
 * Columns `name.column` of a record that each row refers to, which `runStatement` makes an object of: JSON objects took the
 * database longer than the rest of a list.
 */
export function recordColumns(
  name: string,
  alias: string,
  columns: readonly string[] = NAME_COLUMNS,
): Sql {
  return sql.join(columns.map((column) => asNested(sql.ref(`${alias}.${column}`), name, column)))
}

/** Columns of a record as its references show it. */
export const NAME_COLUMNS = ['id', 'name', 'deleted_at']

/** Columns of a person; the employee ID only where the client (alias `client`) displays it. */
export function personColumns(
  name: string,
  alias: string,
  client: string,
  columns: readonly string[],
): Sql {
  const valueOf = (column: string) =>
    column === 'employee_id'
      ? sql`case when ${sql.ref(`${client}.display_employee_id`)} then ${sql.ref(`${alias}.${column}`)} end`
      : sql.ref(`${alias}.${column}`)
  return sql.join(columns.map((column) => asNested(valueOf(column), name, column)))
}

/** Columns of a person as references show them. */
export const PERSON_COLUMNS = ['id', 'firstname', 'lastname', 'employee_id', 'deleted_at']

const asNested = (value: Sql, name: string, column: string): Sql =>
  sql`${value} as ${sql.raw(`"${name}.${column}"`)}`
