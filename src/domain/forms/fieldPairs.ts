/** Pairs of form fields and record fields, one explicit table for each form. */

/** A form field without its record field does not compile. */
export type FieldPairs<Values, Entity> = { readonly [Field in keyof Values]-?: keyof Entity }

/** Returns the initial values of a form: related records as their ids, missing fields as null. */
export function recordToValues<Values, Entity>(
  pairs: FieldPairs<Values, Entity>,
  record: Entity,
): Values {
  const fields = Object.keys(pairs) as (keyof Values)[]
  return Object.fromEntries(
    fields.map((field) => [field, toFieldValue(record[pairs[field]])]),
  ) as Values
}

/** Returns the record fields of the values that are present; absent fields stay absent. */
export function valuesToRecordFields<Field extends string, RecordField extends string>(
  pairs: Readonly<Record<Field, RecordField>>,
  values: Partial<Record<Field, unknown>>,
): Partial<Record<RecordField, unknown>> {
  const fields = (Object.keys(pairs) as Field[]).filter((field) => values[field] !== undefined)
  return Object.fromEntries(fields.map((field) => [pairs[field], values[field]])) as Partial<
    Record<RecordField, unknown>
  >
}

function toFieldValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (isRecord(item) ? item.id : item))
  return isRecord(value) ? value.id : (value ?? null)
}

const isRecord = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value
