/** Runs the migrations: plain SQL files in order, each once, by one process at a time. */
import { runner } from 'node-pg-migrate'
import type { Pool } from 'pg'
import { join } from 'node:path'
import { withOwnerRole } from './databaseRoles.ts'
import { projectRoot } from '../settings/projectRoot.ts'

const MIGRATION_LOCK = 7_216_354

export async function migrate({ pool }: { pool: Pool }): Promise<void> {
  await withOwnerRole(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      await runner({
        dbClient: client,
        dir: join(projectRoot, 'src/server/platform/db/migrations'),
        direction: 'up',
        migrationsTable: 'migrations',
        noLock: true,
        log: () => undefined,
        logger: { debug: noop, info: noop, warn: noop, error: noop },
      })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  })
}

function noop(): void {}
