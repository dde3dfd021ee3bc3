/** What makes an entity's form: the domain's rules and pairs. The one form screen does the rest. */
import type { RaRecord } from 'react-admin'
import type { z } from 'zod'
import type { ResourceName } from '#api/resources.ts'
import type { FieldPairs } from '#domain/forms/fieldPairs.ts'

export interface FormSpec<Values extends object = object, Entity extends object = object> {
  resource: ResourceName
  /** A function where the rules depend on what is entered; choices are still whole for it. */
  schema: z.ZodType | ((form: Entered) => z.ZodType)
  /** A function where the form holds what no pair of fields can say. */
  fields: FieldPairs<Values, Entity> | ((record: Entity) => Entered)
  /** Where the record holds a chosen record with its name, when the pair holds its id only. */
  chosen?: Partial<Record<keyof Values, keyof Entity>>
  /** A new record's values. */
  fresh: () => Values
  /** What the page calls it: 'location'. */
  noun: string
  /** Sends what was entered where it is another call than the entity's own. */
  send?: (input: never, form: Entered) => Promise<unknown>
  /** What a refusal is called on the page; otherwise in the server's words. */
  failure?: string
  /** A value as the page words it; null: as any value. */
  worded?: (field: string, value: unknown) => string | null
}

/** What the form holds while it is filled in: the values, with every chosen record as a Choice, so that it has a name. */
export type Entered = Record<string, unknown>

/** A record as the server keeps it. */
export interface StoredRecord extends RaRecord<string> {
  updated_at: string
}
