/** Configuration of a form: the domain's rules, and the conversion between record and form values. */
import type { RaRecord } from 'react-admin'
import type { z } from 'zod'
import type { FieldError } from '#domain/errors.ts'
import type { GraphqlError } from '../../foundation/data/graphqlError.ts'

export interface FormConfig<Entity extends object = object> {
  /** The resource whose labels the fields have. */
  resource: string
  /**
   * A function when the rules depend on the form's values, which hold choices and not their ids, or load with the first
   * submission. Its output is saved.
   */
  schema: z.ZodType | ((form: FormValues) => z.ZodType | Promise<z.ZodType>)
  /** A new record's values, by the record's field names. Absent: the form only edits. */
  defaultValues?: () => { readonly [Field in keyof Entity]?: unknown }
  /** Returns the values of a stored record that are not its fields of the same names. */
  toValues?: (record: Entity) => FormValues
  /** Report of a failed save. Default: the server's message, at its field and below the form. */
  describeError?: (error: GraphqlError) => FormError
  /** Formats a value for the conflict alert; null: by its type. */
  formatValue?: (field: string, value: unknown) => string | null
  /** The same content submitted again has the same `meta.idempotencyKey`. */
  isIdempotent?: boolean
  /** Further `meta` of an idempotent submission. */
  submissionMeta?: object
}

/** A failed submission. */
export interface FormError {
  /** Below the form. */
  message: string
  /** True if only the connection was missing: it is told until that is back. */
  isOffline?: boolean
  /** The server's reason, when the message is a fixed one. */
  reason?: string | null
  /** The field that the server rejected; the first of several. */
  field?: string | null
  /** All of several, each with its message. */
  fields?: readonly FieldError[]
  /** The stored record that keeps this one from being added. */
  existingId?: string | null
}

/** Values of a form while it is edited; a selected record is a Choice, so that it has a name. */
export type FormValues = Record<string, unknown>

/** A record as the server stores it. */
export interface StoredRecord extends RaRecord<string> {
  updated_at: string
}
