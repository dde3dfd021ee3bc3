/** The built product in a process of its own, with the settings of production. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#server/app/prepare.mjs'
import { freePort, greeting } from '../../support/startProduct.ts'

interface ProductServer {
  port: number
  process: ChildProcess
  /** Seconds from its start until it answered. */
  coldStart: number
  stop: () => Promise<void>
}

interface ProductToStart {
  /** null: embedded in `dataDir`. */
  databaseUrl: string | null
  dataDir?: string
  /** Modules of this folder that are loaded before it. */
  loaded?: readonly string[]
  settings?: Record<string, string>
  /** The Node that runs it; the one that measures by default. */
  execPath?: string
}

export async function startProductServer({
  databaseUrl,
  dataDir,
  loaded = ['tellUsage.mjs'],
  settings = {},
  execPath = process.execPath,
}: ProductToStart): Promise<ProductServer> {
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-bench-'))
  const port = await freePort()
  const began = performance.now()
  const child = fork(join(root, 'dist/server/main.js'), {
    cwd: root,
    execPath,
    execArgv: loaded.flatMap((name) => ['--import', new URL(name, import.meta.url).href]),
    serialization: 'advanced',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir ?? folder,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      TOKEN_SECRET: 'the secret of a measurement, long enough',
      DEMO: 'off',
      ...settings,
    },
  })
  child.stderr?.pipe(process.stderr)
  await greeting(child)
  // Any output while it is being measured means trouble.
  child.stdout?.on('data', (chunk: Buffer) => process.stderr.write(chunk))
  return {
    port,
    process: child,
    coldStart: (performance.now() - began) / 1_000,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
