/**
 * Drafts: what a person has typed into a form and not saved yet. They survive a reload in this tab's session storage;
 * where that is full or refused, they last as long as the page. A draft belongs to one person: when another one signs in,
 * it is deleted, and an explicit sign-out deletes all drafts in every tab.
 */
import { toRecordNames } from '#domain/forms/inputNames.ts'
import { tokenStore, userIdFromToken } from '../../foundation/data/tokenStore.ts'
import type { FormValues } from './formConfig.ts'

export interface FormDraft {
  form: FormValues
  /** The record that the form started from; null: a new one. */
  base: DraftBase | null
  /** The last submission of a form that must not be recorded twice; absent before the first one. */
  attempt?: SubmissionAttempt
}

export interface DraftBase {
  form: FormValues
  updated_at: string
}

/** The same content sent again keeps its key, so that the server records it once. */
export interface SubmissionAttempt {
  content: string
  idempotencyKey: string
}

export const draftStore = {
  /** Identifies a form: its owner first, then the client, resource, record and part. */
  keyOf: (userId: string, ...parts: readonly string[]): string =>
    PREFIX + [userId, ...parts].join(':'),

  /**
   * Returns null when there is no draft, or one of an older version of the form that lacks some of `fields`. Up to
   * November 2026 drafts had the names of the input, which `inputNames` has for each field.
   */
  read(key: string, fields: readonly string[], inputNames: InputNames = {}): FormDraft | null {
    const draft = memory.get(key) ?? parseDraft(storage.get(key))
    const isComplete = ({ form }: FormDraft) => fields.every((field) => Object.hasOwn(form, field))
    if (!draft || isComplete(draft)) return draft
    const renamed = renameFields(draft, inputNames)
    return isComplete(renamed) ? renamed : null
  },

  write(key: string, draft: FormDraft): void {
    memory.set(key, draft)
    storage.set(key, JSON.stringify(draft))
  },

  clear(key: string): void {
    memory.delete(key)
    storage.remove(key)
  },

  exists: (key: string): boolean => memory.has(key) || storage.get(key) !== null,

  isEmpty: (): boolean => ![...memory.keys(), ...storage.keys()].some(isDraftKey),

  /** Deletes every draft, here and in the browser's other tabs. */
  clearAll(): void {
    clearDrafts(() => true)
    try {
      // Other tabs receive this as a storage event.
      localStorage.setItem(CLEARED_KEY, new Date().toISOString())
      localStorage.removeItem(CLEARED_KEY)
    } catch {
      // Without storage there is no draft in another tab that would outlive its page.
    }
  },
}

const PREFIX = 'draft:'
const CLEARED_KEY = 'drafts_cleared'

const isDraftKey = (key: string) => key.startsWith(PREFIX)

const memory = new Map<string, FormDraft>()

/** The tab's session storage. A browser may refuse any use of it, and a write when it is full. */
const storage = {
  get(key: string): string | null {
    try {
      return sessionStorage.getItem(key)
    } catch {
      return null
    }
  },

  set(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text)
    } catch {
      // An older draft must not come back in place of this one.
      storage.remove(key)
    }
  },

  remove(key: string): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },

  keys(): string[] {
    try {
      return Object.keys(sessionStorage)
    } catch {
      return []
    }
  },
}

function parseDraft(text: string | null): FormDraft | null {
  try {
    return JSON.parse(text ?? 'null') as FormDraft | null
  } catch {
    return null
  }
}

function renameFields({ form, base, ...draft }: FormDraft, names: InputNames): FormDraft {
  const rename = (values: FormValues): FormValues => toRecordNames(names, values)
  return { ...draft, form: rename(form), base: base && { ...base, form: rename(base.form) } }
}

type InputNames = Readonly<Record<string, string>>

function clearDrafts(isObsolete: (key: string) => boolean): void {
  for (const key of new Set([...memory.keys(), ...storage.keys()]))
    if (isDraftKey(key) && isObsolete(key)) draftStore.clear(key)
}

/** A session that ends keeps its drafts: the same person may sign in again. */
function clearDraftsOfOthers(): void {
  const accessToken = tokenStore.accessToken()
  const userId = accessToken && userIdFromToken(accessToken)
  if (userId) clearDrafts((key) => !key.startsWith(draftStore.keyOf(userId, '')))
}

clearDraftsOfOthers()
tokenStore.subscribe(clearDraftsOfOthers)
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === CLEARED_KEY && newValue !== null) clearDrafts(() => true)
})
