/** On PostgreSQL exports and imports run in a separate thread, which shuts down in order. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { superviseHeavyWorker } from '#server/app/heavyThread.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import { buildJob } from '#test/support/buildJob.ts'
import { buildUser } from '#server/app/factories/buildUser.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { openQueueScenario, type QueueScenario } from '../../support/scenarios/queueScenario.ts'
import { addressOf } from '#test/support/testDatabase.ts'

const SCRIPT = join(import.meta.dirname, '../../../src/server/app/main.ts')
const SECRET = 'the secret of a worker that is only a test'

const server = process.env['TEST_DATABASE_URL'] ?? null
const folder = mkdtempSync(join(tmpdir(), 'liftwise-thread-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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

  const PATIENCE = { timeout: 25_000, interval: 50 }

  it('[29.9] of a worker exports what was requested, and the worker leaves in order', async () => {
    const { id } = await order()
    const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, 'worker'], {
      env: { PATH: process.env['PATH'], DATA_DIR: folder, DATABASE_URL: url, TOKEN_SECRET: SECRET },
    })
    let complained = ''
    child.stderr.on('data', (chunk: Buffer) => (complained += chunk.toString()))
    await expect.poll(stateOf(id), PATIENCE).toBe('done')
    const row = await rowOf(id)
    expect(existsSync(join(folder, 'files', row?.file ?? 'none'))).toBe(true)
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([0, null])
    expect(complained).toBe('')
  })

  it('[29.9] [47.9] is left within ten seconds while a statement goes on, and its job is for others after', async () => {
    const { id } = await order()
    const settings = readSettings({ DATA_DIR: folder, DATABASE_URL: url, TOKEN_SECRET: SECRET })
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
    const nowhere = { DATABASE_URL: `${url}_not_there`, TOKEN_SECRET: SECRET }
    const reported: unknown[] = []
    const settings = readSettings({ DATA_DIR: folder, ...nowhere })
    const stop = superviseHeavyWorker({ settings }, (error) => reported.push(error))
    await expect.poll(() => reported.length, PATIENCE).toBeGreaterThan(0)
    await stop()
    expect(String(reported[0])).toContain('does not exist')
  })
})
