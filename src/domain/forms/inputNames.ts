/** Names of a record's fields in the API's input, where they differ: one table for each entity. */

export type InputNames<Entity = Record<string, unknown>, Input = Record<string, unknown>> = {
  readonly [Field in keyof Entity]?: keyof Input
}

type Names = Readonly<Record<string, string>>

/** Returns the values under the input's names. */
export const toInputNames = (names: Names, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [inputNameOf(names, field), value]),
  )

/** Returns what an input has under the record's names; absent fields stay absent. */
export function toRecordNames<Table extends Names, Input extends object>(
  names: Table,
  input: Input,
): RecordNamed<Table, Input> {
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [recordNameOf(names, field), value]),
  ) as RecordNamed<Table, Input>
}

export const inputNameOf = (names: Names, field: string): string => names[field] ?? field

export const recordNameOf = (names: Names, inputField: string): string =>
  Object.keys(names).find((field) => names[field] === inputField) ?? inputField

/** Returns the fields of a record that `values` has. */
export const pickValues = <Values extends object>(
  values: Values,
  record: NoInfer<Values>,
): Values =>
  Object.fromEntries(
    Object.keys(values).map((field) => [field, record[field as keyof Values]]),
  ) as Values

export type RecordNamed<Table extends Names, Input extends object> = {
  [
    Field in keyof Input as undefined extends Input[Field] ? never : RecordName<Table, Field>
  ]: Input[Field]
} & {
  [
    Field in keyof Input as undefined extends Input[Field] ? RecordName<Table, Field> : never
  ]?: Exclude<Input[Field], undefined>
}

type RecordName<Table extends Names, InputField> = [FieldOf<Table, InputField>] extends [never]
  ? InputField
  : FieldOf<Table, InputField>

type FieldOf<Table extends Names, InputField> = {
  [Field in keyof Table]: Table[Field] extends InputField ? Field : never
}[keyof Table]
