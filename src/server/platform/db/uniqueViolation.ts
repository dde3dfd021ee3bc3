/** Turns a violated unique rule into DUPLICATE on the form's field. */
import { duplicate } from '#domain/errors.ts'

/** Rules by the name of their unique index. */
type UniqueRules = Readonly<Record<string, { field: string; message: string }>>

export async function mapUniqueViolation<T>(rules: UniqueRules, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const rule = rules[violatedConstraint(error) ?? '']
    throw rule ? duplicate(rule.message, rule.field) : error
  }
}

/** Returns the name of the unique rule that a write violated; null for other errors. */
export function violatedConstraint(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return code === UNIQUE_VIOLATION && typeof constraint === 'string' ? constraint : null
}

const UNIQUE_VIOLATION = '23505'
