/** Other GraphQL servers, installed apart from the product's packages and started one process each. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#server/app/prepare.mjs'
import { typeDefs } from '#api/generated/typeDefs.ts'

/** `sql`: has the product's schema and statements, so it is told the statement of each operation. */
export const PEERS = [
  { name: 'PostGraphile', module: 'postgraphile.mjs', packageName: 'postgraphile', sql: false },
  { name: 'Mercurius', module: 'mercurius.mjs', packageName: 'mercurius', sql: true },
  { name: 'Yoga', module: 'yoga.mjs', packageName: 'graphql-yoga', sql: true },
] as const

export type Peer = (typeof PEERS)[number]

const SOURCES = join(root, 'test/bench/peers')
const FOLDER = join(root, 'data/peers')
const SCHEMA = join(FOLDER, 'schema.graphql')

/** Installs what the lock file of test/bench/peers says, once for each version of it. */
export function installPeers(): void {
  const lock = readFileSync(join(SOURCES, 'package-lock.json'), 'utf8')
  const installed = join(FOLDER, 'node_modules/installed-lock.json')
  const isInstalled = existsSync(installed) && readFileSync(installed, 'utf8') === lock
  mkdirSync(FOLDER, { recursive: true })
  cpSync(SOURCES, FOLDER, { recursive: true })
  writeFileSync(SCHEMA, typeDefs)
  if (isInstalled) return
  console.log('Installing the other servers (once) …')
  const { status } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error('The other servers could not be installed.')
  writeFileSync(installed, lock)
}

export const peerVersion = ({ packageName }: Peer): string =>
  JSON.parse(readFileSync(join(FOLDER, 'node_modules', packageName, 'package.json'), 'utf8'))
    .version

export const peerNodeVersion = (): string =>
  spawnSync(peerNode(), ['--version'], { encoding: 'utf8' }).stdout.trim()

/**
 * The Node of every measured server, the product too: PostGraphile 5 needs 22. Installed with them where there is one for
 * this machine.
 */
export function peerNode(): string {
  const { platform, arch, execPath, versions } = process
  const installed = join(FOLDER, `node_modules/node-${platform}-${arch}/bin/node`)
  if (existsSync(installed)) return installed
  if (Number.parseInt(versions.node, 10) >= 22) return execPath
  throw new Error(`PostGraphile 5 needs Node 22 or newer; this is ${versions.node}.`)
}

export interface PeerServer {
  peer: Peer
  port: number
  process: ChildProcess
  /** Application name that it gives to the database. */
  application: string
  stop: () => Promise<void>
}

export async function startPeer(
  peer: Peer,
  { databaseUrl, timeZone }: { databaseUrl: string; timeZone: string },
): Promise<PeerServer> {
  const application = `${peer.name} ${process.pid}`
  const child = fork(join(FOLDER, peer.module), {
    cwd: FOLDER,
    execPath: peerNode(),
    execArgv: ['--import', new URL('tellUsage.mjs', import.meta.url).href],
    serialization: 'advanced',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      GRAPHILE_ENV: 'production',
      BENCH_DATABASE_URL: databaseUrl,
      BENCH_APPLICATION: application,
      BENCH_TIME_ZONE: timeZone,
      BENCH_SCHEMA: SCHEMA,
    },
  })
  const ended = once(child, 'exit')
  const port = await Promise.race([
    once(child, 'message').then(([told]) => told as number),
    ended.then(() => Promise.reject(new Error(`${peer.name} has ended before it listened.`))),
  ])
  return {
    peer,
    port,
    process: child,
    application,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
