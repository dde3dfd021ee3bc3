/** How far an export is, wherever it is written. */
import type { ExportFormat } from '#domain/enumerations.ts'
import type { ListColumn } from './columnReading.ts'

export type ExportState =
  | { step: 'idle' }
  | { step: 'reading'; format: ExportFormat }
  | { step: 'waiting'; format: ExportFormat }
  | { step: 'fetching'; format: ExportFormat; done: number; total: number }
  | { step: 'writing'; format: ExportFormat }
  /** It goes on, and nothing is heard of it at the moment. */
  | { step: 'unheard'; format: ExportFormat }
  | { step: 'failed'; format: ExportFormat; reason: string }

export interface Export {
  state: ExportState
  /** Whether the page may be left meanwhile. */
  isOnServer: boolean
  start: (format: ExportFormat) => void
  /** Takes the columns that `reading` asks for. */
  onRead: (format: ExportFormat, columns: ListColumn[]) => void
  /** Also puts a failure away. */
  cancel: () => void
}

export const IDLE_EXPORT: ExportState = { step: 'idle' }
