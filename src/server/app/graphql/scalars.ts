/** What an instant and a day look like on the wire: strict, so that nonsense never reaches a query. */
import { GraphQLError, Kind, type ValueNode } from 'graphql'

export interface Scalar {
  /** Of a result. */
  serialize: (value: unknown) => unknown
  /** Of a variable. */
  parseValue: (value: unknown) => unknown
  /** Of a value written into the document. */
  parseLiteral?: (node: ValueNode) => unknown
}

export const scalars: Record<'DateTime' | 'Date' | 'JSON', Scalar> = {
  DateTime: textScalar(
    parseInstant,
    'An instant is written like 2026-11-21T08:30:00.000Z or 2026-11-21T08:30:00+01:00.',
    (value) => (value instanceof Date ? value.toISOString() : parseInstant(value)),
  ),
  Date: textScalar(parseDay, 'A day is written like 2026-11-21.', parseDay),
  JSON: { serialize: (value) => value, parseValue: (value) => value },
}

const INSTANT_PATTERN =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** The same instant in UTC; null: not an instant. */
function parseInstant(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const day = INSTANT_PATTERN.exec(value)?.[1]
  return day && parseDay(day) ? new Date(value).toISOString() : null
}

/** null: not a day of the calendar, such as 2026-02-30. */
function parseDay(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const parsed = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value) ? value : null
}

function textScalar(
  read: (value: unknown) => string | null,
  sentence: string,
  write: (value: unknown) => string | null,
): Scalar {
  const orRefuse = (text: string | null) => {
    if (text === null) throw new GraphQLError(sentence)
    return text
  }
  return {
    serialize: (value) => orRefuse(write(value)),
    parseValue: (value) => orRefuse(read(value)),
    parseLiteral: (node) => orRefuse(node.kind === Kind.STRING ? read(node.value) : null),
  }
}
