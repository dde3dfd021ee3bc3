/** Opens an installation while no process of Liftwise uses it, and keeps everyone from writing to it meanwhile. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { PoolClient } from 'pg'
import { inDumpTransaction, listTables } from '../backup/databaseRows.ts'
import { withOwnerRole } from '../db/databaseRoles.ts'
import { COMMAND_TIMEOUT_MS } from '../db/embedded/openEmbedded.ts'
import { openDatabase } from '../db/openDatabase.ts'
import type { Settings } from '../settings/settings.ts'

/** The transaction of the connection sees the database as of one moment. */
export async function withStoppedInstallation<T>(
  settings: Settings,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = settings
  if (!databaseUrl && !existsSync(join(dataDir, 'db')))
    throw new Error(`There is no database in ${dataDir}. Set DATA_DIR as for the server.`)
  // The embedded database refuses a second process.
  const db = await openDatabase({
    ...settings,
    databasePoolSize: POOL_SIZE,
    replicaUrls: [],
    embeddedTimeoutMs: COMMAND_TIMEOUT_MS,
  })
  try {
    return await withOwnerRole(db.pool, async (client) => {
      await assertUnused(client)
      const tables = await listTables(client)
      return inDumpTransaction(client, 'isolation level repeatable read', async () => {
        // A process that is started meanwhile can read, but not write. The first statement decides what is seen.
        await client.query(`set local lock_timeout = '10s'`)
        for (const { name } of tables)
          await client.query(`lock table ${client.escapeIdentifier(name)} in share mode`)
        return work(client)
      })
    })
  } finally {
    await db.close()
  }
}

/** One connection is used. */
const POOL_SIZE = 1

async function assertUnused(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name like 'liftwise%'`,
  )
  const count = rows[0]?.count ?? 0
  if (count > 0)
    throw new Error(
      `The database is in use: processes of Liftwise have ${count} connections to it. Stop them first. Nothing was moved.`,
    )
}
