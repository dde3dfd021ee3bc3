/** Several web and worker processes of the built product behind nginx. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '#server/app/prepare.mjs'
import { FIRST_WEB_PORT, startNginx } from './nginx.ts'
import { freePort } from './startProduct.ts'

export type ClusterRole = 'web' | 'worker'

export interface ClusterProcess {
  /** Of a web process, in the same slot always the same one. */
  port: number
  process: ChildProcess
  /** All that it wrote to its terminal. */
  output: () => string
  /** Sends SIGTERM; resolves to its exit code. */
  stop: () => Promise<number | null>
  /** Sends SIGKILL; resolves when it has ended. */
  kill: () => Promise<void>
}

export interface Cluster {
  /** Where nginx answers without https; it passes all on to the site that `src/server/deploy/nginx.conf` serves. */
  port: number
  /** Of that site, as PEM. */
  certificate: string
  /** Starts the process of a slot (0 or 1 of two), and resolves when it works. `folder`: another version's. */
  start: (role: ClusterRole, slot: number, folder?: string) => Promise<ClusterProcess>
  /** Ends all processes and nginx. */
  close: () => Promise<void>
}

export interface ClusterOptions {
  /** For the files of nginx. */
  folder: string
  webs: number
  settings: Record<string, string>
}

export async function openCluster({ folder, webs, settings }: ClusterOptions): Promise<Cluster> {
  const webPorts = [FIRST_WEB_PORT]
  while (webPorts.length < webs) webPorts.push(await freePort())
  const port = await freePort()
  const { process: nginx, certificate } = await startNginx({ folder, port, webPorts })
  const running = new Set<ChildProcess>([nginx])
  process.once('exit', () => {
    // Killed, nginx would leave its own processes behind.
    for (const child of running) child.kill(child === nginx ? 'SIGTERM' : 'SIGKILL')
  })
  const environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    TRUST_PROXY: '1',
    // Accounts of the demo sign in on this machine only.
    PUBLIC_URL: 'https://127.0.0.1',
    ...settings,
  }
  return {
    port,
    certificate,
    start: async (role, slot, program = root) => {
      const webPort = webPorts[slot] ?? 0
      const child = spawn(process.execPath, [join(program, 'dist/server/main.js'), role], {
        cwd: program,
        env: { ...environment, PORT: String(webPort) },
      })
      running.add(child)
      child.once('exit', () => running.delete(child))
      const output = outputOf(child)
      await hasWritten(child, output, GREETINGS[role])
      const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
        const ended = once(child, 'exit')
        child.kill(signal)
        const [code] = (await ended) as [number | null]
        return code
      }
      return {
        port: webPort,
        process: child,
        output,
        stop: () => end('SIGTERM'),
        kill: async () => void (await end('SIGKILL')),
      }
    },
    close: async () => {
      await Promise.all(
        [...running].map((child) => {
          const ended = once(child, 'exit')
          child.kill('SIGTERM')
          return ended
        }),
      )
    },
  }
}

const GREETINGS = { web: 'Liftwise is at', worker: 'Liftwise is processing' }

/** Collects what a process writes. */
function outputOf(child: ChildProcess): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return () => output
}

async function hasWritten(child: ChildProcess, output: () => string, text: string): Promise<void> {
  while (!output().includes(text)) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${output()}`)
    await wait(20)
  }
}

/**
 * Copies a version of the product, this one by default, to a folder as its next version, with one more migration. Its app
 * has a script that this version lacks: `/assets/next.js`.
 */
export function copyAsNextVersion(
  folder: string,
  migration: { name: string; sql: string },
  before = root,
): void {
  for (const path of ['dist/server', 'src/server/platform/db/migrations'])
    cpSync(join(before, path), join(folder, path), { recursive: true })
  for (const path of ['node_modules', 'templates', 'src/server/app/demo/recordings']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path))
  }
  for (const path of ['dist/client', 'dist/client/assets']) {
    mkdirSync(join(folder, path), { recursive: true })
    for (const name of readdirSync(join(root, path)))
      if (name !== 'assets') symlinkSync(join(root, path, name), join(folder, path, name))
  }
  writeFileSync(join(folder, 'dist/client/assets/next.js'), 'export {}\n')
  writeFileSync(join(folder, 'package.json'), '{ "version": "9.9.9", "type": "module" }\n')
  writeFileSync(
    join(folder, `src/server/platform/db/migrations/${migration.name}.sql`),
    `${migration.sql}\n`,
  )
}

/** Runs a command of the product in a folder, and returns what it wrote. */
export function runCommand(
  folder: string,
  command: string,
  settings: Record<string, string>,
): string {
  return execFileSync(process.execPath, [join(folder, 'dist/server/main.js'), command], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
    encoding: 'utf8',
  })
}
