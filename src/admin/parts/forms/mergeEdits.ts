/** Two people changed one record: what only one of them changed stands, what both changed is told. */
import { formValues } from './entered.ts'
import type { FormValues } from './formConfig.ts'

export interface MergeResult {
  /** Mine, with theirs where I had changed nothing. */
  form: FormValues
  /** Fields that both changed, differently; the form keeps mine. */
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
