/** Lists what an import changes in records that exist, cell by cell. */
import type { ImportChange } from '#api/generated/contract.ts'
import { truncateText } from '#domain/wholeCharacters.ts'
import { yieldToEventLoop } from './importBatches.ts'

/** Computed again each time, since an import may change 100,000 records. */
export type ImportChanges = () => Iterable<ImportChange>

export interface ChangeSummary {
  /** Number of changes that a person would read, with shortened texts. */
  changes: ImportChange[]
  change_count: number
}

export async function summarizeChanges(changes: ImportChanges): Promise<ChangeSummary> {
  const summary: ChangeSummary = { changes: [], change_count: 0 }
  for (const change of changes()) {
    if (summary.changes.length < MAX_CHANGES)
      summary.changes.push({ ...change, from: shorten(change.from), to: shorten(change.to) })
    summary.change_count += 1
    if (summary.change_count % CHANGES_PER_TURN === 0) await yieldToEventLoop()
  }
  return summary
}

export const NO_CHANGES: ChangeSummary = { changes: [], change_count: 0 }

const MAX_CHANGES = 500
const CHANGES_PER_TURN = 1_000

/** A cell may name a thousand places. */
const shorten = (text: string | null | undefined): string | null =>
  text && text.length > MAX_LENGTH ? `${truncateText(text, MAX_LENGTH - 1)}…` : (text ?? null)

const MAX_LENGTH = 300
