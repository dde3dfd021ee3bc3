/** What makes an entity's form: the domain's rules and pairs. The one form screen does the rest. */
import type { RaRecord } from 'react-admin'
import type { z } from 'zod'
import type { ResourceName } from '#api/resources.ts'
import type { FieldPairs } from '#domain/forms/fieldPairs.ts'

export interface FormSpec<Values extends object = object, Entity extends object = object> {
  resource: ResourceName
  schema: z.ZodType
  fields: FieldPairs<Values, Entity>
  /** Where the record holds a chosen record with its name, when the pair holds its id only. */
  chosen?: Partial<Record<keyof Values, keyof Entity>>
  /** A new record's values. */
  fresh: () => Values
  /** What the page calls it: 'location'. */
  noun: string
}

/** What the form holds while it is filled in: the values, with every chosen record as a Choice, so that it has a name. */
export type Entered = Record<string, unknown>

/** A record as the server keeps it. */
export interface StoredRecord extends RaRecord<string> {
  updated_at: string
}
