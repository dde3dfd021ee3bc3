/** An entry's fields, before and after, by their names. */
import type { FieldChange } from '#api/generated/contract.ts'

export interface FieldValues {
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export const diffFields = ({ before, after }: FieldValues): FieldChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .toSorted()
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
