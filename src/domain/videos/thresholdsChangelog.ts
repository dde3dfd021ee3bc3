/** Versions of the thresholds; what changed with each, why, and what it cost, is worded by `modelFigures.changes` of the texts. */
import type { modelFigures as texts } from '#texts/en/modelFigures.ts'

export interface ThresholdsChange {
  version: number
  /** Day from which on it judges. */
  date: string
  text: keyof typeof texts.changes
}

/** The newest first; each version of THRESHOLDS has an entry. */
export const THRESHOLDS_CHANGELOG: readonly ThresholdsChange[] = [
  { version: 3, date: '2026-11-27', text: 'version3' },
  { version: 2, date: '2026-11-27', text: 'version2' },
  { version: 1, date: '2026-11-22', text: 'version1' },
]
