/** What every export and import has in its payload, beside what its handler needs. */
import type { ExportFormat } from '#domain/enumerations.ts'

export interface UserJobPayload {
  /** The client that it is about; the job itself is in the asker's own. */
  clientId: string
  /** What its file is saved as; of an import what was uploaded. */
  fileName: string
  /** Of an export. */
  format?: ExportFormat
  /** Of an import: looks through the file and writes nothing. */
  check?: boolean
  /** Of an import: the key of the file that was uploaded. */
  source?: string
}
