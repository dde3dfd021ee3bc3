/** Parses arguments with a schema of the domain; BAD_INPUT names every refused field, each once. */
import { z } from 'zod'
import { badInput } from '#domain/errors.ts'

/** `apart`: fields that the schema lacks because the caller reads them itself. */
export function parseInput<
  Schema extends z.ZodType,
  Values extends object,
  Apart extends string = never,
>(
  schema: Schema,
  values: Values & Known<Schema, Values, Apart>,
  _apart: readonly Apart[] = [],
): z.output<Schema> {
  const result = compiledSchema(schema).safeParse(values)
  if (result.success) return result.data
  const messages = new Map<string, string>()
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? 'input')
    if (!messages.has(field)) messages.set(field, message)
  }
  const [first, ...others] = [...messages].map(([field, message]) => ({ field, message }))
  throw badInput(first?.field ?? 'input', first?.message ?? 'This input is not valid.', others)
}

/**
 * Refuses fields that the schema lacks, which it would drop without a word: a new one of an input does not compile before
 * its schema has it. Everybody's `clientId` is read with the access; a list has filters that its own feature reads.
 */
type Known<Schema extends z.ZodType, Values, Apart extends string> =
  'take' extends KeyOf<z.input<Schema>>
    ? unknown
    : string extends keyof Values
      ? unknown
      : { [Field in Exclude<keyof Values, KeyOf<z.input<Schema>> | Apart | 'clientId'>]: never }

/** Keys of any member of a union. */
type KeyOf<Type> = Type extends unknown ? keyof Type : never

/** Compiles a schema at its first use, not when it is imported: that would slow down the start. */
function compiledSchema<Schema extends z.ZodType>(schema: Schema): Schema {
  const known = compiledSchemas.get(schema) as Schema | undefined
  if (known) return known
  const compiled = z.compile(schema)
  compiledSchemas.set(schema, compiled)
  return compiled
}

const compiledSchemas = new WeakMap<z.ZodType, z.ZodType>()

/** Drops undefined values. */
export function omitUndefined<T extends object>(input: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Defined<T>
}

type Defined<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> }
