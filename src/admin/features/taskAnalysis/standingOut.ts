/** Tasks or places that stand out, or did before an action on them: each once, with its principles. */
import type { AnalysisRow } from './taskAnalysisQuery.ts'

export interface StandingOut {
  record: AnalysisRow['record']
  /** Principle of the most certain row. */
  principle: AnalysisRow['principle']
  /** Rows that stand out; none: only to be watched. */
  named: readonly AnalysisRow[]
  /** An action on it is done. */
  isActedOn: boolean
}

/** Returns each task or place that stands out once: those with a finished action first, then the most certain. */
export function standingOut(rows: readonly AnalysisRow[]): StandingOut[] {
  const found = rows.filter(({ is_named, since_action }) => is_named || since_action)
  return found
    .filter(({ record }, at) => found.findIndex((row) => row.record.id === record.id) === at)
    .map(({ record, principle }) => {
      const own = found.filter((row) => row.record.id === record.id)
      const named = own.filter(({ is_named }) => is_named)
      return {
        record,
        principle: named[0]?.principle ?? principle,
        named,
        isActedOn: own.some(({ since_action }) => since_action),
      }
    })
    .toSorted((a, b) => Number(b.isActedOn) - Number(a.isActedOn))
}
