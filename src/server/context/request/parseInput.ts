/** Parses arguments with a schema of the domain; BAD_INPUT names the first refused field. */
import { z } from 'zod'
import { badInput } from '#domain/errors.ts'

export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
): z.output<Schema> {
  const result = compiledSchema(schema).safeParse(values)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw badInput(String(issue?.path[0] ?? 'input'), issue?.message ?? 'This input is not valid.')
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
