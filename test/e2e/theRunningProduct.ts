/** Builds what is stale and starts the product as a user would, on an empty folder with the demo, for all end-to-end tests. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build, root } from '../../src/server/boot/prepare.mjs'
import { findChromium } from './findChromium.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    tokenSecret: string
    mailFolder: string
    chromium: string
  }
}

const tokenSecret = 'end-to-end tests sign their own tokens with this'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  build()
  const folder = mkdtempSync(join(tmpdir(), 'liftwise-e2e-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: folder,
      TOKEN_SECRET: tokenSecret,
      DEMO: 'on',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await greeting(server)
  project.provide('address', address)
  project.provide('tokenSecret', tokenSecret)
  project.provide('mailFolder', join(folder, 'mail'))
  project.provide('chromium', findChromium())
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

function greeting(server: ChildProcess): Promise<void> {
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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const found = probe.address()
      probe.close(() => resolve(typeof found === 'object' && found ? found.port : 0))
    })
  })
}
