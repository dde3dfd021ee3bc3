/** Several web and worker processes of the built product behind nginx. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '#server/app/prepare.mjs'
import { FIRST_WEB_PORT, startNginx } from './nginx.ts'
import { freePort } from './startProduct.ts'

export interface ClusterProcess {
  /** Of a web process, in the same slot always the same one. */
  port: number
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
  start: (role: 'web' | 'worker', slot: number, folder?: string) => Promise<ClusterProcess>
  /** Ends all processes and nginx. */
  close: () => Promise<void>
}

/** `folder`: for the files of nginx. */
export async function openCluster(
  folder: string,
  settings: Record<string, string>,
): Promise<Cluster> {
  const webPorts = [FIRST_WEB_PORT, await freePort()]
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
      await hasWritten(child, GREETINGS[role])
      const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
        const ended = once(child, 'exit')
        child.kill(signal)
        const [code] = (await ended) as [number | null]
        return code
      }
      return {
        port: webPort,
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

async function hasWritten(child: ChildProcess, text: string): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(text)) resolve()
    }
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear)
    child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${output}`)))
  })
}

/**
 * Copies the product to a folder as its next version, with one more migration. Its app has a script that this version lacks:
 * `/assets/next.js`.
 */
export function copyAsNextVersion(folder: string, migration: { name: string; sql: string }): void {
  for (const path of ['dist/server', 'src/server/platform/db/migrations'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
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
