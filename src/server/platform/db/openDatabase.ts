/** Opens PostgreSQL, with its replicas, or the embedded engine. */
import type { Pool } from 'pg'
import type { Database } from './database.ts'
import { openEmbeddedDatabase } from './embedded/embeddedDatabase.ts'
import type { RowSecurity } from './executor.ts'
import { openPostgres } from './openPostgres.ts'
import { withReplicas } from './replicas/withReplicas.ts'
import { DEFAULT_POOL_SIZE, DEFAULT_STATEMENT_SECONDS } from '../settings/settings.ts'

export interface DatabaseSettings {
  /** null: embedded in `dataDir`. */
  databaseUrl: string | null
  /** A folder; or for tests 'memory://', which may go on with the path of an archive to begin with. */
  dataDir: string
  rowSecurity: RowSecurity
  /** Maximum number of connections to each PostgreSQL server; the embedded engine has one. */
  databasePoolSize?: number
  /** Longest statement on PostgreSQL. */
  statementSeconds?: number
  /** Longest statement of the embedded engine; a minute, if not set. */
  embeddedTimeoutMs?: number
  /** Connection strings of streaming replicas. */
  replicaUrls?: readonly string[]
}

export async function openDatabase(settings: DatabaseSettings): Promise<Database & { pool: Pool }> {
  const { databaseUrl, replicaUrls = [], rowSecurity } = settings
  if (!databaseUrl) return openEmbeddedDatabase(settings)
  const poolSize = settings.databasePoolSize ?? DEFAULT_POOL_SIZE
  const statementSeconds = settings.statementSeconds ?? DEFAULT_STATEMENT_SECONDS
  const db = await openPostgres(databaseUrl, { poolSize, statementSeconds, rowSecurity })
  return replicaUrls.length === 0 ? db : withReplicas(db, replicaUrls, { poolSize, rowSecurity })
}
