/** What PostgreSQL and the embedded engine are to the executor. */
import type { Pool } from 'pg'

export interface Engine {
  pool: Pool
  /** Everybody takes turns on the one connection, so nobody may keep it between two statements. */
  hasOneConnection: boolean
  /** Rejects, in words, when nothing may be written now. */
  beforeWrite(): Promise<void>
  close(): Promise<void>
}
