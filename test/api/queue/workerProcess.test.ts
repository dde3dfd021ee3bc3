/** The processes that share a database: one that serves only, and one that works on the job queue only. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 as uuid } from 'uuid'
import { afterAll, expect, it } from 'vitest'
import { openQueueScenario } from '../../support/scenarios/queueScenario.ts'
import { openSharedDatabase } from '#server/app/commands/openSharedDatabase.ts'
import { withOwnerRole } from '#server/platform/db/databaseRoles.ts'
import { migrate, pendingMigrations } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { freePort } from '#test/support/startProduct.ts'
import { addressOf, asOwner, newDatabase } from '#test/support/testDatabase.ts'

const server = process.env['TEST_DATABASE_URL'] ?? null
const folder = mkdtempSync(join(tmpdir(), 'liftwise-worker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PROGRAM = join(import.meta.dirname, '../../../src/server/app/main.ts')
const start = (command: string, settings: Record<string, string>) =>
  spawn(process.execPath, ['--import', 'tsx', PROGRAM, command], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...settings },
  })

const TOKEN_SECRET = 'the secret of a worker that is only a test'

function heard(child: ChildProcess): { said: string; complained: string } {
  const words = { said: '', complained: '' }
  child.stdout?.on('data', (chunk: Buffer) => (words.said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (words.complained += chunk.toString()))
  return words
}

it.each(['web', 'worker'])(
  '[29.15] [48.2] %s refuses the embedded database with a sentence',
  async (command) => {
    const settings = readSettings({ DATA_DIR: folder })
    await expect(openSharedDatabase(command, settings)).rejects.toThrow(
      `The command '${command}' needs DATABASE_URL: only one process can open the embedded database`,
    )
  },
)

it('[48.1] ends with 1 and a sentence when a command fails', async () => {
  const child = start('worker', {})
  const words = heard(child)
  expect(await once(child, 'close')).toEqual([1, null])
  expect(words).toEqual({ said: '', complained: expect.stringMatching(/^The command .*\.\n$/) })
})

it.runIf(server)(
  '[48.2] [48.61] a database that lacks migrations is refused until they have run, and one with later ones until that is accepted',
  async () => {
    const settings = readSettings({ DATABASE_URL: await newDatabase(server ?? ''), TOKEN_SECRET })
    await expect(openSharedDatabase('web', settings)).rejects.toThrow(
      /^The database lacks \d+ migrations of this version, from 0001_foundations on\. Run '.*migrate' first\.$/,
    )
    const db = await openDatabase(settings)
    await migrate(db)
    await asOwner(db, `insert into migrations (name, run_on) values ('9999_later', now())`)
    expect(await withOwnerRole(db.pool, pendingMigrations)).toEqual([])
    await migrate(db)
    await db.close()
    await expect(openSharedDatabase('web', settings)).rejects.toThrow(
      /^A later version of Liftwise, \d+\.\d+\.\d+, has changed this database \(9999_later\), and this is .* to go back, restore the backup/,
    )
    const accepting = { ...settings, newerDatabase: 'accept' as const }
    await (await openSharedDatabase('web', accepting)).db.close()
  },
)

it.runIf(server)(
  '[29.15] [48.3] [48.11] web leaves the queue alone; worker works on it until it is stopped, and stops in order',
  async () => {
    const scenario = await openQueueScenario()
    const settings = {
      DATABASE_URL: addressOf(scenario.db),
      TOKEN_SECRET,
      PORT: String(await freePort()),
    }
    const job = await scenario.enqueue({ kind: 'mail.passwordReset', userId: uuid() })
    const ofNextVersion = await scenario.enqueue({ kind: 'mail.next' as 'mail.passwordReset' })
    const web = start('web', settings)
    const greeting = heard(web)
    await expect.poll(() => greeting.said, { timeout: 20_000 }).toMatch(/Liftwise is at/)

    expect((await scenario.rowOf(job)).state).toBe('waiting')
    // Started explicitly, despite this setting.
    const worker = start('worker', { ...settings, WORKER: 'off' })
    const words = heard(worker)
    await expect
      .poll(async () => (await scenario.rowOf(job)).state, { timeout: 20_000, interval: 50 })
      .toBe('cancelled')
    expect((await scenario.rowOf(ofNextVersion)).state).toBe('waiting')
    for (const child of [web, worker]) {
      child.kill('SIGTERM')
      expect(await once(child, 'close')).toEqual([0, null])
    }
    expect(words.complained).toBe('')
    // A single line of the log.
    expect(JSON.parse(words.said)).toMatchObject({ msg: 'Liftwise is processing the job queue.' })
    await scenario.db.close()
  },
)
