/** What makes an entity's form: the domain's rules and pairs. The one form screen does the rest. */
import type { RaRecord } from 'react-admin'
import type { z } from 'zod'
import type { ResourceName } from '#api/resources.ts'
import type { FieldPairs } from '#domain/forms/fieldPairs.ts'

export interface FormConfig<Values extends object = object, Entity extends object = object> {
  resource: ResourceName
  /** A function where the rules depend on what is entered; choices are still whole for it. */
  schema: z.ZodType | ((form: FormValues) => z.ZodType)
  /** A function where the form holds what no pair of fields can say. */
  fields: FieldPairs<Values, Entity> | ((record: Entity) => FormValues)
  /** Where the record holds a chosen record with its name, when the pair holds its id only. */
  selected?: Partial<Record<keyof Values, keyof Entity>>
  /** A new record's values. */
  defaultValues: () => Values
  /** What the page calls it: 'location'. */
  noun: string
  /** Sends what was entered where it is another call than the entity's own. */
  save?: (input: never, form: FormValues) => Promise<unknown>
  /** What a refusal is called on the page; otherwise in the server's words. */
  errorMessage?: string
  /** A value as the page words it; null: as any value. */
  formatValue?: (field: string, value: unknown) => string | null
}

/** What the form holds while it is filled in: the values, with every chosen record as a Choice, so that it has a name. */
export type FormValues = Record<string, unknown>

/** A record as the server keeps it. */
export interface StoredRecord extends RaRecord<string> {
  updated_at: string
}
