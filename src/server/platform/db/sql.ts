/**
 * Hand-written SQL: text and values kept apart, composed of parts, accepted by Kysely's builders. Kysely's own tag is
 * as safe, but walks a tree for each statement, which for a count cost as much as all other work of the server.
 */
import { type OperationNode, RawNode, ValueNode } from 'kysely'
import { memoize } from '#domain/memoize.ts'

/**
 * `Row` is the type of the returned rows. There is one more text than there are values. A class because of its private
 * brand: no parsed JSON can pass as SQL text.
 */
export class Sql<Row = unknown> {
  readonly #isSql = true
  readonly texts: readonly string[]
  readonly values: readonly unknown[]
  /** For Kysely's types only. */
  readonly expressionType: Row | undefined = undefined

  constructor(texts: readonly string[], values: readonly unknown[]) {
    this.texts = texts
    this.values = values
  }

  static is(value: unknown): value is Sql {
    return value instanceof Sql && value.#isSql
  }

  toOperationNode(): OperationNode {
    return RawNode.create(
      this.texts,
      this.values.map((value) => ValueNode.create(value)),
    )
  }
}

/** Adds interpolated SQL to the text, and any other value as a parameter. */
export function sql<Row = unknown>(
  strings: TemplateStringsArray,
  ...interpolated: readonly unknown[]
): Sql<Row> {
  const texts = [strings[0] ?? '']
  const values: unknown[] = []
  for (const [place, value] of interpolated.entries()) {
    const after = strings[place + 1] ?? ''
    if (Sql.is(value)) {
      appendPiece(texts, values, value)
      texts[texts.length - 1] += after
    } else {
      values.push(value)
      texts.push(after)
    }
  }
  return new Sql<Row>(texts, values)
}

/** Quotes a column, `table.column` or an alias. */
sql.ref = (name: string): Sql => rawSql(quoteIdentifier(name))

sql.table = (name: string): Sql => rawSql(quoteIdentifier(name))

/** Renders a trusted value as part of the text. */
sql.lit = (value: string | number | boolean | null): Sql =>
  rawSql(typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value))

/** Renders trusted text unchanged. */
sql.raw = <Row = unknown>(text: string): Sql<Row> => rawSql<Row>(text)

sql.join = (pieces: readonly unknown[], separator: Sql = COMMA): Sql => {
  const texts = ['']
  const values: unknown[] = []
  for (const [place, piece] of pieces.entries()) {
    if (place > 0) appendPiece(texts, values, separator)
    appendPiece(texts, values, Sql.is(piece) ? piece : new Sql(['', ''], [piece]))
  }
  return new Sql(texts, values)
}

/** Joins the texts with `$1`, `$2` and so on. */
export function withPlaceholders({ texts }: Sql): string {
  let text = texts[0] ?? ''
  for (let place = 1; place < texts.length; place += 1) text += `$${place}${texts[place]}`
  return text
}

function appendPiece(texts: string[], values: unknown[], piece: Sql): void {
  texts[texts.length - 1] += piece.texts[0] ?? ''
  for (let place = 0; place < piece.values.length; place += 1) {
    values.push(piece.values[place])
    texts.push(piece.texts[place + 1] ?? '')
  }
}

const rawSql = <Row>(text: string): Sql<Row> => new Sql<Row>([text], [])

/** Names come from the code and its column tables, so they are fewer than the limit. */
const quoteIdentifier = memoize(
  (name: string): string =>
    name
      .split('.')
      .map((part) => `"${part.replaceAll('"', '""')}"`)
      .join('.'),
  5_000,
)

const COMMA = rawSql(', ')
