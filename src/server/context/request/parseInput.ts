/** Parses arguments with a schema of the domain; BAD_INPUT names every refused field, each once. */
import { z } from 'zod'
import { badInput } from '#domain/errors.ts'

export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
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
