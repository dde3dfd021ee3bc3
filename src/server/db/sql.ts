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
  ...given: readonly unknown[]
): Sql<Row> {
  const texts = [strings[0] ?? '']
  const values: unknown[] = []
  for (const [place, value] of given.entries()) {
    const after = strings[place + 1] ?? ''
    if (isSql(value)) {
      append(texts, values, value)
      texts[texts.length - 1] += after
    } else {
      values.push(value)
      texts.push(after)
    }
  }
  return made(texts, values)
}

/** A column, `table.column` or an alias. */
sql.ref = (name: string): Sql => textOf(quoted(name))

sql.table = (name: string): Sql => textOf(quoted(name))

/** A value of ours as part of the text. */
sql.lit = (value: string | number | boolean | null): Sql =>
  textOf(typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value))

/** Text of ours as it is. */
sql.raw = <Row = unknown>(text: string): Sql<Row> => textOf<Row>(text)

sql.join = (pieces: readonly unknown[], separator: Sql = COMMA): Sql => {
  const texts = ['']
  const values: unknown[] = []
  for (const [place, piece] of pieces.entries()) {
    if (place > 0) append(texts, values, separator)
    append(texts, values, isSql(piece) ? piece : made(['', ''], [piece]))
  }
  return made(texts, values)
}

/** `$1`, `$2` … between its texts. */
export function numbered({ texts }: Sql): string {
  let text = texts[0] ?? ''
  for (let place = 1; place < texts.length; place += 1) text += `$${place}${texts[place]}`
  return text
}

function append(texts: string[], values: unknown[], piece: Sql): void {
  texts[texts.length - 1] += piece.texts[0] ?? ''
  for (let place = 0; place < piece.values.length; place += 1) {
    values.push(piece.values[place])
    texts.push(piece.texts[place + 1] ?? '')
  }
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'texts' in value && 'toOperationNode' in value

const textOf = <Row>(text: string): Sql<Row> => made([text], [])

function made<Row>(texts: readonly string[], values: readonly unknown[]): Sql<Row> {
  return { texts, values, expressionType: undefined, toOperationNode: nodeOf }
}

function nodeOf(this: Sql): OperationNode {
  return RawNode.create(
    this.texts,
    this.values.map((value) => ValueNode.create(value)),
  )
}

const names = new Map<string, string>()

/** Names come from the code and its tables of columns, so they are few. */
function quoted(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const inQuotes = name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.')
  names.set(name, inQuotes)
  return inQuotes
}

const COMMA = textOf(', ')
