/** The embedded engine: PostgreSQL in a worker thread, one connection, its files in a folder that is ours alone. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Engine } from '../engine.ts'
import { becomeReader } from '../becomeReader.ts'
import { typeParsers } from '../typeParsers.ts'
import { keepVacuumed } from './autovacuum.ts'
import { refuseWhenNearlyFull } from './diskSpace.ts'
import { lockFolder } from './folderLock.ts'
import { openEngineThread } from './engineThread.ts'

export async function openEmbedded(dataDir: string): Promise<Engine> {
  const inMemory = dataDir.startsWith('memory://')
  const unlock = inMemory ? () => undefined : await lockedFolder(dataDir)
  const thread = openEngineThread(inMemory ? dataDir : join(dataDir, 'db'))
  const pool = new pg.Pool({
    max: 1,
    types: typeParsers,
    stream: () => thread.stream(),
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    // The one backend outlives a connection, and would remember its statements.
    onConnect: async (client) => {
      await client.query('deallocate all')
      await becomeReader(client)
    },
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const stopVacuuming = keepVacuumed(pool)
  return {
    pool,
    quick: null,
    hasOneConnection: true,
    beforeWrite: () => (inMemory ? Promise.resolve() : refuseWhenNearlyFull(dataDir)),
    close: async () => {
      await stopVacuuming()
      await pool.end()
      await thread.close()
      unlock()
    },
  }
}

async function lockedFolder(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true })
  return lockFolder(dataDir)
}
