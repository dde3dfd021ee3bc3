/** Somebody else has saved the record meanwhile: their change is taken in, mine stays, and what clashes is shown. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { entered } from './entered.ts'
import type { DraftBase, FormDraft } from './formDraft.ts'
import type { Entered, FormSpec, StoredRecord } from './formSpec.ts'
import { mergeEdits } from './mergeEdits.ts'

export function useConflict({ spec, form, record, kept }: ConflictOptions) {
  const [state, setState] = useState<ConflictState>(() => beginning(spec, record, kept))
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
    const { form: merged, clashes } = mergeEdits({
      base: base.form,
      theirs: newest.form,
      mine: form.getValues(),
    })
    start({ base: newest, conflict: { theirs: newest.form, clashes } })
    for (const [field, value] of Object.entries(merged)) form.setValue(field, value)
  }

  /** The record has changed under the form; what touches nothing that was entered needs no words. */
  const follow = useEffectEvent((now: StoredRecord | null) => {
    if (!base || !now || now.updated_at < base.updated_at) return
    const newest = baseOf(spec, now)
    if (entered.isSame(newest, base)) return
    const isMine = !entered.isSame(entered.values(form.getValues()), entered.values(base.form))
    if (entered.isSame(newest.form, base.form)) return start({ ...state, base: newest })
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
  theirs: Entered
  clashes: string[]
}

interface ConflictOptions {
  spec: FormSpec
  form: UseFormReturn<Entered>
  record: StoredRecord | null
  kept: FormDraft | null
}

interface ConflictState {
  /** What the form is compared with, and saved over; null: a new record. */
  base: DraftBase | null
  conflict: Conflict | null
}

const baseOf = (spec: FormSpec, record: StoredRecord): DraftBase => ({
  form: entered.of(spec, record),
  updated_at: record.updated_at,
})

/** A draft that was begun before another's change meets that change at once. */
function beginning(
  spec: FormSpec,
  record: StoredRecord | null,
  kept: FormDraft | null,
): ConflictState {
  if (!record) return { base: null, conflict: null }
  const base = baseOf(spec, record)
  if (!kept?.base || kept.base.updated_at === base.updated_at) return { base, conflict: null }
  if (entered.isSame(kept.base.form, base.form)) return { base, conflict: null }
  const { clashes } = mergeEdits({ base: kept.base.form, theirs: base.form, mine: kept.form })
  return { base, conflict: { theirs: base.form, clashes } }
}
