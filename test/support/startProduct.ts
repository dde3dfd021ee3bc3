/** Starts the built product as a user would, in an empty folder with the demo. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#server/app/prepare.mjs'

export interface RunningProduct {
  address: string
  folder: string
  /** Resolves when the process has ended and its folder is deleted. */
  stop: () => Promise<void>
}

export async function startProduct(settings: Record<string, string>): Promise<RunningProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-product-'))
  const port = await freePort()
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: folder,
      DEMO: 'on',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await greeting(server)
  return {
    address: `http://127.0.0.1:${port}`,
    folder,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Resolves when the product says where it is. */
export function greeting(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes('Liftwise is at')) resolve()
    }
    server.stdout?.on('data', listen)
    server.stderr?.on('data', listen)
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const found = probe.address()
      probe.close(() => resolve(typeof found === 'object' && found ? found.port : 0))
    })
  })
}
