/** What an import of a file keeps of what was asked for, until its turn comes. */
import type { UserJobPayload } from '../../platform/queue/personalPayload.ts'

export interface ImportPayload extends UserJobPayload {
  /** The key of the file that was uploaded. */
  source: string
  /** New people get a mail to choose a password. */
  invite?: boolean
}
