/** Choices of a dropdown and their sources. */

export interface Choice {
  id: string
  name: string
}

export interface ChoiceSource<C extends Choice> {
  key: readonly unknown[]
  /** True: the server searches; false: all choices are loaded together and searched in the browser. */
  isServerSearch: boolean
  /** Text that names what must be selected first; null: the dropdown is enabled. */
  disabledReason: string | null
  /** Returns at most one choice more than are shown, sorted by name. */
  load: (search: string, signal: AbortSignal) => Promise<C[]>
  /** Shown at the end of a choice's line; null: nothing. */
  noteOf?: (choice: Choice) => string | null
}

/** A source that can tell whether it offers a record, regardless of how many others match its name. */
export interface CheckableSource<C extends Choice> extends ChoiceSource<C> {
  /** Resolves to null when the chosen record is not offered. The server is waited for, as nobody waits for this. */
  check: (id: string, signal: AbortSignal) => Promise<C | null>
}

/** A source that also finds a record to choose. */
export interface FindableSource<C extends Choice> extends CheckableSource<C> {
  /** Resolves to null when the record is not offered. */
  find: (id: string, signal: AbortSignal) => Promise<C | null>
}

export const MAX_CHOICES = 50
