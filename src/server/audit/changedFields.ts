/** An entry's fields, before and after, by their names. */
import type { FieldChange } from '#api/generated/contract.ts'

export interface Changed {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export const changedFields = ({ before, after }: Changed): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .toSorted()
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
