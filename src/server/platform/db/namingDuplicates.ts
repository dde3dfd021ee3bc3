/** A broken unique rule, said as DUPLICATE at the form's field. */
import { duplicate } from '#domain/errors.ts'
import { violatedConstraint } from './violatedConstraint.ts'

/** By the name of the unique index. */
export type UniqueRules = Readonly<Record<string, { field: string; message: string }>>

export async function mapUniqueViolation<T>(rules: UniqueRules, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const rule = rules[violatedConstraint(error) ?? '']
    throw rule ? duplicate(rule.message, rule.field) : error
  }
}
