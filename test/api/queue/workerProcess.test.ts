/** A process that only works on the job queue. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openQueueScenario } from '../../support/scenarios/queueScenario.ts'
import { sql } from '#server/platform/db/sql.ts'

const server = process.env['TEST_DATABASE_URL'] ?? null
const folder = mkdtempSync(join(tmpdir(), 'liftwise-worker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SCRIPT = join(import.meta.dirname, '../../../src/server/app/worker.ts')
const start = (settings: Record<string, string>) =>
  spawn(process.execPath, ['--import', 'tsx', SCRIPT], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...settings },
  })

function heard(child: ChildProcess): { said: string; complained: string } {
  const words = { said: '', complained: '' }
  child.stdout?.on('data', (chunk: Buffer) => (words.said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (words.complained += chunk.toString()))
  return words
}

it('[29.15] refuses the embedded database with a sentence', async () => {
  const child = start({})
  const words = heard(child)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(words).toEqual({
    said: '',
    complained:
      'A separate worker needs DATABASE_URL: only one process can open the embedded database, and the server processes its queue itself.\n',
  })
})

it.runIf(server)('[29.15] works until it is stopped, and stops in order', async () => {
  const scenario = await openQueueScenario()
  const [found] = await scenario.db.read<{ name: string }>('every client', (tables) =>
    tables.sql(() => sql`select current_database() as name`),
  )
  const job = await scenario.enqueue({ kind: 'mail.unheardOf' as 'mail.passwordReset' })
  const child = start({
    DATABASE_URL: Object.assign(new URL(server ?? ''), { pathname: `/${found?.name}` }).href,
    TOKEN_SECRET: 'the secret of a worker that is only a test',
    // Started explicitly, despite this setting.
    WORKER: 'off',
  })
  const words = heard(child)
  await expect
    .poll(async () => (await scenario.rowOf(job)).state, { timeout: 20_000, interval: 50 })
    .toBe('failed')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(words.said).toMatch(/^Liftwise is processing the job queue\.\n.*mail\.unheardOf.* failed/)
  expect(words.complained).toBe('')
  await scenario.db.close()
})
