/** The field of a record at a column's source, also of a related record ('task.name'); null for what is no plain value. */
import type { RaRecord } from 'react-admin'

export function getField(record: RaRecord, source: string): string | number | boolean | null {
  let value: unknown = record
  for (const key of source.split('.'))
    value = value !== null && typeof value === 'object' ? (value as RaRecord)[key] : undefined
  return isPrimitive(value) ? value : null
}

const isPrimitive = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
