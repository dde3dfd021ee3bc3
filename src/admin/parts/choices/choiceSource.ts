/** What a dropdown offers and where it comes from. */

/** Something to choose. */
export interface Choice {
  id: string
  name: string
}

export interface ChoiceSource<C extends Choice> {
  key: readonly unknown[]
  /** The server searches; otherwise all choices come at once and are searched here. */
  isServerSearch: boolean
  /** What to choose first; null: nothing. */
  disabledReason: string | null
  /** At most one more than are shown, sorted by name. */
  load: (search: string, signal: AbortSignal) => Promise<C[]>
}

/** A source that can say whether it offers a record, however many others match its name. */
export interface CheckableSource<C extends Choice> extends ChoiceSource<C> {
  has: (id: string, signal: AbortSignal) => Promise<boolean>
}

export const MAX_CHOICES = 50
