/** Converts a record to form values, and form values to what is sent. */
import { displayName, displayNames } from '#domain/displayName.ts'
import { t } from '../../foundation/i18n/i18nProvider.ts'
import type { Choice } from '../choices/choiceSource.ts'
import type { FormConfig, FormValues } from './formConfig.ts'
import { type ResourceName, RESOURCES } from '#api/resources.ts'

export const formValues = {
  /** Related records become choices, missing fields null. */
  toFormValues<Entity extends object>(
    { defaultValues, toValues }: FormConfig<Entity>,
    record: Entity,
  ): FormValues {
    const fields = Object.keys(defaultValues?.() ?? {})
    const values = fields.map((field) => [field, toFormValue((record as FormValues)[field])])
    return { ...Object.fromEntries(values), ...toValues?.(record) }
  },

  /** Choices become their ids. */
  toInput: (form: FormValues): FormValues =>
    Object.fromEntries(Object.entries(form).map(([name, value]) => [name, toInputValue(value)])),

  isSame: (one: unknown, other: unknown): boolean => comparable(one) === comparable(other),
}

/** Names that the form's fields have in the input, where they differ. */
export const inputNamesOf = ({ resource }: FormConfig): Readonly<Record<string, string>> =>
  Object.hasOwn(RESOURCES, resource) ? RESOURCES[resource as ResourceName].inputNames : {}

export const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value

const hasId = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value

function toFormValue(value: unknown): unknown {
  if (Array.isArray(value)) return toFormValues(value)
  return hasId(value) ? { id: value.id, name: displayName(value, t) } : (value ?? null)
}

function toFormValues(values: unknown[]): unknown[] {
  if (!values.every(hasId)) return values.map(toFormValue)
  const names = displayNames(values, t)
  return values.map(({ id }, at) => ({ id, name: names[at] }))
}

/** '' equals null: react-admin's inputs turn a cleared text into null. */
const comparable = (value: unknown) =>
  JSON.stringify(value ?? null, (_field, part: unknown) =>
    part === '' || part === undefined ? null : hasId(part) ? part.id : part,
  )

function toInputValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toInputValue)
  return hasId(value) ? value.id : value
}

/** Merges two people's changes of one record; fields that both changed are reported as conflicts. */
interface MergeResult {
  /** My values, with theirs in the fields that I have not changed. */
  form: FormValues
  /** Fields that both changed, to different values; the form keeps mine. */
  conflicts: string[]
}

export function threeWayMerge({
  base,
  theirs,
  mine,
}: Record<'base' | 'theirs' | 'mine', FormValues>) {
  const merged: MergeResult = { form: { ...mine }, conflicts: [] }
  for (const field of Object.keys(mine)) {
    const theyChanged = !formValues.isSame(base[field], theirs[field])
    const iChanged = !formValues.isSame(base[field], mine[field])
    if (theyChanged && !iChanged) merged.form[field] = theirs[field]
    if (theyChanged && iChanged && !formValues.isSame(theirs[field], mine[field]))
      merged.conflicts.push(field)
  }
  return merged
}
