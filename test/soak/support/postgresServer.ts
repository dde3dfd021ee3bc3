/** A PostgreSQL server of the soak's own, with the binaries of the system; what it writes reaches the disk. */
import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from '../../support/startProduct.ts'
import { Skipped } from '../soakRow.ts'

export type StopMode = 'fast' | 'immediate'

export interface PostgresServer {
  /** Creates an empty database and returns its connection string. */
  createDatabase: () => Promise<string>
  /** 'immediate' ends it as a crash does: it recovers at its next start. */
  stop: (mode: StopMode) => Promise<void>
  start: () => Promise<void>
  isRunning: () => Promise<boolean>
  /** Stops it and removes its files. */
  end: () => Promise<void>
}

export interface PostgresOptions {
  /** Folder for the tables; it must be empty. */
  folder?: string
  /** Folder for the write-ahead log; it must be empty. */
  logFolder?: string
  settings?: Record<string, string>
}

/** Throws Skipped where PostgreSQL is not installed. */
export async function startPostgres({
  folder,
  logFolder,
  settings = {},
}: PostgresOptions = {}): Promise<PostgresServer> {
  const binaries = findBinaries()
  const owner = databaseOwner()
  const home = mkdtempSync(join(tmpdir(), 'liftwise-soak-pg-'))
  for (const path of [home, folder, logFolder])
    if (path && owner) chownSync(path, owner.uid, owner.gid)
  const data = folder ? join(folder, 'db') : join(home, 'db')
  const run = (program: string, ...args: readonly string[]) =>
    promisify(execFile)(join(binaries, program), args, { ...owner, cwd: home })
  // Small files, so that a small disk is soon used up.
  const log = logFolder ? ['--waldir', join(logFolder, 'wal'), '--wal-segsize=1'] : []
  await run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', ...log)
  const port = await freePort()
  const options = Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    fsync: 'on',
    ...settings,
  }).map(([name, value]) => `-c ${name}=${value}`)
  const start = async () => {
    const log = ['-l', join(home, 'log')]
    await run('pg_ctl', '-D', data, '-w', ...log, '-o', options.join(' '), 'start')
  }
  const isRunning = () =>
    run('pg_ctl', '-D', data, 'status').then(
      () => true,
      () => false,
    )
  const stop = async (mode: StopMode) => {
    if (await isRunning()) await run('pg_ctl', '-D', data, '-w', '-m', mode, 'stop')
  }
  await start()
  let databases = 0
  return {
    start,
    stop,
    isRunning,
    createDatabase: async () => {
      databases += 1
      const name = `soak_${databases}`
      const client = new pg.Client({
        connectionString: `postgres://postgres@127.0.0.1:${port}/postgres`,
      })
      await client.connect()
      await client.query(`create database ${name}`)
      await client.end()
      return `postgres://postgres@127.0.0.1:${port}/${name}`
    },
    end: async () => {
      await stop('immediate')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const VERSIONS = '/usr/lib/postgresql'

/** Returns the folder of the newest version that is installed. */
function findBinaries(): string {
  const folders = existsSync(VERSIONS)
    ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))
    : []
  const found = folders
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
  if (!found) throw new Skipped(`PostgreSQL is not installed in ${VERSIONS}.`)
  return found
}

/** PostgreSQL refuses to run as root; null: it runs as who runs the soak. */
function databaseOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
