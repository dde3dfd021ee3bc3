/** Versions of the thresholds; what changed with each, why, and what it cost, is worded by the model card of each language. */

export interface ThresholdsChange {
  version: number
  /** Day from which on it judges. */
  date: string
}

/** The newest first; each version of THRESHOLDS has an entry. */
export const THRESHOLDS_CHANGELOG: readonly ThresholdsChange[] = [
  { version: 4, date: '2026-11-28' },
  { version: 3, date: '2026-11-27' },
  { version: 2, date: '2026-11-27' },
  { version: 1, date: '2026-11-22' },
]
