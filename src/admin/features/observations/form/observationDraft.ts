/** What was typed into the add-observation screen, kept in this tab per person and client until it is added or given up. */
import type { ObservationFormState } from './observationFormState.ts'

export interface ObservationDraft {
  entered: ObservationFormState
  /** null: not sent yet. */
  attempt: SubmissionAttempt | null
}

/** The keys of one submission: the same content sent again keeps them, so that nothing is recorded twice. */
export interface SubmissionAttempt {
  content: string
  videoKey: string
  observationKey: string
}

export const observationDraft = {
  /** null: nothing kept, or kept by an older version of the screen. */
  read(key: string, fresh: ObservationFormState): ObservationDraft | null {
    try {
      const draft = JSON.parse(sessionStorage.getItem(key) ?? 'null') as ObservationDraft | null
      return draft && hasSameFields(draft.entered, fresh) ? draft : null
    } catch {
      return null
    }
  },

  /** A full or forbidden storage only costs the safety net. */
  write(key: string, draft: ObservationDraft): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(draft))
    } catch {
      sessionStorage.removeItem(key)
    }
  },

  clear: (key: string): void => sessionStorage.removeItem(key),

  exists: (key: string): boolean => sessionStorage.getItem(key) !== null,

  keyOf: (userId: string, clientId: string): string => `observation-draft:${clientId}:${userId}`,
}

const hasSameFields = (kept: object, fresh: object) =>
  Object.keys(fresh).every((field) => Object.hasOwn(kept, field))
