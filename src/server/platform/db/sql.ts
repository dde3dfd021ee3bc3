/**
 * Hand-written SQL: text and values kept apart, composed of parts, accepted by Kysely's builders. Kysely's own tag is
 * as safe, but walks a tree for each statement, which for a count cost as much as all other work of the server.
 */
import { type OperationNode, RawNode, ValueNode } from 'kysely'
import { memoize } from '#domain/memoize.ts'

/**
 * `Row` is the type of the returned rows. There is one more text than there are pieces; a piece is SQL or the value of a
 * parameter. A class because of its private brand: no parsed JSON can pass as SQL text.
 */
export class Sql<Row = unknown> {
  readonly #isSql = true
  readonly texts: readonly string[]
  readonly pieces: readonly unknown[]
  /** Kysely looks for it, and its types read it. */
  readonly expressionType: Row | undefined = undefined

  /** `texts` with pieces around them: the same array each time, by which the shape of a statement is known. */
  constructor(texts: readonly string[], pieces: readonly unknown[]) {
    this.texts = texts
    this.pieces = pieces
  }

  static is(value: unknown): value is Sql {
    return value instanceof Sql && value.#isSql
  }

  toOperationNode(): OperationNode {
    return RawNode.create(
      this.texts,
      this.pieces.map((piece) =>
        Sql.is(piece) ? piece.toOperationNode() : ValueNode.create(piece),
      ),
    )
  }
}

/** Adds interpolated SQL to the text, and any other value as a parameter. */
export function sql<Row = unknown>(
  strings: TemplateStringsArray,
  ...interpolated: readonly unknown[]
): Sql<Row> {
  return new Sql<Row>(strings, interpolated)
}

/** Quotes a column, `table.column` or an alias. */
sql.ref = (name: string): Sql => quoted(name)

sql.table = (name: string): Sql => quoted(name)

/** Renders a trusted value as part of the text. */
sql.lit = (value: string | number | boolean | null): Sql =>
  rawSql(typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value))

/** Renders trusted text unchanged. */
sql.raw = <Row = unknown>(text: string): Sql<Row> => rawSql<Row>(text)

/** Throws when the separator has pieces. */
sql.join = <Row = unknown>(pieces: readonly unknown[], separator: Sql = COMMA): Sql<Row> => {
  const [text = '', ...others] = separator.texts
  if (others.length > 0) throw new Error('A separator is text only.')
  return new Sql(textsBetween(text, pieces.length), pieces)
}

const rawSql = <Row>(text: string): Sql<Row> => new Sql<Row>([text], [])

/** Names come from the code and its column tables, so they are fewer than the limit. */
const quoted = memoize(
  (name: string): Sql =>
    rawSql(
      name
        .split('.')
        .map((part) => `"${part.replaceAll('"', '""')}"`)
        .join('.'),
    ),
  5_000,
)

/** By separator, then by number of pieces. */
const joinTexts = new Map<string, (readonly string[])[]>()

function textsBetween(separator: string, pieces: number): readonly string[] {
  let ofSeparator = joinTexts.get(separator)
  if (!ofSeparator) joinTexts.set(separator, (ofSeparator = []))
  return (ofSeparator[pieces] ??=
    pieces === 0 ? [''] : ['', ...Array.from({ length: pieces - 1 }, () => separator), ''])
}

const COMMA = rawSql(', ')
