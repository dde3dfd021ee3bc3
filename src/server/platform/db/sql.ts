/**
 * Hand-written SQL with its values apart from its text, put together of pieces; Kysely's builders take it as theirs. Its own
 * tag is as safe, but walks a tree for each statement, which cost as much as all else that the server did for a count.
 */
import { type OperationNode, RawNode, ValueNode } from 'kysely'

/** `Row`: what it gives. As many texts as values, and one more. */
export interface Sql<Row = unknown> {
  readonly texts: readonly string[]
  readonly values: readonly unknown[]
  readonly expressionType: Row | undefined
  toOperationNode(): OperationNode
}

/** A piece becomes part of the text, anything else a parameter. */
export function sql<Row = unknown>(
  strings: TemplateStringsArray,
  ...interpolated: readonly unknown[]
): Sql<Row> {
  const texts = [strings[0] ?? '']
  const values: unknown[] = []
  for (const [place, value] of interpolated.entries()) {
    const after = strings[place + 1] ?? ''
    if (isSql(value)) {
      appendPiece(texts, values, value)
      texts[texts.length - 1] += after
    } else {
      values.push(value)
      texts.push(after)
    }
  }
  return createSql(texts, values)
}

/** A column, `table.column` or an alias. */
sql.ref = (name: string): Sql => rawSql(quoteIdentifier(name))

sql.table = (name: string): Sql => rawSql(quoteIdentifier(name))

/** A value of ours as part of the text. */
sql.lit = (value: string | number | boolean | null): Sql =>
  rawSql(typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value))

/** Text of ours as it is. */
sql.raw = <Row = unknown>(text: string): Sql<Row> => rawSql<Row>(text)

sql.join = (pieces: readonly unknown[], separator: Sql = COMMA): Sql => {
  const texts = ['']
  const values: unknown[] = []
  for (const [place, piece] of pieces.entries()) {
    if (place > 0) appendPiece(texts, values, separator)
    appendPiece(texts, values, isSql(piece) ? piece : createSql(['', ''], [piece]))
  }
  return createSql(texts, values)
}

/** `$1`, `$2` … between its texts. */
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

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'texts' in value && 'toOperationNode' in value

const rawSql = <Row>(text: string): Sql<Row> => createSql([text], [])

function createSql<Row>(texts: readonly string[], values: readonly unknown[]): Sql<Row> {
  return { texts, values, expressionType: undefined, toOperationNode: toRawNode }
}

function toRawNode(this: Sql): OperationNode {
  return RawNode.create(
    this.texts,
    this.values.map((value) => ValueNode.create(value)),
  )
}

const quotedNames = new Map<string, string>()

/** Names come from the code and its tables of columns, so they are few. */
function quoteIdentifier(name: string): string {
  const known = quotedNames.get(name)
  if (known !== undefined) return known
  const inQuotes = name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')
  quotedNames.set(name, inQuotes)
  return inQuotes
}

const COMMA = rawSql(', ')
