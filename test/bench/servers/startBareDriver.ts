/** Starts the bare driver in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

interface BareDriver {
  port: number
  process: ChildProcess
  stop: () => Promise<void>
}

/** `execPath`: the Node that runs it. */
export async function startBareDriver(
  databaseUrl: string,
  execPath = process.execPath,
): Promise<BareDriver> {
  const child = fork(new URL('bareDriver.ts', import.meta.url), {
    execPath,
    execArgv: [...process.execArgv, '--import', new URL('tellUsage.mjs', import.meta.url).href],
    serialization: 'advanced',
    env: { ...process.env, BENCH_DATABASE_URL: databaseUrl, BENCH_RUN: String(process.pid) },
  })
  const [port] = (await once(child, 'message')) as [number]
  return {
    port,
    process: child,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Application name that the bare driver gives to the database. */
export const BARE_APPLICATION = `bare driver ${process.env['BENCH_RUN'] ?? process.pid}`
