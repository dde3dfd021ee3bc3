import { expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { readSql } from '../../platform/db/executor.ts'
import { startRollupWorker } from './rollupWorker.ts'

const EVERY_MS = 5
const AFTER_FAILURE_MS = 40

function runWorker(db: Partial<Database>) {
  const errors: unknown[] = []
  const stop = startRollupWorker({
    db: { sql: readSql, ...db } as Database,
    settings: { databaseUrl: null },
    report: (error) => errors.push(error),
    intervalMs: EVERY_MS,
    retryDelayMs: AFTER_FAILURE_MS,
  })
  return { stop, errors }
}

/** Resolves when the condition is true; otherwise the test's time limit ends the wait. */
async function waitUntil(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate)
}

it('[25.8] looks again and again, and no more when it was stopped', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let readCount = 0
  const { stop, errors } = runWorker({
    read: async () => {
      readCount += 1
      return []
    },
  })
  await vi.advanceTimersByTimeAsync(EVERY_MS * 3)
  expect(readCount).toBeGreaterThan(2)
  await stop()
  const countAtStop = readCount
  await vi.advanceTimersByTimeAsync(EVERY_MS * 4)
  expect(readCount).toBe(countAtStop)
  expect(errors).toEqual([])
})

it('[25.8] reports what went wrong with one client, and counts the others', async () => {
  const counted: unknown[] = []
  const db = {
    read: async () => (counted.length === 0 ? [{ id: 'one' }, { id: 'two' }] : []),
    write: async (scope: { clientId: string }) => {
      if (scope.clientId === 'one') throw new Error('the database is full')
      counted.push(scope.clientId)
      return 0
    },
  }
  const { stop, errors } = runWorker(db as unknown as Database)
  await waitUntil(() => counted.length > 0)
  await stop()
  expect(errors).toEqual([new Error('the database is full')])
  expect(counted).toEqual(['two'])
})

it('[25.8] stops when the step that is under way is done', async () => {
  let finish = (): void => undefined
  let steps = 0
  const db = {
    read: async () => [{ id: 'one' }],
    write: () =>
      new Promise((resolve) => {
        steps += 1
        finish = () => resolve(1_000)
      }),
  }
  const { stop } = runWorker(db as unknown as Database)
  await waitUntil(() => steps === 1)
  let isStopped = false
  const stopping = (async () => {
    await stop()
    isStopped = true
  })()
  await new Promise(setImmediate)
  expect(isStopped).toBe(false)
  finish()
  await stopping
  expect(steps).toBe(1)
})
