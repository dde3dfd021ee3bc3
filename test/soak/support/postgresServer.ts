/** A PostgreSQL server of the soak's own, with the binaries of the system; what it writes reaches the disk. */
import { execFile, execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg, { type QueryResultRow } from 'pg'
import { freePort } from '../../support/startProduct.ts'
import { Skipped } from '../soakRow.ts'

export type StopMode = 'fast' | 'immediate'

export interface PostgresServer {
  port: number
  /** Creates an empty database and returns its connection string. */
  createDatabase: () => Promise<string>
  /** Copies the server and starts the copy, which follows it from then on. */
  createReplica: (settings?: Record<string, string>) => Promise<PostgresServer>
  /** Runs SQL in `database` as a superuser. */
  query: <Row extends QueryResultRow>(sql: string, database?: string) => Promise<Row[]>
  /** 'immediate' ends it as a crash does: it recovers at its next start. */
  stop: (mode: StopMode) => Promise<void>
  start: () => Promise<void>
  /** Makes a replica a server that takes writes. */
  promote: () => Promise<void>
  /** Stops it, and its replicas, and removes its files. */
  end: () => Promise<void>
}

export interface PostgresOptions {
  /** Folder for the tables; it must be empty. */
  folder?: string
  settings?: Record<string, string>
}

/** Throws Skipped where PostgreSQL is not installed. */
export async function startPostgres({
  folder,
  settings = {},
}: PostgresOptions = {}): Promise<PostgresServer> {
  const binaries = findBinaries()
  const owner = databaseOwner()
  const home = mkdtempSync(join(tmpdir(), 'liftwise-soak-pg-'))
  for (const path of [home, folder]) if (path && owner) chownSync(path, owner.uid, owner.gid)
  const data = folder ? join(folder, 'db') : join(home, 'db')
  const run = (program: string, ...args: readonly string[]) =>
    promisify(execFile)(join(binaries, program), args, { ...owner, cwd: home })
  await run('initdb', '-N', '-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8')
  return startServer({ run, home, data, settings: { fsync: 'on', ...settings } })
}

interface ServerFiles {
  run: (program: string, ...args: readonly string[]) => Promise<unknown>
  home: string
  data: string
  settings: Record<string, string>
}

async function startServer({ run, home, data, settings }: ServerFiles): Promise<PostgresServer> {
  const port = await freePort()
  const options = Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    ...settings,
  }).map(([name, value]) => `-c ${name}=${value}`)
  const start = async () => {
    await run('pg_ctl', '-D', data, '-w', '-l', `${data}.log`, '-o', options.join(' '), 'start')
  }
  const isRunning = () =>
    run('pg_ctl', '-D', data, 'status').then(
      () => true,
      () => false,
    )
  const stop = async (mode: StopMode) => {
    if (await isRunning()) await run('pg_ctl', '-D', data, '-w', '-m', mode, 'stop')
  }
  const addressOf = (database: string, user = 'postgres') =>
    `postgres://${user}@127.0.0.1:${port}/${database}`
  const query: PostgresServer['query'] = async (sql, database = 'postgres') => {
    const client = new pg.Client({ connectionString: addressOf(database) })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
  await start()
  let databases = 0
  const replicas: PostgresServer[] = []
  return {
    port,
    start,
    stop,
    query,
    promote: async () => void (await run('pg_ctl', '-D', data, '-w', 'promote')),
    createDatabase: async () => {
      databases += 1
      const name = `soak_${databases}`
      await query(`create role ${name} login`)
      await query(`create database ${name} owner ${name}`)
      return addressOf(name, name)
    },
    createReplica: async (more = {}) => {
      const folder = `${data}-replica-${replicas.length + 1}`
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
      await run('pg_basebackup', '-N', '-R', '-c', 'fast', '-D', folder, ...from)
      const replica = await startServer({
        run,
        home,
        data: folder,
        settings: { ...settings, ...more },
      })
      replicas.push(replica)
      return replica
    },
    end: async () => {
      for (const replica of replicas) await replica.stop('immediate')
      await stop('immediate')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

const VERSIONS = '/usr/lib/postgresql'

/** Returns the folder of the newest version that is installed. */
function findBinaries(): string {
  const found = installedBinaries()
  if (!found) throw new Skipped(`PostgreSQL is not installed in ${VERSIONS}.`)
  return found
}

export const hasPostgresBinaries = (): boolean => installedBinaries() !== undefined

function installedBinaries(): string | undefined {
  const folders = existsSync(VERSIONS)
    ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a))
    : []
  return folders
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root; null: it runs as who runs the soak. */
function databaseOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (option: string) =>
    Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
