/** Background work of a process, with or without a web server in it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { startBackgroundWork, sweepDaily, sweepHourly } from '#server/app/backgroundLoops.ts'
import { buildClient } from '#server/app/factories/buildClient.ts'
import { readStaleClients } from '#server/features/rollups/refreshRollups.ts'
import { diskFileStore } from '#server/platform/files/diskFileStore.ts'
import type { FileStore } from '#server/platform/files/fileStore.ts'
import type { AppServices } from '#server/platform/http/appServices.ts'
import { createMetrics } from '#server/platform/metrics/metrics.ts'
import { readSettings } from '#server/platform/settings/settings.ts'
import { testDatabase } from '#test/support/testDatabase.ts'
import { writeRows } from '#test/support/writeRows.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const HOUR_MS = 3_600_000
const folder = mkdtempSync(join(tmpdir(), 'liftwise-background-'))
const settings = readSettings({
  DATA_DIR: folder,
  TOKEN_SECRET: 'the secret of a process that is only a test',
  DEMO: 'off',
})

const db = await testDatabase()
const store = diskFileStore({ folder, secret: 'of one test' })
/** Times at which unused uploads were swept. */
const sweeps: Date[] = []
const files: FileStore = { ...store, removeUnfinished: async (before) => void sweeps.push(before) }

afterAll(async () => {
  await db.close()
  rmSync(folder, { recursive: true, force: true })
})

const start = (worker: boolean) => {
  const errors: unknown[] = []
  const services = { db, files, settings: { ...settings, worker }, now: () => NOW } as AppServices
  const stop = startBackgroundWork(services, {
    error: (entry: unknown) => errors.push(entry),
    info: () => undefined,
  })
  return { stop, errors }
}

async function addExpiredRow(): Promise<void> {
  await writeRows(db, 'every client', (tables) =>
    tables
      .insert('throttles')
      .values({ key: 'long ago', used: 1, resets_at: new Date(NOW.getTime() - 100 * HOUR_MS) }),
  )
}

const hasExpiredRow = async (): Promise<boolean> => {
  const rows = await db.read('every client', (tables) =>
    tables.from('throttles').select('key').where('key', '=', 'long ago'),
  )
  return rows.length > 0
}

it('[29.16] a process that works schedules, rolls up and sweeps, without serving anything', async () => {
  await buildClient(db)
  await addExpiredRow()
  const { stop, errors } = start(true)
  await expect
    .poll(
      async () => ({
        sweeps: sweeps.length,
        staleClients: await readStaleClients(db),
        hasExpiredRow: await hasExpiredRow(),
        watermarks: (await db.read('every client', (tables) => tables.from('planner').selectAll()))
          .length,
      }),
      { timeout: 20_000, interval: 20 },
    )
    .toEqual({ sweeps: 1, staleClients: [], hasExpiredRow: false, watermarks: 1 })
  await stop()
  expect(errors).toEqual([])
})

it('[29.16] a process whose setting WORKER is off leaves all of it to others', async () => {
  const { id } = await buildClient(db)
  const { stop } = start(false)
  await db.ping()
  await stop()
  expect(await readStaleClients(db)).toEqual([id])
})

it('[29.16] of any number of processes one sweeps each hour, and one deletes expired rows each day', async () => {
  sweeps.length = 0
  for (const hours of [50, 50.9, 51, 51.2]) {
    const now = new Date(NOW.getTime() + hours * HOUR_MS)
    await Promise.all([1, 2, 3].map(() => sweepHourly({ db, files, now })))
  }
  expect(sweeps).toHaveLength(2)
  const deletions: boolean[] = []
  for (const hours of [50, 60, 74]) {
    const now = new Date(NOW.getTime() + hours * HOUR_MS)
    await addExpiredRow()
    await Promise.all([1, 2, 3].map(() => sweepDaily({ db, files, now, isStopping: () => false })))
    deletions.push(!(await hasExpiredRow()))
    if (await hasExpiredRow())
      await writeRows(db, 'every client', (tables) =>
        tables.remove('throttles').where('key', '=', 'long ago'),
      )
  }
  expect(deletions).toEqual([true, false, true])
})

it('[29.18] a sweep that fails is due again, and counted', async () => {
  const now = new Date(NOW.getTime() + 100 * HOUR_MS)
  let times = 0
  const away: FileStore = {
    ...files,
    removeUnfinished: async () => {
      times += 1
      if (times < 2) throw new Error('The file store is away.')
    },
  }
  await expect(sweepHourly({ db, files: away, now })).rejects.toThrow('is away')
  for (let again = 0; again < 2; again += 1) await sweepHourly({ db, files: away, now })
  expect(times).toBe(2)
  const metrics = createMetrics()
  const log = { error: () => undefined, info: () => undefined }
  const later = () => new Date(now.getTime() + 2 * HOUR_MS)
  times = 0
  const stop = startBackgroundWork(
    { db, files: away, settings, now: later, metrics } as AppServices,
    log,
  )
  await expect
    .poll(() => metrics.render(), { timeout: 20_000, interval: 20 })
    .toContain('liftwise_background_failures{work="Sweeping uploads and files"} 1')
  await stop()
})
