/** Starts the built product as people start it, and ends it politely or not at all politely. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '#server/app/prepare.mjs'

export interface SoakProduct {
  port: number
  process: ChildProcess
  /** Milliseconds from its start until /readyz answered with ok. */
  readyAfter: number
  /** All that it wrote to its terminal. */
  output: () => string
  /** Sends SIGTERM; resolves to its exit code, and the milliseconds until then. */
  stop: () => Promise<{ code: number | null; took: number }>
  /** Sends SIGKILL; resolves when it has ended. */
  kill: () => Promise<void>
}

export interface ProductOptions {
  port: number
  settings: Record<string, string>
  /** Modules of this folder that are loaded before the product. */
  loaded?: readonly string[]
  /** A command and its options, instead of everything in one process. */
  args?: readonly string[]
}

/** Spawns the process without waiting for anything. */
export function spawnProduct({ port, settings, loaded = [], args = [] }: ProductOptions): {
  child: ChildProcess
  output: () => string
} {
  const child = fork(join(root, 'src/server/app/start.mjs'), args, {
    cwd: root,
    execArgv: loaded.flatMap((name) => ['--import', new URL(name, import.meta.url).href]),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], PORT: String(port), ...settings },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  children.add(child)
  child.once('exit', () => children.delete(child))
  return { child, output: () => output }
}

/** Products that run; none outlives the soak. */
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

export async function startSoakProduct(options: ProductOptions): Promise<SoakProduct> {
  const began = performance.now()
  const { child, output } = spawnProduct(options)
  await ready(child, options.port, output)
  const readyAfter = performance.now() - began
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const asked = performance.now()
    const ended = hasEnded(child) ? [child.exitCode] : once(child, 'exit')
    child.kill(signal)
    const [code] = (await ended) as [number | null]
    return { code, took: performance.now() - asked }
  }
  return {
    port: options.port,
    process: child,
    readyAfter,
    output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  }
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null

const START_TIMEOUT_MS = 120_000
const POLL_MS = 10

/** Resolves when /readyz answers with ok. */
async function ready(child: ChildProcess, port: number, output: () => string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS
  while (performance.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The product ended with ${child.exitCode}: ${output()}`)
    if (await isReady(port)) return
    await wait(POLL_MS)
  }
  throw new Error(`The product was not ready after ${START_TIMEOUT_MS / 1_000} s: ${output()}`)
}

export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok
    },
    () => false,
  )

/** Sends a message to a product with `healthProbe.mjs`, and returns its reply. */
export async function ask<Reply>(child: ChildProcess, message: string): Promise<Reply> {
  const reply = once(child, 'message')
  child.send(message)
  const [answer] = (await reply) as [Reply]
  return answer
}
