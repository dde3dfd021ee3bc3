/** Merges changes that somebody else saves while a record is being edited, and reports fields that both changed. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DraftBase, FormDraft } from './draftStore.ts'
import type { FormConfig, FormValues, StoredRecord } from './formConfig.ts'
import { formValues, threeWayMerge } from './formValues.ts'

export function useConflict({ config, form, record, draft }: ConflictOptions): ConflictState {
  const [initial] = useState(() => initialState(config, record, draft))
  const [conflict, setConflict] = useState(initial.conflict)
  const base = useRef(initial.base)

  const startFrom = (newest: DraftBase) => {
    base.current = newest
    setConflict(null)
    form.reset(newest.form)
  }

  const mergeRemote = (theirs: StoredRecord) => {
    if (!base.current) return
    const newest = baseOf(config, theirs)
    const isMerged = formValues.isSame(newest, base.current)
    const mine = form.getValues()
    const { form: merged, conflicts } = threeWayMerge({
      base: base.current.form,
      theirs: newest.form,
      mine,
    })
    base.current = newest
    setConflict((known) => (known && isMerged ? known : { theirs: newest.form, fields: conflicts }))
    for (const [field, value] of Object.entries(merged))
      if (!formValues.isSame(value, mine[field])) form.setValue(field, value)
    // Two valid changes may not be valid together.
    void form.trigger()
  }

  const onRecordChange = useEffectEvent((now: StoredRecord | null) => {
    if (!base.current || !now || now.updated_at < base.current.updated_at) return
    const newest = baseOf(config, now)
    if (formValues.isSame(newest, base.current)) return
    const { form: before } = base.current
    if (formValues.isSame(newest.form, before)) {
      base.current = newest
      return
    }
    if (formValues.isSame(formValues.toInput(form.getValues()), formValues.toInput(before)))
      startFrom(newest)
    else mergeRemote(now)
  })
  useEffect(() => onRecordChange(record), [record])

  return {
    conflict,
    base,
    mergeRemote,
    onSaved: (saved) => {
      if (base.current) startFrom(baseOf(config, saved))
    },
    discardMine: () => {
      if (base.current) startFrom(base.current)
    },
  }
}

export interface Conflict {
  /** The form's values as somebody else has saved them. */
  theirs: FormValues
  /** Fields that both changed, differently. */
  fields: string[]
}

interface ConflictState {
  conflict: Conflict | null
  /** Values that the form's changes are compared with; null: a new record. */
  base: { readonly current: DraftBase | null }
  /** Merges what somebody else has saved, except for fields that were also changed here. */
  mergeRemote: (theirs: StoredRecord) => void
  /** Makes the saved record the new base of the form. */
  onSaved: (saved: StoredRecord) => void
  /** Replaces the form's values with the stored record. */
  discardMine: () => void
}

interface ConflictOptions {
  config: FormConfig
  form: UseFormReturn<FormValues>
  record: StoredRecord | null
  draft: FormDraft | null
}

const baseOf = (config: FormConfig, record: StoredRecord): DraftBase => ({
  form: formValues.toFormValues(config, record),
  updated_at: record.updated_at,
})

/** A draft that is older than somebody else's change starts with a conflict. */
function initialState(
  config: FormConfig,
  record: StoredRecord | null,
  draft: FormDraft | null,
): { base: DraftBase | null; conflict: Conflict | null } {
  if (!record) return { base: null, conflict: null }
  const base = baseOf(config, record)
  if (!draft?.base || draft.base.updated_at === base.updated_at) return { base, conflict: null }
  if (formValues.isSame(draft.base.form, base.form)) return { base, conflict: null }
  const { conflicts } = threeWayMerge({
    base: draft.base.form,
    theirs: base.form,
    mine: draft.form,
  })
  return { base, conflict: { theirs: base.form, fields: conflicts } }
}
