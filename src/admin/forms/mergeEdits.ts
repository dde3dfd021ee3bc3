/** Two people changed one record: what only one of them changed stands, what both changed is told. */
import { entered } from './entered.ts'
import type { Entered } from './formSpec.ts'

export interface Merged {
  /** Mine, with theirs where I had changed nothing. */
  form: Entered
  /** Fields that both changed, differently; the form keeps mine. */
  clashes: string[]
}

export function mergeEdits({ base, theirs, mine }: Record<'base' | 'theirs' | 'mine', Entered>) {
  const merged: Merged = { form: { ...mine }, clashes: [] }
  for (const field of Object.keys(mine)) {
    const theyChanged = !entered.isSame(base[field], theirs[field])
    const iChanged = !entered.isSame(base[field], mine[field])
    if (theyChanged && !iChanged) merged.form[field] = theirs[field]
    if (theyChanged && iChanged && !entered.isSame(theirs[field], mine[field]))
      merged.clashes.push(field)
  }
  return merged
}
