/** The interface of PostgreSQL and the embedded engine to the executor. */
import type { Pool } from 'pg'
import type { RunAside } from './embedded/autovacuum.ts'
import type { ReadCopy } from './embedded/readCopy.ts'
import type { PipelinedReads } from './pipelinedReads.ts'
import type { Replicas } from './replicas/replicas.ts'

export interface Engine {
  pool: Pool
  /** null: too few connections to reserve some. */
  pipelinedReads: PipelinedReads | null
  /** null: none. */
  replicas: Replicas | null
  /** All work shares one connection, so nothing may keep it between two statements. */
  hasOneConnection: boolean
  /** Opens a copy of the database for reading; null: there is none, or none is needed. */
  openReadCopy(): Promise<ReadCopy | null>
  /**
   * Vacuums and analyses tables from time to time, unless the engine does it itself. Returns a stop function that resolves
   * when the work in progress is done.
   */
  startUpkeep(runAside: RunAside): () => Promise<void>
  /** Does it now, after many rows were written. */
  tidy(): Promise<void>
  /** Rejects with a message when nothing may be written now. */
  assertWritable(): Promise<void>
  close(): Promise<void>
}
