/**
 * Runs statements through the driver's own query, which is told less: the columns of a prepared statement are described
 * once for each connection, and rows are read in one pass, with the records that they refer to.
 */
import pg, { type PoolClient } from 'pg'
import { memoize } from '#domain/memoize.ts'
import type { Statement } from './statements.ts'
import type { StatementSetting } from './statementSettings.ts'
import { typeParsers } from './typeParsers.ts'

/**
 * Returns the rows as objects. Columns `name.…`, which are next to each other, are an object `name`; null where the first
 * of them, its id, is null.
 */
export function runStatement<Row>(
  client: PoolClient,
  { name, text, values, query_timeout }: Statement,
  settings: readonly StatementSetting[] = [],
): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    // Given an object with the text, the driver would copy that by its property descriptors and wrap the answer in two
    // promises, which took longer than writing the message.
    const query = new StatementQuery(text, values, (error) => {
      const failure = error ?? query.failure
      if (failure) reject(failure)
      else resolve(query.found as Row[])
    })
    query.name = name
    query.settings = settings
    query.query_timeout = query_timeout
    client.query(query)
  })
}

/** The driver's query with what it does to a connection and its messages, which its types leave out. */
interface DriverQuery extends pg.Submittable {
  name: string
  query_timeout: number | undefined
  queryMode: string | undefined
  prepare(connection: DriverConnection): void
  handleRowDescription(message: { fields: readonly ColumnDescription[] }): void
  handleDataRow(message: { fields: readonly (string | null)[] }): void
  handleCommandComplete(message: object, connection: DriverConnection): void
}

interface DriverConnection {
  bind(portal: { statement: string; values: readonly string[] }): void
  describe(portal: object): void
  execute(portal: object): void
}

interface ColumnDescription {
  name: string
  dataTypeID: number
}

const DriverQuery = pg.Query as unknown as new (
  text: string,
  values: unknown[],
  callback: (error: Error | null) => void,
) => DriverQuery

class StatementQuery extends DriverQuery {
  // A plain text could not carry settings.
  override queryMode = 'extended'
  settings: readonly StatementSetting[] = []
  readonly found: object[] = []
  /** The error of a value that could not be read. */
  failure: unknown = null
  #columns: readonly Column[] = []
  #described: Map<string, readonly Column[]> | null = null
  #answeredSettings = 0

  override prepare(connection: DriverConnection): void {
    for (const { name, values } of this.settings) {
      connection.bind({ statement: name, values })
      connection.execute({})
    }
    const { described, undescribed } = descriptionsOf(connection)
    const known = described.get(this.name)
    if (known) this.#columns = known
    // Statements without a name may be others each time.
    else if (this.name !== '') this.#described = described
    super.prepare(known ? undescribed : connection)
  }

  override handleRowDescription({ fields }: { fields: readonly ColumnDescription[] }): void {
    this.#columns = fields.map((field) => columnOf(field))
    this.#described?.set(this.name, this.#columns)
  }

  override handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.failure || this.#answeredSettings < this.settings.length) return
    try {
      this.found.push(readRow(this.#columns, fields))
    } catch (error) {
      this.failure = error
    }
  }

  override handleCommandComplete(message: object, connection: DriverConnection): void {
    if (this.#answeredSettings === this.settings.length)
      super.handleCommandComplete(message, connection)
    else this.#answeredSettings += 1
  }
}

/** The columns of a connection's prepared statements, which PostgreSQL does not let change. */
interface Descriptions {
  described: Map<string, readonly Column[]>
  /** The connection itself, but for requests of a description. */
  undescribed: DriverConnection
}

const descriptionsByConnection = new WeakMap<DriverConnection, Descriptions>()

function descriptionsOf(connection: DriverConnection): Descriptions {
  let descriptions = descriptionsByConnection.get(connection)
  if (!descriptions) {
    const undescribed = Object.assign(Object.create(connection), { describe: () => undefined })
    descriptions = { described: new Map(), undescribed }
    descriptionsByConnection.set(connection, descriptions)
  }
  return descriptions
}

interface Column<Value = string> extends ColumnName {
  parse: (value: NonNullable<Value>) => unknown
}

interface ColumnName {
  /** The record that has it; null: the row itself. */
  of: string | null
  name: string
}

const columnOf = ({ name, dataTypeID }: ColumnDescription): Column => ({
  ...columnName(name),
  parse: typeParsers.getTypeParser(dataTypeID, 'text') as Column['parse'],
})

/** Many more than statements have. */
const MAX_NAMES = 5_000

const columnName = memoize((column: string): ColumnName => {
  const [name = '', ofRecord] = column.split('.')
  return ofRecord === undefined ? { of: null, name } : { of: name, name: ofRecord }
}, MAX_NAMES)

/** Turns rows that were read as arrays of values into the objects that `runStatement` returns. */
export function objectReader(names: readonly string[]): (values: readonly unknown[]) => object {
  const columns = names.map((name) => ({ ...columnName(name), parse: (value: unknown) => value }))
  return (values) => readRow(columns, values)
}

function readRow<Value>(
  columns: readonly Column<Value>[],
  values: readonly (Value | null)[],
): object {
  const row: Record<string, unknown> = {}
  let current: string | null = null
  let record: Record<string, unknown> | null = row
  let place = 0
  for (const { of, name, parse } of columns) {
    const value = values[place] ?? null
    place += 1
    if (of !== current) {
      current = of
      if (of === null) record = row
      else row[of] = record = value === null ? null : {}
    }
    if (record) record[name] = value === null ? null : parse(value)
  }
  return row
}
