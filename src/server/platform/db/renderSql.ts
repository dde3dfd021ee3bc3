/**
 * Renders hand-written SQL as a text with placeholders, once for each shape: most statements are sent again and again with
 * other values, and joining and hashing thousands of characters each time cost more than anything else of a count.
 */
import { Sql } from './sql.ts'

export interface RenderedSql {
  /** The same string each time for one shape. */
  text: string
  values: unknown[]
}

export function renderSql(sql: Sql): RenderedSql {
  const values: unknown[] = []
  const shape = follow(sql, shapes, values)
  return { text: (shape.text ??= textOf(sql)), values }
}

/** Joins the texts with `$1`, `$2` and so on. */
export const withPlaceholders = (sql: Sql): string => renderSql(sql).text

/** A node of the tree of all shapes: one piece of the statements that begin alike. */
interface Shape {
  readonly key: readonly string[] | string
  /** Text of the statement that ends here; null: none was rendered. */
  text: string | null
  /** Pieces that may follow, as a linked list: nearly always one piece. */
  next: Shape | null
  sibling: Shape | null
}

const newShape = (key: Shape['key'], sibling: Shape | null): Shape => ({
  key,
  text: null,
  next: null,
  sibling,
})

let shapes = newShape('', null)
let nodes = 0

/** A safety limit far above what the product's statements take; a node takes 48 bytes. */
const MAX_NODES = 100_000

const VALUE: readonly string[] = []
/** By the index of the value that is repeated. */
const REPEATED: (readonly string[])[] = []

/** Returns the node behind all pieces, and adds their values. */
function follow({ texts, pieces }: Sql, from: Shape, values: unknown[]): Shape {
  // A text without pieces may be another string each time; texts around pieces are the same array.
  let shape = stepTo(from, pieces.length === 0 ? (texts[0] ?? '') : texts)
  for (const piece of pieces)
    if (Sql.is(piece)) shape = follow(piece, shape, values)
    else {
      const place = placeOf(piece, values)
      shape = stepTo(shape, place === values.length ? VALUE : (REPEATED[place] ??= []))
      if (place === values.length) values.push(piece)
    }
  return shape
}

/**
 * Returns the index of the value's parameter: a list of ids or an instant is sent once, however often it is in the
 * statement. Equal numbers and texts stay apart, as they may be of different types.
 */
function placeOf(value: unknown, values: readonly unknown[]): number {
  const earlier = typeof value === 'object' && value !== null ? values.indexOf(value) : -1
  return earlier === -1 ? values.length : earlier
}

function stepTo(from: Shape, key: Shape['key']): Shape {
  for (let shape = from.next; shape; shape = shape.sibling) if (shape.key === key) return shape
  nodes += 1
  if (nodes > MAX_NODES) {
    shapes = newShape('', null)
    nodes = 0
  }
  return (from.next = newShape(key, from.next))
}

function textOf(sql: Sql): string {
  const values: unknown[] = []
  const placeholder = (value: unknown): string => {
    const place = placeOf(value, values)
    if (place === values.length) values.push(value)
    return `$${place + 1}`
  }
  const render = ({ texts, pieces }: Sql): string =>
    pieces.reduce<string>(
      (text, piece, place) =>
        `${text}${Sql.is(piece) ? render(piece) : placeholder(piece)}${texts[place + 1] ?? ''}`,
      texts[0] ?? '',
    )
  return render(sql)
}
