/** The processes that share a database, and the thread of long work on PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSharedDatabase } from '#server/app/commands/openSharedDatabase.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { superviseHeavyWorker } from '#server/app/heavyThread.ts'
import { withOwnerRole } from '#server/platform/db/databaseRoles.ts'
import { migrate, pendingMigrations } from '#server/platform/db/migrate.ts'
import { openDatabase } from '#server/platform/db/openDatabase.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { buildJob } from '#test/support/buildJob.ts'
import { freePort } from '#test/support/startProduct.ts'
import { addressOf, asOwner, newDatabase } from '#test/support/testDatabase.ts'
import { openQueueScenario, type QueueScenario } from '../../support/scenarios/queueScenario.ts'

const server = process.env['TEST_DATABASE_URL'] ?? null
const folder = mkdtempSync(join(tmpdir(), 'liftwise-worker-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PROGRAM = join(import.meta.dirname, '../../../src/server/app/main.ts')
const start = (command: string, settings: Record<string, string>) =>
  spawn(process.execPath, ['--import', 'tsx', PROGRAM, command], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...settings },
  })

const TOKEN_SECRET = 'the secret of a worker that is only a test'

const PATIENCE = { timeout: 25_000, interval: 50 }

function heard(child: ChildProcess): { said: string; complained: string } {
  const words = { said: '', complained: '' }
  child.stdout?.on('data', (chunk: Buffer) => (words.said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (words.complained += chunk.toString()))
  return words
}

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
      /^The database lacks \d+ migrations of this version, from 0052_release_0_2 on\. Run '.*migrate' first\.$/,
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
    await expect.poll(() => greeting.said, PATIENCE).toMatch(/Liftwise is at/)

    expect((await scenario.rowOf(job)).state).toBe('waiting')
    // Started explicitly, despite this setting.
    const worker = start('worker', { ...settings, WORKER: 'off' })
    const words = heard(worker)
    await expect.poll(async () => (await scenario.rowOf(job)).state, PATIENCE).toBe('cancelled')
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

describe.runIf(server)('the thread of long work', () => {
  let scenario: QueueScenario
  let url: string
  beforeAll(async () => {
    scenario = await openQueueScenario()
    url = addressOf(scenario.db)
  })
  afterAll(() => scenario.db.close())

  /** Requests an export as a person who may. */
  const order = async () => {
    const { id } = await buildUser(scenario.db, { client_id: scenario.clientId })
    return buildJob(scenario.db, {
      client_id: scenario.clientId,
      user_id: id,
      state: 'waiting',
      due_at: new Date(0),
      payload: { filter: {}, sort: { column: 'date', order: 'DESC' } } as object,
    })
  }

  const rowOf = async (id: string) => {
    const rows = await scenario.db.read('every client', (tables) =>
      tables.from('jobs').selectAll().where('id', '=', id),
    )
    return rows[0]
  }

  const stateOf = (id: string) => async () => (await rowOf(id))?.state

  it('[29.9] of a worker exports what was requested, and the worker leaves in order', async () => {
    const { id } = await order()
    const child = start('worker', { DATABASE_URL: url, TOKEN_SECRET })
    const words = heard(child)
    await expect.poll(stateOf(id), PATIENCE).toBe('done')
    const row = await rowOf(id)
    expect(existsSync(join(folder, 'files', row?.file ?? 'none'))).toBe(true)
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
    expect(words.complained).toBe('')
  })

  it('[29.9] [47.9] is left within ten seconds while a statement goes on, and its job is for others after', async () => {
    const { id } = await order()
    const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: url, TOKEN_SECRET })
    const reported: unknown[] = []
    const owner = new pg.Client({ connectionString: url })
    await owner.connect()
    await owner.query('begin')
    await owner.query('lock table observations in access exclusive mode')
    const stop = superviseHeavyWorker({ settings }, (error) => reported.push(error))
    await expect.poll(stateOf(id), PATIENCE).toBe('running')
    await stop()
    await owner.query('rollback')
    await owner.end()
    expect(reported).toEqual([])
    expect(await rowOf(id)).toMatchObject({ state: 'running', attempts: 1 })
    await scenario.loseLeases()
    const metrics = createMetrics()
    const stopOther = superviseHeavyWorker({ settings, metrics }, (error) => reported.push(error))
    await expect.poll(stateOf(id), PATIENCE).toBe('done')
    expect(await metrics.render()).toMatch(/^liftwise_heavy_thread_starts 1$/m)
    expect(await metrics.render()).toMatch(/^liftwise_heavy_thread_busy_ratio 0\.\d+$/m)
    await stopOther()
    expect(reported).toEqual([])
  })

  it('[29.9] says why it cannot begin, and lets itself be stopped between two tries', async () => {
    const nowhere = { DATABASE_URL: `${url}_not_there`, TOKEN_SECRET }
    const reported: unknown[] = []
    const settings = readSettings({ DATA_DIR: folder, ...nowhere })
    const stop = superviseHeavyWorker({ settings }, (error) => reported.push(error))
    await expect.poll(() => reported.length, PATIENCE).toBeGreaterThan(0)
    await stop()
    expect(String(reported[0])).toContain('does not exist')
  })
})
