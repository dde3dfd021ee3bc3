/** Somebody else has saved the record meanwhile: their change is taken in, mine stays, and what clashes is shown. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { formValues, threeWayMerge } from './formValues.ts'
import type { DraftBase, FormDraft } from './draftStore.ts'
import type { FormValues, FormConfig, StoredRecord } from './formConfig.ts'

export function useConflict({ spec, form, record, draft }: ConflictOptions) {
  const [state, setState] = useState<ConflictState>(() => initialState(spec, record, draft))
  const { base } = state
  /** Known at once, as what the form is reset to is compared with it. */
  const startedFrom = useRef(base)
  const start = (next: ConflictState) => {
    startedFrom.current = next.base
    setState(next)
  }

  const meet = (theirs: StoredRecord) => {
    if (!base) return
    const newest = baseOf(spec, theirs)
    const { form: merged, conflicts } = threeWayMerge({
      base: base.form,
      theirs: newest.form,
      mine: form.getValues(),
    })
    start({ base: newest, conflict: { theirs: newest.form, fields: conflicts } })
    for (const [field, value] of Object.entries(merged)) form.setValue(field, value)
  }

  /** The record has changed under the form; what touches nothing that was entered needs no words. */
  const follow = useEffectEvent((now: StoredRecord | null) => {
    if (!base || !now || now.updated_at < base.updated_at) return
    const newest = baseOf(spec, now)
    if (formValues.isSame(newest, base)) return
    const isMine = !formValues.isSame(
      formValues.toInput(form.getValues()),
      formValues.toInput(base.form),
    )
    if (formValues.isSame(newest.form, base.form)) return start({ ...state, base: newest })
    if (isMine) return meet(now)
    start({ base: newest, conflict: null })
    form.reset(newest.form)
  })
  useEffect(() => {
    const shown = setTimeout(() => follow(record))
    return () => clearTimeout(shown)
  }, [record])

  /** What was saved is what the form starts from now. */
  const settle = (saved: StoredRecord) => {
    const newest = baseOf(spec, saved)
    start({ base: newest, conflict: null })
    form.reset(newest.form)
  }

  /** Reloads: the form shows theirs. */
  const takeTheirs = () => {
    if (base) form.reset(base.form)
    start({ base, conflict: null })
  }

  return { ...state, startedFrom, meet, settle, takeTheirs }
}

export interface Conflict {
  theirs: FormValues
  fields: string[]
}

interface ConflictOptions {
  spec: FormConfig
  form: UseFormReturn<FormValues>
  record: StoredRecord | null
  draft: FormDraft | null
}

interface ConflictState {
  /** What the form is compared with, and saved over; null: a new record. */
  base: DraftBase | null
  conflict: Conflict | null
}

const baseOf = (spec: FormConfig, record: StoredRecord): DraftBase => ({
  form: formValues.toFormValues(spec, record),
  updated_at: record.updated_at,
})

/** A draft that was begun before another's change meets that change at once. */
function initialState(
  spec: FormConfig,
  record: StoredRecord | null,
  kept: FormDraft | null,
): ConflictState {
  if (!record) return { base: null, conflict: null }
  const base = baseOf(spec, record)
  if (!kept?.base || kept.base.updated_at === base.updated_at) return { base, conflict: null }
  if (formValues.isSame(kept.base.form, base.form)) return { base, conflict: null }
  const { conflicts } = threeWayMerge({ base: kept.base.form, theirs: base.form, mine: kept.form })
  return { base, conflict: { theirs: base.form, fields: conflicts } }
}
