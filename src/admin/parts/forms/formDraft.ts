/** What was typed into a form, kept in this tab per person, client and record until it is saved or given up. */
import type { FormValues } from './formConfig.ts'

export interface FormDraft {
  form: FormValues
  /** What the form started from; null: a new record. */
  base: DraftBase | null
}

export interface DraftBase {
  form: FormValues
  updated_at: string
}

export const formDraft = {
  /** null: nothing kept, or kept by an older version of the form. */
  read(key: string, fresh: FormValues): FormDraft | null {
    const kept = unsaved.get(key) ?? parsed(sessionStorage.getItem(key))
    return kept && Object.keys(fresh).every((field) => Object.hasOwn(kept.form, field))
      ? kept
      : null
  },

  /** A full or forbidden storage costs no more than the reload. */
  write(key: string, draft: FormDraft): void {
    unsaved.set(key, draft)
    try {
      sessionStorage.setItem(key, JSON.stringify(draft))
    } catch {
      sessionStorage.removeItem(key)
    }
  },

  clear(key: string): void {
    unsaved.delete(key)
    sessionStorage.removeItem(key)
  },

  exists: (key: string): boolean => unsaved.has(key) || sessionStorage.getItem(key) !== null,

  keyOf: (parts: readonly (string | number)[]): string => ['form-draft', ...parts].join(':'),
}

const unsaved = new Map<string, FormDraft>()

function parsed(text: string | null): FormDraft | null {
  try {
    return JSON.parse(text ?? 'null') as FormDraft | null
  } catch {
    return null
  }
}
