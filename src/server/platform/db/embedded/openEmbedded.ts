/** The embedded engine: PostgreSQL in a worker thread, one connection, its files in a folder that is ours alone. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Engine } from '../engine.ts'
import { setReadRole } from '../becomeReader.ts'
import { typeParsers } from '../typeParsers.ts'
import { startAutovacuum } from './autovacuum.ts'
import { assertDiskSpace } from '../../files/diskSpace.ts'
import { lockDataDir } from './dataDirLock.ts'
import { openPgliteSocket } from './engineThread.ts'

export async function openEmbedded(dataDir: string): Promise<Engine> {
  const inMemory = dataDir.startsWith('memory://')
  const unlock = inMemory ? () => undefined : await createLockedDataDir(dataDir)
  const thread = openPgliteSocket(inMemory ? dataDir : join(dataDir, 'db'))
  const pool = new pg.Pool({
    max: 1,
    types: typeParsers,
    stream: () => thread.connect(),
    ssl: false,
    user: 'postgres',
    database: 'postgres',
    idleTimeoutMillis: 0,
    // The one backend outlives a connection, and would remember its statements.
    onConnect: async (client) => {
      await client.query('deallocate all')
      await setReadRole(client)
    },
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const stopVacuuming = startAutovacuum(pool)
  return {
    pool,
    pipelinedReads: null,
    hasOneConnection: true,
    assertWritable: () => (inMemory ? Promise.resolve() : assertDiskSpace(dataDir)),
    close: async () => {
      await stopVacuuming()
      await pool.end()
      await thread.close()
      unlock()
    },
  }
}

async function createLockedDataDir(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true })
  return lockDataDir(dataDir)
}
