/** What PostgreSQL and the embedded engine are to the executor. */
import type { Pool } from 'pg'
import type { PipelinedReads } from './pipelinedReads.ts'

export interface Engine {
  pool: Pool
  /** null: there is one connection, which everybody shares as it is. */
  pipelinedReads: PipelinedReads | null
  /** Everybody takes turns on the one connection, so nobody may keep it between two statements. */
  hasOneConnection: boolean
  /** Rejects, in words, when nothing may be written now. */
  assertWritable(): Promise<void>
  close(): Promise<void>
}
