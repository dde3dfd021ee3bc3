/** Parses arguments with a schema of the domain; BAD_INPUT names the first refused field. */
import type { z } from 'zod'
import { badInput } from '#domain/errors.ts'

export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
): z.output<Schema> {
  const result = schema.safeParse(values)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw badInput(String(issue?.path[0] ?? 'input'), issue?.message ?? 'This input is not valid.')
}

/** Drops undefined values. */
export function omitUndefined<T extends object>(input: T): Defined<T> {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Defined<T>
}

type Defined<T> = { [Field in keyof T]?: Exclude<T[Field], undefined> }
